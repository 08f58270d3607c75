import { civilDate, dayNumber, daysInYear } from '../../../formats/civil-day.ts';
import { occurrenceDays, SearchBudget } from './occurrence-days.ts';
import type { RecurrenceRule } from './recurrence.ts';

const COMMON_YEAR = 2001;
const LEAP_YEAR = 2000;

/**
 * The days of a month that a rule names, as days of the year (RFC 5545 3.3.10 BYYEARDAY): from its begin those before a leap
 * day, from its end those behind it. BYDAY may limit them, then without numbers.
 * Undefined where there are no such days: of 29 February, of months that differ from year to year, and of places among
 * weekdays. `month` is the one that the interval of a monthly rule is counted from.
 */
export function yearDays(rule: RecurrenceRule, month: number): readonly number[] | undefined {
  const { freq, interval, byDay, bySetPos } = rule;
  if (byDay.some(({ ordinal }) => ordinal !== 0) || (byDay.length > 0 && bySetPos.length > 0))
    return undefined;
  if (freq === 'monthly' && 12 % interval !== 0) return undefined;
  const first = freq === 'monthly' ? ((month - 1) % interval) + 1 : 1;
  const dates = freq === 'monthly' ? { ...rule, byDay: [] } : { ...rule, byDay: [], interval: 1 };
  const common = daysOfYear(dates, COMMON_YEAR, first);
  const leap = daysOfYear(dates, LEAP_YEAR, first);
  if (common.length !== leap.length) return undefined;
  const days = common.map((day, index) => lastingDay(day, leap[index]!));
  return days.every((day) => day !== undefined) ? days : undefined;
}

/** The days that a rule names in a year, 1 for 1 January. */
function daysOfYear(rule: RecurrenceRule, year: number, month: number): readonly number[] {
  const days: number[] = [];
  const begin = dayNumber(year, 1, 1);
  for (const day of occurrenceDays(rule, dayNumber(year, month, 1), new SearchBudget())) {
    if (civilDate(day).year !== year) break;
    days.push(day - begin + 1);
  }
  return days;
}

/** The number of a day in every year, which has one number from the begin in common years and one in leap years. */
function lastingDay(common: number, leap: number): number | undefined {
  if (leap === common) return common;
  return leap === common + 1 ? common - daysInYear(COMMON_YEAR) - 1 : undefined;
}
