import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs, SEED } from '../../../../test/support/runs.ts';
import { dayOf, days, plain } from '../../../../test/support/samples/recurrence-rules.ts';
import {
  civilDate,
  dayNumber,
  daysInMonth,
  daysInYear,
  LAST_DAY,
  weekdayOf,
} from '../../../formats/civil-day.ts';
import { basicDate } from '../reading/date-time.ts';
import { occurrenceDays, SearchBudget } from './occurrence-days.ts';
import { type RecurrenceRule, WEEKDAYS, withImpliedParts } from './recurrence.ts';

function firstDayOf(rule: RecurrenceRule, start: number, budget: SearchBudget): number | undefined {
  return occurrenceDays(rule, start, budget).next().value ?? undefined;
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
  expect(basicDate(firstDayOf({ ...plain, ...rule }, dayOf(start), new SearchBudget())!)).toBe(first);
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
  expect(firstDayOf({ ...plain, ...rule }, dayOf(start), new SearchBudget())).toBeUndefined();
});

/** Day by day, as slowly as the clauses read: at most 400 years of days that the interval keeps. */
function slowFirstDay(given: RecurrenceRule, start: number): number | undefined {
  const rule = withImpliedParts(given, start);
  for (let day = start, tried = 0; day <= LAST_DAY && tried < 146_097; day++) {
    if (!isKept(rule, start, day)) continue;
    tried++;
    if (isNamed(rule, day) && hasPlace(rule, day)) return day;
  }
  return undefined;
}

function isNamed(rule: RecurrenceRule, day: number): boolean {
  const { year, month, day: date } = civilDate(day);
  if (rule.byMonth.length > 0 && !rule.byMonth.includes(month)) return false;
  const dates = [date, date - daysInMonth(year, month) - 1];
  if (rule.byMonthDay.length > 0 && !dates.some((each) => rule.byMonthDay.includes(each))) return false;
  return rule.byDay.length === 0 || isNamedWeekday(rule, day);
}

/** Whether a day has one of the places in its week, month or year that BYSETPOS picks. */
function hasPlace(rule: RecurrenceRule, day: number): boolean {
  if (rule.bySetPos.length === 0) return true;
  const { year, month } = civilDate(day);
  const week = day - ((((weekdayOf(day) - rule.weekStart) % 7) + 7) % 7);
  const [first, length] = {
    daily: [day, 1] as const,
    weekly: [week, 7] as const,
    monthly: [dayNumber(year, month, 1), daysInMonth(year, month)] as const,
    yearly: [dayNumber(year, 1, 1), daysInYear(year)] as const,
  }[rule.freq];
  const set = Array.from({ length }, (_, index) => first + index).filter((each) => isNamed(rule, each));
  const index = set.indexOf(day);
  return rule.bySetPos.includes(index + 1) || rule.bySetPos.includes(index - set.length);
}

function isKept({ freq, interval, weekStart }: RecurrenceRule, start: number, day: number): boolean {
  const [from, to] = [civilDate(start), civilDate(day)];
  // Day 0 was a Thursday (4).
  const week = (each: number): number => Math.floor((each + 4 - weekStart) / 7);
  const passed = {
    daily: day - start,
    weekly: week(day) - week(start),
    monthly: (to.year - from.year) * 12 + to.month - from.month,
    yearly: to.year - from.year,
  }[freq];
  return passed % interval === 0;
}

function isNamedWeekday({ freq, byDay, byMonth }: RecurrenceRule, day: number): boolean {
  const { year, month, day: date } = civilDate(day);
  const countsInYear = freq === 'yearly' && byMonth.length === 0;
  const position = countsInYear ? day - dayNumber(year, 1, 1) + 1 : date;
  const length = countsInYear ? daysInYear(year) : daysInMonth(year, month);
  const ordinals = [0, Math.ceil(position / 7), -Math.ceil((length - position + 1) / 7)];
  return byDay.some(({ ordinal, weekday }) => weekday === weekdayOf(day) && ordinals.includes(ordinal));
}

const monthDay = fc.oneof(fc.integer({ min: 1, max: 31 }), fc.integer({ min: -31, max: -1 }));

const rules: fc.Arbitrary<RecurrenceRule> = fc
  .record({
    freq: fc.constantFrom('daily' as const, 'weekly' as const, 'monthly' as const, 'yearly' as const),
    interval: fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 1000 })),
    byMonth: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 3 }),
    byMonthDay: fc.uniqueArray(monthDay, { maxLength: 3 }),
    weekdays: fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 3 }),
    ordinal: fc.oneof(fc.constant(0), fc.integer({ min: -53, max: 53 })),
    weekStart: fc.integer({ min: 0, max: 6 }),
    bySetPos: fc.oneof(
      fc.constant([]),
      fc.uniqueArray(fc.constantFrom(1, 2, 5, -1, -3, 20), { maxLength: 2 }),
    ),
  })
  .map(({ freq, weekdays, ordinal, ...rest }) => {
    const isAmbiguous = freq === 'yearly' && rest.byMonth.length === 0 && rest.byMonthDay.length > 0;
    const isNumbered = freq === 'monthly' || (freq === 'yearly' && !isAmbiguous);
    const byDay = weekdays.map((weekday) => ({ ordinal: isNumbered ? ordinal : 0, weekday }));
    const bySetPos = freq === 'monthly' || freq === 'yearly' ? rest.bySetPos : [];
    return { ...rest, freq, byDay, bySetPos, count: undefined };
  });

test('the first day is the one that a search day by day finds', () => {
  fc.assert(
    fc.property(rules, fc.integer({ min: dayOf('9000-01-01'), max: dayOf('9999-12-31') }), (rule, start) => {
      const slow = slowFirstDay(rule, start);
      expect(firstDayOf(rule, start, new SearchBudget())).toBe(slow);
    }),
    { numRuns: runs(500), seed: SEED },
  );
});

test('a budget ends a search, and the next one', () => {
  const rule: RecurrenceRule = {
    ...plain,
    freq: 'yearly',
    byMonth: [2],
    byMonthDay: [29],
    byDay: days('MO'),
  };
  const start = dayOf('2026-01-01');
  const budget = new SearchBudget(19);
  // 29 February 2044 is the 19th February from 2026 on.
  expect(firstDayOf(rule, start, budget)).toBe(dayOf('2044-02-29'));
  expect(firstDayOf({ ...plain, freq: 'daily' }, start, budget)).toBeUndefined();
});

test('rules that name no day end after the years that the calendar takes to repeat', () => {
  const weekdays = WEEKDAYS.flatMap((weekday) => [`53${weekday}`, `-53${weekday}`]);
  const byMonthDay = Array.from({ length: 27 }, (_, index) => index + 3);
  const rule: RecurrenceRule = { ...plain, freq: 'yearly', byMonthDay, byDay: days(...weekdays) };
  const budget = new SearchBudget(4802);
  expect(firstDayOf(rule, dayOf('2026-01-01'), budget)).toBeUndefined();
  expect(budget.pay()).toBe(true);
});
