import { describe, expect, test } from 'vitest';
import { dayOf, days, plain } from '../../../../test/support/samples/recurrence-rules.ts';
import {
  longestSpan,
  movedRule,
  type RecurrenceRule,
  recurrenceText,
  withImpliedParts,
} from './recurrence.ts';

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
    {
      rule: { freq: 'monthly', byDay: days('MO', 'FR'), bySetPos: [-1, 1] },
      text: 'FREQ=MONTHLY;BYDAY=MO,FR;BYSETPOS=-1,1',
    },
  ])('$text', ({ rule, until, shift = 0, text }) => {
    expect(recurrenceText({ rule: movedRule({ ...plain, ...rule }, shift), byYearDay: [] }, until)).toBe(
      text,
    );
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

/** 24 December 2026 is a Thursday. */
test.each<{ name: string; rule: Partial<RecurrenceRule>; text: string }>([
  { name: 'daily', rule: {}, text: 'FREQ=DAILY' },
  {
    name: 'daily on days of the month: monthly, which libical and ical.js read from the end of a month too',
    rule: { byMonthDay: [13, -1], byDay: days('FR') },
    text: 'FREQ=MONTHLY;BYMONTHDAY=13,-1;BYDAY=FR',
  },
  {
    name: 'every other day on days of the month',
    rule: { interval: 2, byMonthDay: [13] },
    text: 'FREQ=DAILY;INTERVAL=2;BYMONTHDAY=13',
  },
  { name: 'weekly', rule: { freq: 'weekly' }, text: 'FREQ=WEEKLY;BYDAY=TH' },
  { name: 'monthly', rule: { freq: 'monthly' }, text: 'FREQ=MONTHLY;BYMONTHDAY=24' },
  { name: 'yearly', rule: { freq: 'yearly' }, text: 'FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=24' },
  {
    name: 'yearly with days of a month',
    rule: { freq: 'yearly', byMonthDay: [1] },
    text: 'FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=1',
  },
  {
    name: 'yearly with days of a month and weekdays',
    rule: { freq: 'yearly', byMonthDay: [13], byDay: days('FR') },
    text: 'FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=13;BYDAY=FR',
  },
  {
    name: 'yearly with months',
    rule: { freq: 'yearly', byMonth: [3, 6] },
    text: 'FREQ=YEARLY;BYMONTH=3,6;BYMONTHDAY=24',
  },
  {
    name: 'yearly with weekdays',
    rule: { freq: 'yearly', byDay: days('-1MO') },
    text: 'FREQ=YEARLY;BYDAY=-1MO',
  },
])('RFC 5545 3.3.10: what the start says is written out: $name', ({ rule, text }) => {
  const whole = withImpliedParts({ ...plain, ...rule }, dayOf('2026-12-24'));
  expect(recurrenceText({ rule: whole, byYearDay: [] }, undefined)).toBe(text);
});
