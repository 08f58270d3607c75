import { describe, expect, test } from 'vitest';
import { basicDate } from './date-time.ts';
import { firstDayOf, longestSpan, type RecurrenceRule, recurrenceText } from './recurrence.ts';
import { WEEKDAYS } from './weekday.ts';

const plain: RecurrenceRule = {
  freq: 'daily',
  interval: 1,
  count: undefined,
  byMonth: [],
  byMonthDay: [],
  byDay: [],
  weekStart: 1,
};

function days(...codes: readonly string[]): RecurrenceRule['byDay'] {
  return codes.map((code) => ({
    ordinal: Number(code.slice(0, -2)),
    weekday: (WEEKDAYS as readonly string[]).indexOf(code.slice(-2)),
  }));
}

function dayOf(iso: string): number {
  return Date.parse(iso) / 86_400_000;
}

/** 1 June 2026 is a Monday. */
const rows: readonly { name: string; rule: Partial<RecurrenceRule>; start: string; first: string }[] = [
  { name: 'a rule without parts', rule: { freq: 'monthly' }, start: '2026-01-31', first: '20260131' },
  {
    name: 'a weekday that start has',
    rule: { freq: 'weekly', byDay: days('MO') },
    start: '2026-06-01',
    first: '20260601',
  },
  {
    name: 'the nearest of several',
    rule: { freq: 'weekly', byDay: days('MO', 'TH') },
    start: '2026-06-02',
    first: '20260604',
  },
  {
    name: 'every other week: the week of start has passed',
    rule: { freq: 'weekly', interval: 2, byDay: days('MO') },
    start: '2026-06-03',
    first: '20260615',
  },
  {
    name: 'weeks from Sunday on',
    rule: { freq: 'weekly', interval: 2, byDay: days('SU'), weekStart: 0 },
    start: '2026-06-01',
    first: '20260614',
  },
  {
    name: 'weeks from Monday on',
    rule: { freq: 'weekly', interval: 2, byDay: days('SU') },
    start: '2026-06-01',
    first: '20260607',
  },
  {
    name: 'a daily rule on some weekdays',
    rule: { byDay: days('SA') },
    start: '2026-06-01',
    first: '20260606',
  },
  {
    name: 'every third day, in some months',
    rule: { interval: 3, byMonth: [7] },
    start: '2026-06-02',
    first: '20260702',
  },
  {
    name: 'the second Tuesday',
    rule: { freq: 'monthly', byDay: days('2TU') },
    start: '2026-06-10',
    first: '20260714',
  },
  {
    name: 'the last Friday',
    rule: { freq: 'monthly', byDay: days('-1FR') },
    start: '2026-06-01',
    first: '20260626',
  },
  {
    name: 'a fifth Monday',
    rule: { freq: 'monthly', byDay: days('5MO') },
    start: '2026-07-01',
    first: '20260831',
  },
  {
    name: 'Friday the 13th',
    rule: { freq: 'monthly', byMonthDay: [13], byDay: days('FR') },
    start: '2026-06-01',
    first: '20261113',
  },
  {
    name: 'the last day',
    rule: { freq: 'monthly', byMonthDay: [-1] },
    start: '2026-02-02',
    first: '20260228',
  },
  {
    name: 'every other month',
    rule: { freq: 'monthly', interval: 2, byMonthDay: [1] },
    start: '2026-06-02',
    first: '20260801',
  },
  {
    name: 'the 20th Monday of the year',
    rule: { freq: 'yearly', byDay: days('20MO') },
    start: '2026-01-01',
    first: '20260518',
  },
  {
    name: 'the last Sunday of the year',
    rule: { freq: 'yearly', byDay: days('-1SU') },
    start: '2026-01-01',
    first: '20261227',
  },
  {
    name: 'a Sunday within a month',
    rule: { freq: 'yearly', byMonth: [10], byDay: days('-1SU') },
    start: '2026-01-01',
    first: '20261025',
  },
  {
    name: 'a month that start is not in',
    rule: { freq: 'yearly', byMonth: [3] },
    start: '2026-06-15',
    first: '20270315',
  },
  {
    name: 'a leap day in every fourth year from an odd one',
    rule: { freq: 'yearly', interval: 2, byMonth: [2], byMonthDay: [29] },
    start: '2026-01-01',
    first: '20280229',
  },
  {
    name: 'a leap day over a century',
    rule: { freq: 'yearly', byMonth: [2], byMonthDay: [29] },
    start: '2097-01-01',
    first: '21040229',
  },
];

test.each(rows)('the first day of $name', ({ rule, start, first }) => {
  expect(basicDate(firstDayOf({ ...plain, ...rule }, dayOf(start))!)).toBe(first);
});

test.each<{ name: string; rule: Partial<RecurrenceRule>; start: string }>([
  { name: '30 February', rule: { freq: 'yearly', byMonth: [2], byMonthDay: [30] }, start: '2026-01-01' },
  {
    name: 'a leap day in odd years',
    rule: { freq: 'yearly', interval: 4, byMonth: [2], byMonthDay: [29] },
    start: '2026-01-01',
  },
  {
    name: 'the 31st of short months',
    rule: { freq: 'monthly', byMonth: [4, 6], byMonthDay: [31] },
    start: '2026-01-01',
  },
  {
    name: 'a day after the year 9999',
    rule: { freq: 'yearly', interval: 1000, byMonth: [1] },
    start: '9999-02-01',
  },
])('no day is $name', ({ rule, start }) => {
  expect(firstDayOf({ ...plain, ...rule }, dayOf(start))).toBeUndefined();
});

describe('RFC 5545 3.3.10: the text of a rule', () => {
  test.each<{ rule: Partial<RecurrenceRule>; until?: string; shift?: number; text: string }>([
    { rule: {}, text: 'FREQ=DAILY' },
    { rule: { freq: 'weekly', interval: 2, count: 3 }, text: 'FREQ=WEEKLY;INTERVAL=2;COUNT=3' },
    {
      until: '20260701T065959Z',
      rule: { freq: 'monthly', byDay: days('2TU', '-1FR') },
      text: 'FREQ=MONTHLY;UNTIL=20260701T065959Z;BYDAY=2TU,-1FR',
    },
    {
      rule: { freq: 'yearly', byMonth: [3], byMonthDay: [1, -1] },
      text: 'FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=1,-1',
    },
    { rule: { freq: 'weekly', byDay: days('TU', 'SA') }, shift: 1, text: 'FREQ=WEEKLY;BYDAY=WE,SU' },
    { rule: { freq: 'weekly', byDay: days('SU') }, shift: -1, text: 'FREQ=WEEKLY;BYDAY=SA' },
    {
      rule: { freq: 'weekly', interval: 2, byDay: days('SU') },
      shift: 1,
      text: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;WKST=TU',
    },
    { rule: { freq: 'weekly', weekStart: 0 }, text: 'FREQ=WEEKLY' },
  ])('$text', ({ rule, until, shift = 0, text }) => {
    expect(recurrenceText({ ...plain, ...rule }, until, shift)).toBe(text);
  });
});

test.each<{ name: string; rule: Partial<RecurrenceRule>; start: string; days: number }>([
  { name: 'no count', rule: { freq: 'weekly' }, start: '2026-06-01', days: Number.POSITIVE_INFINITY },
  { name: 'weeks', rule: { freq: 'weekly', count: 9 }, start: '2026-06-01', days: 70 },
  {
    name: 'months from the 31st on',
    rule: { freq: 'monthly', count: 9 },
    start: '2026-05-31',
    days: Number.POSITIVE_INFINITY,
  },
  {
    name: 'parts that leave out periods',
    rule: { count: 9, byMonth: [1] },
    start: '2026-06-01',
    days: Number.POSITIVE_INFINITY,
  },
])('the longest span of a rule with $name', ({ rule, start, days: expected }) => {
  expect(longestSpan({ ...plain, ...rule }, dayOf(start))).toBe(expected);
});
