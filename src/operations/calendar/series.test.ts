import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../../test/support/judging/refusal.ts';
import { type CalendarEvent, type CalendarRequest, toIcs } from './index.ts';

const berlin = { tz: 'Europe/Berlin' };
const evening = { start: '2026-06-02T20:00', end: '2026-06-02T21:00' };

const written: readonly {
  readonly name: string;
  readonly event: Partial<CalendarEvent>;
  /** Lines the file has, in this order. */
  readonly lines: readonly string[];
}[] = [
  {
    name: 'RFC 5545 3.3.10: a yearly day of a month is one of the month of start',
    event: { start: '2026-12-26', repeat: { freq: 'yearly', by_month_day: [24] } },
    lines: ['DTSTART;VALUE=DATE:20271224', 'RRULE:FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=24'],
  },
  {
    name: 'the last working day of the month',
    event: {
      ...berlin,
      start: '2026-06-02T20:00',
      repeat: { freq: 'monthly', by_day: ['MO', 'TU', 'WE', 'TH', 'FR'], by_set_pos: [-1] },
    },
    lines: [
      'DTSTART;TZID=Europe/Berlin:20260630T200000',
      'RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
    ],
  },
  {
    name: 'the first days of a series do not take place, later ones do',
    event: {
      start: '2026-06-02',
      repeat: { freq: 'daily', count: 3, exclude: ['2026-06-02', '2026-06-03'] },
    },
    lines: ['DTSTART;VALUE=DATE:20260602', 'EXDATE;VALUE=DATE:20260602', 'EXDATE;VALUE=DATE:20260603'],
  },
  {
    name: 'RFC 9557 4.1: a time with its zone behind it',
    event: { start: '2026-01-30T10:00:00+01:00[Europe/Berlin]', end: '2026-01-30T10:00Z[!Europe/Berlin]' },
    lines: ['DTSTART;TZID=Europe/Berlin:20260130T100000', 'DTEND;TZID=Europe/Berlin:20260130T110000'],
  },
  {
    name: 'RFC 9557 4.1: a zone without an offset, and tags',
    event: { start: '2026-01-30T10:00[america/new_york][u-ca=gregory][x-y=z]' },
    lines: ['DTSTART;TZID=America/New_York:20260130T100000'],
  },
  {
    name: 'RFC 9557 4.1: an offset for a zone',
    event: { start: '2026-01-30T10:00+01:00[+01:00]' },
    lines: ['DTSTART:20260130T090000Z'],
  },
  {
    name: 'RFC 5545 3.8.2.2: an end on another clock',
    event: { ...berlin, start: '2026-06-02T10:00', end: '2026-06-02T12:30', end_tz: 'America/New_York' },
    lines: [
      'TZID:Europe/Berlin',
      'TZID:America/New_York',
      'DTSTART;TZID=Europe/Berlin:20260602T100000',
      'DTEND;TZID=America/New_York:20260602T123000',
    ],
  },
  {
    name: 'an end with its own zone behind it',
    event: { start: '2026-06-02T10:00[Europe/Berlin]', end: '2026-06-02T12:30[America/New_York]' },
    lines: ['DTEND;TZID=America/New_York:20260602T123000'],
  },
  {
    name: 'an end in UTC, by its zone',
    event: { ...berlin, start: '2026-06-02T10:00', end: '2026-06-02T12:30', end_tz: 'UTC' },
    lines: ['DTEND:20260602T123000Z'],
  },
  {
    name: 'RFC 5545 3.8.5.2: further dates, in their order and each once',
    event: {
      ...berlin,
      ...evening,
      dates: ['2026-06-20T10:00', '2026-06-09', '2026-06-09T18:00Z', '2026-06-02'],
    },
    lines: [
      'RDATE;TZID=Europe/Berlin:20260602T200000',
      'RDATE;TZID=Europe/Berlin:20260609T200000',
      'RDATE;TZID=Europe/Berlin:20260620T100000',
      'SUMMARY:A',
    ],
  },
  {
    name: 'further dates beside a rule, all day',
    event: { start: '2026-06-02', dates: ['2026-06-04'], repeat: { freq: 'weekly' } },
    lines: ['RRULE:FREQ=WEEKLY;BYDAY=TU', 'RDATE;VALUE=DATE:20260604'],
  },
  {
    name: 'further dates in UTC',
    event: { start: '2026-06-02T20:00-08:00', dates: ['2026-06-04'] },
    lines: ['DTSTART:20260603T040000Z', 'RDATE:20260603T040000Z', 'RDATE:20260605T040000Z'],
  },
  {
    name: 'a further date where the rule leaves none',
    event: {
      start: '2026-06-02',
      dates: ['2026-06-05'],
      repeat: { freq: 'daily', count: 1, exclude: ['2026-06-02'] },
    },
    lines: ['RDATE;VALUE=DATE:20260605', 'EXDATE;VALUE=DATE:20260602'],
  },
];

describe('rules, further dates and zones of their own', () => {
  test.each(written)('$name', ({ event, lines }) => {
    const file = toIcs({ title: 'A', start: '', ...event }, new Date(0)).split('\r\n');
    const places = lines.map((line) => file.indexOf(line));
    expect(lines.filter((_line, index) => places[index]! < 0)).toEqual([]);
    expect([...places].sort((a, b) => a - b)).toEqual(places);
  });
});

test('only occurrences are excluded, and no further date is one: ical.js stops at the first other day', () => {
  const repeat = { freq: 'weekly', exclude: ['2026-06-10', '2026-06-09', '2026-06-05'] } as const;
  const file = toIcs(
    { title: 'A', start: '2026-06-02', dates: ['2026-06-16', '2026-06-05'], repeat },
    new Date(0),
  );
  const listed = file.split('\r\n').filter((line) => /^(?:EX|R)DATE/.test(line));
  expect(listed).toEqual([
    'RDATE;VALUE=DATE:20260605',
    'EXDATE;VALUE=DATE:20260605',
    'EXDATE;VALUE=DATE:20260609',
  ]);
});

const local = { title: 'A', start: '2026-06-02T20:00', tz: 'Europe/Berlin' };
const day = { title: 'A', start: '2026-06-02' };

const refused: readonly {
  readonly name: string;
  readonly event: Readonly<Record<string, unknown>>;
  readonly pointer: string;
  /** Words of the message. */
  readonly says: string;
}[] = [
  {
    name: 'an offset that its zone does not have (RFC 9557 4.1)',
    event: { title: 'A', start: '2026-01-30T10:00+02:00[Europe/Berlin]' },
    pointer: '/start',
    says: 'has an offset that its zone does not have at that time',
  },
  {
    name: 'an unknown zone behind a time',
    event: { title: 'A', start: '2026-01-30T10:00+01:00[Europe/Munich]' },
    pointer: '/start',
    says: 'names the zone "Europe/Munich", which is not an IANA zone name; did you mean Europe/Berlin?',
  },
  {
    name: 'a time that the clock of the zone behind it skips',
    event: { title: 'A', start: '2026-03-29T02:30[Europe/Berlin]' },
    pointer: '/start',
    says: 'the clock in Europe/Berlin skips',
  },
  {
    name: 'a tag that must be understood (RFC 9557 3.3)',
    event: { title: 'A', start: '2026-01-30T10:00+01:00[Europe/Berlin][!u-ca=hebrew]' },
    pointer: '/start',
    says: 'has the tag [!u-ca=hebrew]',
  },
  {
    name: 'another zone behind a time than beside it',
    event: { ...local, start: '2026-01-30T10:00-05:00[America/New_York]' },
    pointer: '/start',
    says: 'names the zone America/New_York, and Europe/Berlin is beside it',
  },
  {
    name: 'a zone of an end that there is not',
    event: { ...local, end_tz: 'Asia/Tokyo' },
    pointer: '/end_tz',
    says: 'needs end',
  },
  {
    name: 'a zone of an end that is a day',
    event: { title: 'A', start: '2026-06-02', end: '2026-06-03', end_tz: 'Asia/Tokyo' },
    pointer: '/end_tz',
    says: 'all-day event',
  },
  {
    name: 'a further date before the start',
    event: { ...day, dates: ['2020-01-01'] },
    pointer: '/dates',
    says: 'give the earliest one as start',
  },
  {
    name: 'a further date that the clock skips',
    event: { ...local, start: '2026-03-01T02:30', dates: ['2026-03-08', '2026-03-29'] },
    pointer: '/dates/1',
    says: 'skips',
  },
  {
    name: 'a further time of an all-day event',
    event: { ...day, dates: ['2026-06-09T10:00'] },
    pointer: '/dates/0',
    says: 'must be a date, as start is one',
  },
  {
    name: 'a rule whose occurrences are all excluded',
    event: {
      ...day,
      start: '2026-06-02',
      repeat: { freq: 'daily', count: 2, exclude: ['2026-06-02', '2026-06-03'] },
    },
    pointer: '/repeat/exclude',
    says: 'leaves no occurrence',
  },
  {
    name: 'the same with an end, at a time',
    event: {
      ...local,
      start: '2026-06-02T20:00',
      repeat: { freq: 'weekly', until: '2026-06-09', exclude: ['2026-06-02T18:00Z', '2026-06-09'] },
    },
    pointer: '/repeat/exclude',
    says: 'leaves no occurrence',
  },
  {
    name: 'the same in UTC, where it is another day',
    event: {
      title: 'A',
      start: '2026-06-02T20:00-08:00',
      repeat: { freq: 'daily', count: 1, exclude: ['2026-06-02'] },
    },
    pointer: '/repeat/exclude',
    says: 'leaves no occurrence',
  },
  {
    name: 'a place that no set has',
    event: { ...day, repeat: { freq: 'monthly', by_day: ['MO'], by_set_pos: [6] } },
    pointer: '/repeat',
    says: 'names no day',
  },
  {
    name: 'places in a week, which are weekdays',
    event: { ...day, repeat: { freq: 'weekly', by_day: ['MO', 'TU'], by_set_pos: [1] } },
    pointer: '/repeat/by_set_pos',
    says: 'cannot be used in a weekly rule: name the weekdays in by_day',
  },
  {
    name: 'places of nothing (RFC 5545 3.3.10)',
    event: { ...day, repeat: { freq: 'monthly', by_set_pos: [1] } },
    pointer: '/repeat/by_set_pos',
    says: 'needs the days that it counts',
  },
  {
    name: 'a numbered weekday of a year beside days of a month, which readers count in two ways',
    event: { ...day, repeat: { freq: 'yearly', by_day: ['1MO'], by_month_day: [1] } },
    pointer: '/repeat/by_day/0',
    says: 'must have no number beside by_month_day',
  },
  {
    name: 'also in a month: two ways to say one day',
    event: { ...day, repeat: { freq: 'monthly', by_day: ['2TU'], by_month_day: [8, 9] } },
    pointer: '/repeat/by_day/0',
    says: 'name the weekday alone, or leave out by_month_day',
  },
  {
    name: 'weekdays of a year, one with a number: dateutil and rrule.js look for days that are both',
    event: { ...day, repeat: { freq: 'yearly', by_day: ['20MO', 'FR'] } },
    pointer: '/repeat/by_day/1',
    says: 'must have a number, as others have',
  },
  {
    name: 'days from the end of a month in every second day: ical.js searches without an end',
    event: { ...day, repeat: { freq: 'daily', interval: 2, by_month_day: [-1] } },
    pointer: '/repeat/by_month_day',
    says: 'in a daily rule with interval',
  },
];

describe('refusals', () => {
  test.each(refused)('$name', ({ event, pointer, says }) => {
    const { faults } = refusalOf(() => toIcs(event as never as CalendarRequest, new Date(0)));
    expect(faults).toEqual([{ pointer, message: expect.stringContaining(says) }]);
  });
});
