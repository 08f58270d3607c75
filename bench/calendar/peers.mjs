/** The peers of calendar.bench.mjs, each with the calls of its documentation. */
import { peer } from '../harness.mjs';

const isOldNode = Number.parseInt(process.versions.node, 10) < 22;
if (isOldNode) console.log(`skipped: ical-generator needs Node 22, this is ${process.versions.node}`);
const icalGenerator = isOldNode ? undefined : await peer('ical-generator');
const zones = await peer('timezones-ical-library');
const tsIcs = await peer('ts-ics');

const encoder = new TextEncoder();

export const TZ = 'Europe/Berlin';
export const NOW = new Date('2026-11-21T12:00:00Z');

/** Writes a request with ical-generator and its zones; undefined where they do not run. */
export function generatorCall(request) {
  if (icalGenerator === undefined || zones === undefined) return undefined;
  const events = eventsOf(request);
  return () => {
    const calendar = icalGenerator.default({ name: request.name });
    const isZoned = events.some(({ tz }) => tz !== undefined);
    if (isZoned) calendar.timezone({ name: TZ, generator: (name) => zones.tzlib_get_ical_block(name)[0] });
    for (const { event, start, end, tz } of events) {
      calendar.createEvent({
        start,
        end,
        ...(tz && { timezone: tz }),
        summary: event.title,
        location: event.location,
        description: event.description,
        ...(event.reminder_minutes && {
          alarms: [{ type: 'display', trigger: event.reminder_minutes * 60 }],
        }),
        ...(event.repeat && {
          repeating: { freq: 'WEEKLY', byDay: event.repeat.by_day, count: event.repeat.count },
        }),
      });
    }
    return encoder.encode(calendar.toString());
  };
}

/** Writes a request with ts-ics; undefined where it is not installed. */
export function tsIcsCall(request) {
  if (tsIcs === undefined) return undefined;
  const events = eventsOf(request).map(({ event, start, end, tz, instants }) => ({
    stamp: { date: NOW },
    start: tsIcsDate(start, instants[0], tz),
    end: tsIcsDate(end, instants[1], tz),
    summary: event.title,
    location: event.location,
    description: event.description,
    ...(event.reminder_minutes && {
      alarms: [
        {
          action: 'DISPLAY',
          description: event.title,
          trigger: { type: 'relative', value: { before: true, minutes: event.reminder_minutes } },
        },
      ],
    }),
    ...(event.repeat && {
      recurrenceRule: {
        frequency: 'WEEKLY',
        byDay: event.repeat.by_day.map((code) => ({ day: code })),
        count: event.repeat.count,
      },
    }),
  }));
  return () =>
    encoder.encode(
      tsIcs.generateIcsCalendar({
        version: '2.0',
        prodId: '-//peer//EN',
        name: request.name,
        events: events.map((event) => ({ ...event, uid: crypto.randomUUID() })),
      }),
    );
}

function tsIcsDate(wall, instant, tz) {
  if (tz === undefined) return { date: instant };
  const date = new Date(Date.UTC(2026, wall.getMonth(), wall.getDate(), wall.getHours(), wall.getMinutes()));
  return { date: instant, local: { date, timezone: tz, tzoffset: '+0200' } };
}

/** Each event with the Dates its peers require: ical-generator uses the wall clock of this process's zone. */
function eventsOf(request) {
  return (request.events ?? [request]).map((event) => {
    const times = [event.start, event.end];
    const instants = times.map((time) => new Date(event.tz ? `${time}+02:00` : time));
    const [start, end] = event.tz ? times.map((time) => new Date(time)) : instants;
    return { event, start, end, tz: event.tz, instants };
  });
}
