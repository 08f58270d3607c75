import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs, SEED } from '../../../../test/support/runs.ts';
import { dayOf, days, plain } from '../../../../test/support/samples/recurrence-rules.ts';
import { commonForm } from './common-form.ts';
import { occurrenceDays, SearchBudget } from './occurrence-days.ts';
import { type RecurrenceRule, recurrenceText } from './recurrence.ts';

const workdays = days('MO', 'TU', 'WE', 'TH', 'FR');

describe('RFC 5545 3.3.10: rules that mean the same', () => {
  test.each<{ name: string; rule: Partial<RecurrenceRule>; start: string; text: string }>([
    {
      name: 'a birthday stays',
      rule: { freq: 'yearly' },
      start: '2026-03-04',
      text: 'FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=4',
    },
    {
      name: '29 February stays',
      rule: { freq: 'yearly' },
      start: '2028-02-29',
      text: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29',
    },
    {
      name: 'the last working day of a month stays',
      rule: { freq: 'monthly', byDay: workdays, bySetPos: [-1] },
      start: '2026-01-30',
      text: 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
    },
    {
      name: 'the last working day of a year: ical.js knows no places in years',
      rule: { freq: 'yearly', byDay: workdays, bySetPos: [-1] },
      start: '2026-12-31',
      text: 'FREQ=YEARLY;BYMONTH=12;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
    },
    {
      name: 'the second Friday of a year',
      rule: { freq: 'yearly', byDay: days('FR'), bySetPos: [2] },
      start: '2026-01-09',
      text: 'FREQ=YEARLY;BYMONTH=1;BYDAY=FR;BYSETPOS=2',
    },
    {
      name: 'the last day of each quarter: ical.js takes days of one month for those of all',
      rule: { freq: 'yearly', byMonth: [3, 6, 9, 12], byMonthDay: [-1] },
      start: '2026-03-31',
      text: 'FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=-1',
    },
    {
      name: 'the first working day of each quarter: ical.js begins with January',
      rule: { freq: 'monthly', byMonth: [1, 4, 7, 10], byDay: workdays, bySetPos: [1] },
      start: '2026-07-01',
      text: 'FREQ=MONTHLY;INTERVAL=3;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1',
    },
    {
      name: 'every second month from March on that is March or September',
      rule: { freq: 'monthly', interval: 2, byMonth: [3, 4, 9] },
      start: '2026-03-15',
      text: 'FREQ=MONTHLY;INTERVAL=6;BYMONTHDAY=15',
    },
    {
      name: 'every fifth month that is December: ical.js passes over the interval',
      rule: { freq: 'monthly', interval: 5, byMonth: [12] },
      start: '2026-12-07',
      text: 'FREQ=YEARLY;INTERVAL=5;BYMONTH=12;BYMONTHDAY=7',
    },
    {
      name: 'Mondays of May and July, in a monthly rule',
      rule: { freq: 'monthly', byMonth: [5, 7], byDay: days('MO') },
      start: '2026-07-06',
      text: 'FREQ=YEARLY;BYMONTH=5,7;BYDAY=MO',
    },
    {
      name: 'the ends of January and June, in leap years too',
      rule: { freq: 'yearly', byMonth: [1, 6], byMonthDay: [-1] },
      start: '2026-01-31',
      text: 'FREQ=YEARLY;BYYEARDAY=31,-185',
    },
    {
      name: 'the last days of February',
      rule: { freq: 'yearly', byMonth: [2], byMonthDay: [-1, -2] },
      start: '2026-02-27',
      text: 'FREQ=YEARLY;BYYEARDAY=-308,-307',
    },
    {
      name: 'the ninth day from the end of December is the 23rd',
      rule: { freq: 'yearly', interval: 2, byMonth: [12], byMonthDay: [-9] },
      start: '2026-12-23',
      text: 'FREQ=YEARLY;INTERVAL=2;BYMONTH=12;BYMONTHDAY=23',
    },
    {
      name: 'the second of three dates, from January on',
      rule: { freq: 'monthly', byMonth: [1, 3], byMonthDay: [5, 10, 20], bySetPos: [2] },
      start: '2026-01-10',
      text: 'FREQ=YEARLY;BYYEARDAY=10,-297',
    },
    {
      name: 'the last day of a month where it is a Friday: ical.js gives up',
      rule: { freq: 'monthly', interval: 6, byMonthDay: [-1], byDay: days('FR') },
      start: '2027-12-31',
      text: 'FREQ=YEARLY;BYYEARDAY=-185,-1;BYDAY=FR',
    },
    {
      name: 'Friday the 13th stays',
      rule: { freq: 'monthly', byMonthDay: [13], byDay: days('FR') },
      start: '2026-02-13',
      text: 'FREQ=MONTHLY;BYMONTHDAY=13;BYDAY=FR',
    },
    {
      name: 'Mondays and the first Friday: dateutil looks for days that are both',
      rule: { freq: 'monthly', byDay: days('MO', '1FR', '1MO') },
      start: '2026-06-01',
      text: 'FREQ=MONTHLY;BYDAY=1MO,2MO,3MO,4MO,5MO,1FR',
    },
    {
      name: 'Mondays, and the first of them',
      rule: { freq: 'monthly', byDay: days('1MO', 'MO') },
      start: '2026-06-01',
      text: 'FREQ=MONTHLY;BYDAY=MO',
    },
    {
      name: 'Mondays of every year are those of every week',
      rule: { freq: 'yearly', byDay: days('MO', 'TH') },
      start: '2026-06-01',
      text: 'FREQ=WEEKLY;BYDAY=MO,TH',
    },
    {
      name: 'a week from Saturday on has the Sunday and the Friday of one from Sunday on',
      rule: { freq: 'weekly', interval: 2, weekStart: 6, byDay: days('SU', 'FR') },
      start: '2026-06-05',
      text: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,FR;WKST=SU',
    },
    {
      name: 'a week from Saturday on has the Monday and the Friday of one from Monday on',
      rule: { freq: 'weekly', interval: 2, weekStart: 6, byDay: days('MO', 'FR') },
      start: '2026-06-05',
      text: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR',
    },
    {
      name: 'a week of Saturday and Sunday keeps its start',
      rule: { freq: 'weekly', interval: 2, weekStart: 6, byDay: days('SA', 'FR') },
      start: '2026-06-05',
      text: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=SA,FR;WKST=SA',
    },
  ])('$name', ({ rule, start, text }) => {
    expect(recurrenceText(commonForm({ ...plain, ...rule }, dayOf(start)), undefined)).toBe(text);
  });
});

describe('the days stay the same', () => {
  const weekday = fc.record({
    ordinal: fc.constantFrom(0, 0, 0, 1, 2, 5, -1, -2),
    weekday: fc.integer({ min: 0, max: 6 }),
  });
  const rules: fc.Arbitrary<RecurrenceRule> = fc.record({
    freq: fc.constantFrom('weekly', 'monthly', 'yearly'),
    interval: fc.constantFrom(1, 1, 2, 3, 5, 6, 8, 12),
    count: fc.constant(undefined),
    byMonth: fc
      .uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 4 })
      .map((months) => months.sort(ascending)),
    byMonthDay: fc.uniqueArray(fc.constantFrom(1, 10, 28, 29, 31, -1, -2, -7, -29, -31), { maxLength: 3 }),
    byDay: fc.uniqueArray(weekday, { maxLength: 3, selector: (day) => `${day.ordinal} ${day.weekday}` }),
    bySetPos: fc.uniqueArray(fc.constantFrom(1, 2, -1, -3), { maxLength: 2 }),
    weekStart: fc.integer({ min: 0, max: 6 }),
  });
  const starts = fc.integer({ min: dayOf('2020-01-01'), max: dayOf('2040-12-31') });

  test('of 20,000 rules', () => {
    fc.assert(
      fc.property(rules, starts, (drawn, from) => {
        const isWeekly = drawn.freq === 'weekly';
        const rule = isWeekly
          ? {
              ...drawn,
              byMonthDay: [],
              bySetPos: [],
              byDay: drawn.byDay.map((day) => ({ ...day, ordinal: 0 })),
            }
          : drawn;
        const [start] = firstDays(rule, from, 1);
        if (start === undefined) return;
        const { rule: form, byYearDay } = commonForm(rule, start);
        const expected = firstDays(rule, start, 40);
        if (byYearDay.length === 0) expect(firstDays(form, start, 40)).toEqual(expected);
        else expect(expected).toEqual(firstYearDays(form, byYearDay, start, expected.length));
      }),
      { numRuns: runs(20_000), seed: SEED },
    );
  });

  function firstDays(rule: RecurrenceRule, start: number, count: number): readonly number[] {
    const found: number[] = [];
    for (const day of occurrenceDays(rule, start, new SearchBudget())) {
      found.push(day);
      if (found.length === count) break;
    }
    return found;
  }

  /** The days of a rule with BYYEARDAY, by the calendar of the runtime. */
  function firstYearDays(form: RecurrenceRule, numbers: readonly number[], start: number, count: number) {
    const found: number[] = [];
    const begin = new Date(start * 86_400_000).getUTCFullYear();
    for (let year = begin; found.length < count; year += form.interval) {
      const [first, next] = [Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1)].map((time) => time / 86_400_000);
      const days = new Set(numbers.map((number) => (number > 0 ? first! + number - 1 : next! + number)));
      const named = [...days].filter((day) => isOn(day, form)).sort(ascending);
      found.push(...named.filter((day) => day >= start));
    }
    return found.slice(0, count);
  }

  function isOn(day: number, { byDay }: RecurrenceRule): boolean {
    const weekday = new Date(day * 86_400_000).getUTCDay();
    return byDay.length === 0 || byDay.some((one) => one.weekday === weekday);
  }

  function ascending(one: number, other: number): number {
    return one - other;
  }
});
