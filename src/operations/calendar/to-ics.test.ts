import { describe, expect, test } from 'vitest';
import { type CalendarEvent, type CalendarRequest, toIcs } from './index.ts';

const now = new Date('2026-11-21T12:34:56.789Z');

interface Row {
  readonly name: string;
  readonly event: Partial<CalendarEvent>;
  /** Lines the file has, in this order. */
  readonly lines: readonly string[];
  /** Beginnings of lines it does not have. */
  readonly without?: readonly string[];
}

const berlin = { tz: 'Europe/Berlin' };
const evening = { start: '2026-06-02T20:00', end: '2026-06-02T21:00' };

const times: readonly Row[] = [
  {
    name: 'D5: Z is UTC',
    event: { start: '2026-06-01T09:00:00.000Z' },
    lines: ['DTSTART:20260601T090000Z'],
    without: ['DTEND', 'BEGIN:VTIMEZONE'],
  },
  {
    name: 'D5: an offset is UTC',
    event: { start: '2026-06-01T09:00+02:00', end: '2026-06-01T10:00Z' },
    lines: ['DTSTART:20260601T070000Z', 'DTEND:20260601T100000Z'],
  },
  {
    name: 'D6: tz and a local time',
    event: { ...berlin, ...evening },
    lines: [
      'TZID:Europe/Berlin',
      'DTSTART;TZID=Europe/Berlin:20260602T200000',
      'DTEND;TZID=Europe/Berlin:20260602T210000',
    ],
  },
  {
    name: 'D6: tz and an instant: the local time of the zone',
    event: { ...berlin, start: '2026-06-01T09:00Z' },
    lines: ['DTSTART;TZID=Europe/Berlin:20260601T110000'],
  },
  {
    name: 'D6: an offset resolves a skipped time',
    event: { ...berlin, start: '2026-03-29T02:30+01:00' },
    lines: ['DTSTART;TZID=Europe/Berlin:20260329T033000'],
  },
  {
    name: 'D7: the second pass of a repeated hour is UTC',
    event: { ...berlin, start: '2026-10-25T02:30+01:00' },
    lines: ['DTSTART:20261025T013000Z'],
    without: ['BEGIN:VTIMEZONE'],
  },
  {
    name: 'D7: an end in the second pass beside a local start',
    event: { ...berlin, start: '2026-10-25T01:30', end: '2026-10-25T02:30+01:00' },
    lines: ['DTSTART;TZID=Europe/Berlin:20261025T013000', 'DTEND:20261025T013000Z'],
  },
  {
    name: 'D7: a repeat that begins in the first pass',
    event: { ...berlin, start: '2026-10-25T02:30+02:00', repeat: { freq: 'daily' } },
    lines: ['DTSTART;TZID=Europe/Berlin:20261025T023000'],
  },
  {
    name: 'D8: the spelling of the tz database',
    event: { ...evening, tz: 'us/eastern' },
    lines: ['TZID:US/Eastern', 'X-LIC-LOCATION:US/Eastern', 'DTSTART;TZID=US/Eastern:20260602T200000'],
  },
  {
    name: 'D8: UTC by another name',
    event: { ...evening, tz: 'Zulu' },
    lines: ['DTSTART:20260602T200000Z'],
    without: ['BEGIN:VTIMEZONE'],
  },
  {
    name: 'D8: tz beside a date says nothing',
    event: { ...berlin, start: '2026-06-02' },
    lines: ['DTSTART;VALUE=DATE:20260602'],
    without: ['BEGIN:VTIMEZONE'],
  },
  {
    name: 'D16: one day',
    event: { start: '2026-06-02' },
    lines: ['DTSTART;VALUE=DATE:20260602', 'DTEND;VALUE=DATE:20260603'],
  },
  {
    name: 'D16: the day after the last, over a leap day',
    event: { start: '2028-02-28', end: '2028-02-29' },
    lines: ['DTSTART;VALUE=DATE:20280228', 'DTEND;VALUE=DATE:20280301'],
  },
  {
    name: 'a length instead of an end, over a clock change',
    event: { ...berlin, start: '2026-03-29T01:30', duration_minutes: 60 },
    lines: ['DTEND;TZID=Europe/Berlin:20260329T033000'],
  },
  {
    name: 'a length that ends in a repeated hour',
    event: { ...berlin, start: '2026-10-25T01:30', duration_minutes: 60 },
    lines: ['DTEND:20261025T003000Z'],
  },
];

const repeats: readonly Row[] = [
  {
    name: 'D12: order of the parts, any case, no repeats',
    event: {
      ...berlin,
      ...evening,
      repeat: { freq: 'WEEKLY' as 'weekly', interval: 2, count: 5, by_day: ['th', 'TU', 'Th'] },
    },
    lines: ['RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=5;BYDAY=TH,TU'],
  },
  {
    name: 'D12: a sign does not matter',
    event: { ...berlin, ...evening, repeat: { freq: 'monthly', by_day: ['+1tu', '-1FR'] } },
    lines: ['RRULE:FREQ=MONTHLY;BYDAY=1TU,-1FR'],
  },
  {
    name: 'D13: until a day, west: the whole local day',
    event: {
      start: '2026-06-02T20:00',
      tz: 'America/Los_Angeles',
      repeat: { freq: 'daily', until: '2026-06-30' },
    },
    lines: ['RRULE:FREQ=DAILY;UNTIL=20260701T065959Z'],
  },
  {
    name: 'D13: until a day, east: not the next',
    event: {
      start: '2026-06-02T08:00',
      tz: 'Pacific/Auckland',
      repeat: { freq: 'daily', until: '2026-06-30' },
    },
    lines: ['RRULE:FREQ=DAILY;UNTIL=20260630T115959Z'],
  },
  {
    name: 'D13: until a day without tz: at the offset of start',
    event: { start: '2026-06-02T08:00-05:00', repeat: { freq: 'daily', until: '2026-06-30' } },
    lines: ['RRULE:FREQ=DAILY;UNTIL=20260701T045959Z'],
  },
  {
    name: 'D13: until a local time',
    event: { ...berlin, ...evening, repeat: { freq: 'daily', until: '2026-06-30T20:00' } },
    lines: ['RRULE:FREQ=DAILY;UNTIL=20260630T180000Z'],
  },
  {
    name: 'D13: until a day of an all-day event',
    event: { start: '2026-06-02', repeat: { freq: 'daily', until: '2026-06-30' } },
    lines: ['RRULE:FREQ=DAILY;UNTIL=20260630'],
  },
  {
    name: 'D14: start moves to the first day named',
    event: { ...berlin, ...evening, repeat: { freq: 'weekly', by_day: ['MO'] } },
    lines: ['DTSTART;TZID=Europe/Berlin:20260608T200000', 'DTEND;TZID=Europe/Berlin:20260608T210000'],
  },
  {
    name: 'D14: over a clock change at its local hour',
    event: {
      ...berlin,
      start: '2026-03-28T20:00',
      duration_minutes: 60,
      repeat: { freq: 'weekly', by_day: ['SU'] },
    },
    lines: ['DTSTART;TZID=Europe/Berlin:20260329T200000', 'DTEND;TZID=Europe/Berlin:20260329T210000'],
  },
  {
    name: 'D14: all day',
    event: { start: '2026-06-02', end: '2026-06-03', repeat: { freq: 'monthly', by_month_day: [-1] } },
    lines: ['DTSTART;VALUE=DATE:20260630', 'DTEND;VALUE=DATE:20260702', 'RRULE:FREQ=MONTHLY;BYMONTHDAY=-1'],
  },
  {
    name: 'D15: weekdays move where UTC has another date',
    event: { start: '2026-06-02T20:00-08:00', repeat: { freq: 'weekly', by_day: ['TU'] } },
    lines: ['DTSTART:20260603T040000Z', 'RRULE:FREQ=WEEKLY;BYDAY=WE'],
  },
  {
    name: 'D15: and back',
    event: { start: '2026-06-02T02:00+05:00', repeat: { freq: 'weekly', by_day: ['TU', 'FR'] } },
    lines: ['DTSTART:20260601T210000Z', 'RRULE:FREQ=WEEKLY;BYDAY=MO,TH'],
  },
  {
    name: 'D15: not with a tz',
    event: { start: '2026-06-02T20:00-08:00', tz: 'UTC', repeat: { freq: 'weekly', by_day: ['TU'] } },
    lines: ['DTSTART:20260609T040000Z', 'RRULE:FREQ=WEEKLY;BYDAY=TU'],
  },
  {
    name: 'D15: the same day of the month is another, in the same month',
    event: { start: '2026-06-15T20:00-08:00', repeat: { freq: 'monthly' } },
    lines: ['DTSTART:20260616T040000Z', 'RRULE:FREQ=MONTHLY;BYMONTHDAY=16'],
  },
  {
    name: 'days that do not take place',
    event: {
      ...berlin,
      ...evening,
      repeat: {
        freq: 'daily',
        exclude: ['2026-06-04', '2026-06-03T20:00', '2026-06-05T18:00Z', '2026-06-04', '2026-06-01'],
      },
    },
    lines: [
      'EXDATE;TZID=Europe/Berlin:20260603T200000',
      'EXDATE;TZID=Europe/Berlin:20260604T200000',
      'EXDATE;TZID=Europe/Berlin:20260605T200000',
      'SUMMARY:A',
    ],
  },
  {
    name: 'the same in UTC, at the offset of start',
    event: { start: '2026-06-02T20:00-08:00', repeat: { freq: 'daily', exclude: ['2026-06-04'] } },
    lines: ['EXDATE:20260605T040000Z'],
  },
  {
    name: 'the same all day',
    event: { start: '2026-06-02', repeat: { freq: 'daily', exclude: ['2026-06-04'] } },
    lines: ['EXDATE;VALUE=DATE:20260604'],
  },
  {
    name: 'weeks from Sunday on',
    event: {
      ...berlin,
      ...evening,
      repeat: { freq: 'weekly', interval: 2, by_day: ['SU', 'WE'], week_start: 'su' as never },
    },
    lines: ['DTSTART;TZID=Europe/Berlin:20260603T200000', 'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,WE;WKST=SU'],
  },
  {
    name: 'D9: an irregular zone with an end',
    event: { ...evening, tz: 'Africa/Casablanca', repeat: { freq: 'weekly', count: 3 } },
    lines: ['RRULE:FREQ=WEEKLY;COUNT=3;BYDAY=TU'],
  },
  {
    name: 'D9: an irregular zone in UTC',
    event: { start: '2026-06-02T20:00+01:00', repeat: { freq: 'weekly' } },
    lines: ['RRULE:FREQ=WEEKLY;BYDAY=TU'],
  },
  {
    name: 'D9: an irregular zone all day',
    event: { start: '2026-06-02', tz: 'Asia/Gaza', repeat: { freq: 'weekly' } },
    lines: ['RRULE:FREQ=WEEKLY;BYDAY=TU'],
  },
];

const details: readonly Row[] = [
  {
    name: 'every property, in order',
    event: {
      start: '2026-06-02',
      uid: 'u',
      location: 'L',
      description: 'D',
      url: 'https://a.example/?b=c,d;e',
      categories: ['x', 'y'],
      status: 'tentative',
      show_as: 'free',
      sequence: 0,
      reminder_minutes: 0,
      reminders: [15, 0],
    },
    lines: [
      'UID:u',
      'DTSTAMP:20261121T123456Z',
      'SUMMARY:A',
      'LOCATION:L',
      'DESCRIPTION:D',
      'URL:https://a.example/?b=c,d;e',
      'CATEGORIES:x,y',
      'STATUS:TENTATIVE',
      'TRANSP:TRANSPARENT',
      'SEQUENCE:0',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:A',
      'TRIGGER:PT0M',
      'END:VALARM',
      'BEGIN:VALARM',
      'TRIGGER:-PT15M',
      'END:VALARM',
      'END:VEVENT',
    ],
  },
  {
    name: 'D3: null and empty texts are absent',
    event: {
      start: '2026-06-02',
      location: '',
      description: '',
      url: null as never,
      end: null as never,
      repeat: null as never,
    },
    lines: ['SUMMARY:A', 'END:VEVENT'],
    without: ['LOCATION', 'DESCRIPTION', 'URL', 'RRULE'],
  },
  {
    name: 'D22: a single event names no calendar',
    event: { start: '2026-06-02', name: 'Shop' } as Partial<CalendarEvent>,
    lines: [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Sundry//Calendar 1.0//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
    ],
    without: ['NAME', 'X-WR-CALNAME', 'METHOD', 'X-WR-TIMEZONE'],
  },
];

describe.each([
  { title: 'times', rows: times },
  { title: 'repeats', rows: repeats },
  { title: 'the rest', rows: details },
])('$title', ({ rows }) => {
  test.each(rows)('$name', ({ event, lines, without = [] }) => {
    const written = linesOf({ title: 'A', start: '', ...event });
    const places = lines.map((line) => written.indexOf(line));
    expect(lines.filter((_line, index) => places[index]! < 0)).toEqual([]);
    const distinct = [...new Set(places)];
    expect([...distinct].sort((a, b) => a - b)).toEqual(distinct);
    expect(written.filter((line) => without.some((start) => line.startsWith(start)))).toEqual([]);
  });
});

describe('several events', () => {
  const noon = { title: 'A', start: '2026-06-02T12:00' };
  test('the name, and each zone once, in the order of first use, before the events', () => {
    const request = {
      name: 'Shop; Berlin',
      events: [
        { ...noon, tz: 'Asia/Tokyo' },
        { ...noon, ...berlin },
        { ...noon, title: 'B', tz: 'asia/tokyo' },
      ],
    };
    const written = linesOf(request).filter((line) => /^(NAME|X-WR|TZID|BEGIN:VEVENT)/.test(line));
    expect(written).toEqual([
      'NAME:Shop\\; Berlin',
      'X-WR-CALNAME:Shop\\; Berlin',
      'TZID:Asia/Tokyo',
      'TZID:Europe/Berlin',
      ...Array(3).fill('BEGIN:VEVENT'),
    ]);
  });

  test('D10: the earlier event comes second: one VTIMEZONE that begins before it', () => {
    const request = {
      events: [
        { ...noon, ...berlin, repeat: { freq: 'weekly' } },
        { ...noon, ...berlin, start: '1994-06-01T12:00' },
      ],
    } as const;
    const written = linesOf(request);
    expect(written.filter((line) => line === 'BEGIN:VTIMEZONE')).toHaveLength(1);
    expect(written).toContain('DTSTART:19940327T020000');
    expect(written).toContain('RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU');
  });

  test('a tz for those without their own', () => {
    const written = linesOf({
      tz: 'Asia/Tokyo',
      events: [noon, { ...noon, ...berlin }, { title: 'B', start: '2026-06-02' }],
    });
    expect(written.filter((line) => line.startsWith('DTSTART;'))).toEqual([
      'DTSTART;TZID=Asia/Tokyo:20260602T120000',
      'DTSTART;TZID=Europe/Berlin:20260602T120000',
      'DTSTART;VALUE=DATE:20260602',
    ]);
  });

  test('RFC 5545 3.8.4.7: events that are equal but for their zone have UIDs of their own', () => {
    const uids = linesOf({
      events: [
        { ...noon, ...berlin },
        { ...noon, tz: 'Asia/Tokyo' },
      ],
    }).filter((line) => line.startsWith('UID:'));
    expect(new Set(uids).size).toBe(2);
  });

  test('a hundred of them', () => {
    const events = Array.from({ length: 100 }, (_event, index) => ({
      title: `${index}`,
      start: '2026-06-02',
    }));
    expect(linesOf({ events }).filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(100);
  });
});

test('the same request at another time differs in DTSTAMP alone', () => {
  const request = { title: 'A', ...berlin, ...evening };
  const [first, second] = [now, new Date(0)].map((time) => toIcs(request, time).replace(/DTSTAMP:.*/, ''));
  expect(first).toBe(second);
});

/** The lines of the file, unfolded. */
function linesOf(request: CalendarRequest): readonly string[] {
  return toIcs(request, now).replaceAll('\r\n ', '').split('\r\n');
}
