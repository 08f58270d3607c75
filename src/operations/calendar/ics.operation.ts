import type { FileResult, Operation, Ports } from '../../operation.ts';
import { calendarCost } from './cost.ts';
import type { IcsFile } from './ics-file.ts';
import { type CalendarInput, calendarRequest, linkNarrows } from './schema.ts';
import { timeZonesVersion } from './zones/zones.generated.ts';

export const calendarIcs = {
  id: 'calendar.ics',
  summary: 'Make a calendar file',
  description:
    'One event, or with `events` up to 100 of them, as an .ics file (RFC 5545) for every calendar program. With ' +
    '`tz` the file carries local times and the exact clock changes of the zone, so that repeats keep their local ' +
    'hour; without it times are written in UTC.\n\n' +
    'The same title, start, end and location give the same UID, so that sending a booking again updates it. A ' +
    'local time that the clock skips or repeats is refused unless it has an offset. A start that `repeat` does not ' +
    'name is moved to the first day that it does.\n\n' +
    'By GET it is a link to add one event to a calendar.',
  routes: [
    { method: 'GET', path: '/v1/calendar/ics', narrows: linkNarrows, requires: ['title', 'start'] },
    { method: 'POST', path: '/v1/calendar/ics' },
  ],
  input: calendarRequest,
  output: { media: { 'text/calendar': { file: 'The calendar, an attachment.' } } },
  limits: { bodyBytes: 262_144 },
  answerBytes: (requestBytes) => 524_288 + 8 * requestBytes,
  needs: ['clock'],
  cost: calendarCost,
  cache: { revalidates: true },
  data: { timezones: timeZonesVersion },
  examples: [
    {
      title: 'A weekly class with a reminder',
      input: {
        title: 'Pottery class',
        start: '2026-06-02T18:30',
        end: '2026-06-02T20:00',
        tz: 'Europe/Berlin',
        location: 'Kiln Street 4',
        reminder_minutes: 60,
        repeat: { freq: 'weekly', by_day: ['TU', 'TH'], until: '2026-12-17', exclude: ['2026-10-06'] },
      },
    },
    {
      title: 'A booking in UTC, with its own identifier',
      input: {
        title: 'Video call',
        start: '2026-06-01T09:00:00Z',
        end: '2026-06-01T09:45:00Z',
        url: 'https://meet.example.com/4711',
        uid: 'booking-4711@example.com',
      },
    },
    {
      title: 'The closing days and the season opening of a shop, in one calendar',
      input: {
        name: 'Corner Shop',
        tz: 'America/New_York',
        events: [
          { title: 'Closed for stocktaking', start: '2027-01-04', end: '2027-01-05', show_as: 'free' },
          { title: 'Season opening', start: '2027-03-20T10:00', duration_minutes: 480, categories: ['Sale'] },
        ],
      },
    },
  ],
  run: (input: CalendarInput, { clock }: Ports<'clock'>) =>
    loaded === undefined
      ? load().then(({ icsFile }) => attachment(icsFile(input, clock())))
      : attachment(loaded.icsFile(input, clock())),
} as const satisfies Operation<CalendarInput, never>;

/** Imported with the first file, not at start, and kept: a second import() takes two thirds of the time of a small file. */
let loaded: typeof import('./ics-file.ts') | undefined;

async function load() {
  loaded = await import('./ics-file.ts');
  return loaded;
}

function attachment({ bytes, fileName, asciiName }: IcsFile): FileResult {
  const mediaType = 'text/calendar; charset=utf-8';
  return { kind: 'file', mediaType, disposition: 'attachment', bytes, fileName, asciiName };
}
