import { describe, expect, test } from 'vitest';
import { findZone } from '../zones/find-zone.ts';
import { ContentLines } from './content-line.ts';
import { onsetRows, yearlyRules } from './observance.ts';
import { writeTimeZone } from './vtimezone.ts';

/** Each observance in one line: its name, DTSTART, offsets, abbreviation, then its rule and dates. */
function observances(name: string, from: string, to?: string): readonly string[] {
  const lines = new ContentLines();
  const coverage = { from: seconds(from), to: to === undefined ? Number.POSITIVE_INFINITY : seconds(to) };
  writeTimeZone(lines, name, findZone(name)!.zone, coverage);
  const blocks = new TextDecoder()
    .decode(lines.bytes)
    .replaceAll('\r\n ', '')
    .matchAll(/BEGIN:(DAYLIGHT|STANDARD)\r\n(.*?)END:/gs);
  return Array.from(blocks, ([, kind, body]) => {
    const [start, ...rest] = body!.trimEnd().split('\r\n');
    const [offsetFrom, offsetTo, abbreviation] = rest.slice(-3).map((line) => line.split(':')[1]);
    const values = rest.slice(0, -3).map((line) => line.replace(/^(RRULE|RDATE):(FREQ=YEARLY;)?/, ''));
    return [kind, start!.split(':')[1], `${offsetFrom}>${offsetTo}`, abbreviation, ...values].join(' ');
  });
}

const rows: readonly {
  name: string;
  zone: string;
  from: string;
  to?: string;
  expected: readonly string[];
}[] = [
  {
    name: 'one pair, open, from the first year of the rule on',
    zone: 'Europe/Berlin',
    from: '2026-06-01',
    expected: [
      'DAYLIGHT 19960331T020000 +0100>+0200 CEST BYMONTH=3;BYDAY=-1SU',
      'STANDARD 19961027T030000 +0200>+0100 CET BYMONTH=10;BYDAY=-1SU',
    ],
  },
  {
    name: 'Dublin: GMT is standard, IST is daylight, whatever the tz database says',
    zone: 'Europe/Dublin',
    from: '2026-06-01',
    expected: [
      'DAYLIGHT 19960331T010000 +0000>+0100 IST BYMONTH=3;BYDAY=-1SU',
      'STANDARD 19961027T020000 +0100>+0000 GMT BYMONTH=10;BYDAY=-1SU',
    ],
  },
  {
    name: 'Jerusalem: Friday on or after 23 March is not the nth weekday',
    zone: 'Asia/Jerusalem',
    from: '2026-06-01',
    expected: [
      'DAYLIGHT 20130329T020000 +0200>+0300 IDT BYMONTH=3;BYMONTHDAY=23,24,25,26,27,28,29;BYDAY=FR',
      'STANDARD 20131027T020000 +0300>+0200 IST BYMONTH=10;BYDAY=-1SU',
    ],
  },
  {
    name: 'Jerusalem for one year: the fourth Friday will do, which Outlook takes (MS-OXCICAL)',
    zone: 'Asia/Jerusalem',
    from: '2026-06-01',
    to: '2026-12-01',
    expected: [
      'STANDARD 20251026T020000 +0300>+0200 IST BYMONTH=10;BYDAY=4SU',
      'DAYLIGHT 20260327T020000 +0200>+0300 IDT BYMONTH=3;BYDAY=4FR',
    ],
  },
  {
    name: 'Cairo: a window over a month end is two observances, each from its own first day',
    zone: 'Africa/Cairo',
    from: '2026-06-01',
    expected: [
      'DAYLIGHT 20230428T000000 +0200>+0300 EEST BYMONTH=4;BYDAY=-1FR',
      'STANDARD 20231027T000000 +0300>+0200 EET BYMONTH=10;BYMONTHDAY=26,27,28,29,30,31;BYDAY=FR',
      'STANDARD 20241101T000000 +0300>+0200 EET BYMONTH=11;BYMONTHDAY=1;BYDAY=FR',
    ],
  },
  {
    name: 'New York 2006: two pairs',
    zone: 'America/New_York',
    from: '2006-06-01',
    expected: [
      'DAYLIGHT 20060402T020000 -0500>-0400 EDT',
      'STANDARD 20061029T020000 -0400>-0500 EST',
      'DAYLIGHT 20070311T020000 -0500>-0400 EDT BYMONTH=3;BYDAY=2SU',
      'STANDARD 20071104T020000 -0400>-0500 EST BYMONTH=11;BYDAY=1SU',
    ],
  },
  {
    name: 'Berlin 1994 ends in September; what has passed ends with the series',
    zone: 'Europe/Berlin',
    from: '1994-06-01',
    to: '1994-07-01',
    expected: ['DAYLIGHT 19940327T020000 +0100>+0200 CEST', 'STANDARD 19940925T030000 +0200>+0100 CET'],
  },
  {
    name: 'runs of years by rule, their end in UTC and listed for dateutil',
    zone: 'Europe/Berlin',
    from: '1990-06-01',
    expected: [
      'DAYLIGHT 19900325T020000 +0100>+0200 CEST BYMONTH=3;BYDAY=-1SU;UNTIL=19950326T010000Z 19950326T020000',
      'STANDARD 19900930T030000 +0200>+0100 CET BYMONTH=9;BYDAY=-1SU;UNTIL=19950924T010000Z 19950924T030000',
      'DAYLIGHT 19960331T020000 +0100>+0200 CEST BYMONTH=3;BYDAY=-1SU',
      'STANDARD 19961027T030000 +0200>+0100 CET BYMONTH=10;BYDAY=-1SU',
    ],
  },
  {
    name: 'the winter between the last listed year and the rule is covered',
    zone: 'Europe/Berlin',
    from: '1995-12-01',
    expected: [
      'STANDARD 19950924T030000 +0200>+0100 CET',
      'DAYLIGHT 19960331T020000 +0100>+0200 CEST BYMONTH=3;BYDAY=-1SU',
      'STANDARD 19961027T030000 +0200>+0100 CET BYMONTH=10;BYDAY=-1SU',
    ],
  },
  {
    name: 'dates without a rule: DTSTART is repeated among them',
    zone: 'Africa/Casablanca',
    from: '2024-06-01',
    to: '2025-06-01',
    expected: [
      'STANDARD 20240414T020000 +0000>+0100 +01 20240414T020000 20250406T020000',
      'STANDARD 20250223T030000 +0100>+0000 +00 20250223T030000 20260215T030000',
    ],
  },
  {
    name: 'a zone without changes',
    zone: 'Asia/Kolkata',
    from: '2026-06-01',
    expected: ['STANDARD 19700101T000000 +0530>+0530 IST'],
  },
  {
    name: 'a zone that has had its last change',
    zone: 'America/Vancouver',
    from: '2027-06-01',
    expected: ['STANDARD 19700101T000000 -0700>-0700 MST'],
  },
  {
    name: 'before 1970 a start in 1970 would be too late',
    zone: 'Asia/Kolkata',
    from: '1960-06-01',
    expected: ['STANDARD 19590101T000000 +0530>+0530 IST'],
  },
  {
    name: 'local mean time has seconds (RFC 5545 3.3.14)',
    zone: 'Europe/Berlin',
    from: '1880-06-01',
    to: '1880-06-02',
    expected: ['STANDARD 18790101T000000 +005328>+005328 LMT', 'STANDARD 18930401T000000 +005328>+0100 CET'],
  },
];

test.each(rows)('$zone from $from: $name', ({ zone, from, to, expected }) => {
  expect(observances(zone, from, to)).toEqual(expected);
});

test('the head names the zone twice', () => {
  const lines = new ContentLines();
  writeTimeZone(lines, 'US/Eastern', findZone('US/Eastern')!.zone, { from: 0, to: 1 });
  expect(new TextDecoder().decode(lines.bytes)).toMatch(
    /^BEGIN:VTIMEZONE\r\nTZID:US\/Eastern\r\nX-LIC-LOCATION:US\/Eastern\r\nBEGIN:/,
  );
  expect(new TextDecoder().decode(lines.bytes)).toMatch(/END:VTIMEZONE\r\n$/);
});

describe('"weekday on or after" as a rule', () => {
  test.each([
    { month: 3, day: 8, weekday: 0, rules: ['BYMONTH=3;BYDAY=2SU'] },
    { month: 11, day: 1, weekday: 0, rules: ['BYMONTH=11;BYDAY=1SU'] },
    { month: 10, day: 25, weekday: 0, rules: ['BYMONTH=10;BYDAY=-1SU'] },
    { month: 4, day: 24, weekday: 5, rules: ['BYMONTH=4;BYDAY=-1FR'] },
    { month: 9, day: 22, weekday: 6, rules: ['BYMONTH=9;BYDAY=4SA'] },
    { month: 9, day: 2, weekday: 0, rules: ['BYMONTH=9;BYMONTHDAY=2,3,4,5,6,7,8;BYDAY=SU'] },
    {
      month: 9,
      day: 29,
      weekday: 0,
      rules: ['BYMONTH=9;BYMONTHDAY=29,30;BYDAY=SU', 'BYMONTH=10;BYMONTHDAY=1,2,3,4,5;BYDAY=SU'],
    },
  ])('$month/$day', ({ rules, ...side }) => {
    const found = yearlyRules({ ...side, secondOfDay: 0, kind: 0 }).map(({ text }) => text);
    expect(found).toEqual(rules.map((rule) => `FREQ=YEARLY;${rule}`));
  });
});

describe('rows of past onsets', () => {
  const onset = (iso: string) => ({ instant: seconds(`${iso}Z`) - 3600, local: seconds(`${iso}Z`) });
  test('a gap of a year, another hour or another week end a run', () => {
    const years = ['2001-03-25', '2002-03-31', '2003-03-30', '2005-03-27', '2006-03-26', '2007-03-25'];
    const rows = onsetRows(years.map((day) => onset(`${day}T02:00`)));
    expect(rows.map(({ rule }) => rule)).toEqual([
      'FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU;UNTIL=20030330T010000Z',
      'FREQ=YEARLY;BYMONTH=3;BYDAY=4SU;UNTIL=20070325T010000Z',
    ]);
    const hours = onsetRows([
      onset('2001-03-25T02:00'),
      onset('2002-03-31T03:00'),
      onset('2003-03-30T02:00'),
    ]);
    expect(hours).toEqual([
      {
        first: seconds('2001-03-25T02:00Z'),
        listed: ['2001-03-25T02:00Z', '2002-03-31T03:00Z', '2003-03-30T02:00Z'].map(seconds),
      },
    ]);
  });

  test('a fixed date', () => {
    const rows = onsetRows(['2001', '2002', '2003'].map((year) => onset(`${year}-04-01T00:00`)));
    expect(rows[0]?.rule).toBe('FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=1;UNTIL=20030331T230000Z');
  });
});

function seconds(iso: string): number {
  return Date.parse(iso) / 1000;
}
