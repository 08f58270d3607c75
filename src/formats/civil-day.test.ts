import { expect, test } from 'vitest';
import {
  civilDate,
  dayNumber,
  daysInMonth,
  daysInYear,
  FIRST_DAY,
  LAST_DAY,
  weekdayOf,
  yearOf,
} from './civil-day.ts';

test('every 13th day of the years 1 to 9999 is what Date says it is', () => {
  for (let day = FIRST_DAY; day <= LAST_DAY; day += 13) {
    const date = new Date(day * 86_400_000);
    const expected = {
      year: date.getUTCFullYear(),
      month: date.getUTCMonth() + 1,
      day: date.getUTCDate(),
    };
    if (weekdayOf(day) !== date.getUTCDay()) throw new Error(`weekday of ${date.toISOString()}`);
    if (yearOf(day) !== expected.year) throw new Error(`year of ${date.toISOString()}`);
    const read = civilDate(day);
    if (read.year !== expected.year || read.month !== expected.month || read.day !== expected.day) {
      throw new Error(`date of ${date.toISOString()}`);
    }
    if (dayNumber(read.year, read.month, read.day) !== day)
      throw new Error(`number of ${date.toISOString()}`);
  }
});

test.each([
  { name: 'the first day of all', year: 1, month: 1, day: FIRST_DAY },
  { name: 'the day before 1970', year: 1970, month: 1, day: 0 },
  { name: 'the last new year', year: 9999, month: 1, day: LAST_DAY - 364 },
])('$name', ({ year, month, day }) => {
  expect(dayNumber(year, month, 1)).toBe(day);
  expect(civilDate(day)).toEqual({ year, month, day: 1 });
});

test.each([
  { year: 2024, february: 29 },
  { year: 2026, february: 28 },
  { year: 1900, february: 28 },
  { year: 2000, february: 29 },
])('the Gregorian leap rule in $year', ({ year, february }) => {
  expect(daysInMonth(year, 2)).toBe(february);
  expect(daysInYear(year)).toBe(february + 337);
});
