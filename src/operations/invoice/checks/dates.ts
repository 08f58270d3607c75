import type { Fault } from '../../../errors.ts';

const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/**
 * The faults of days that the Gregorian calendar does not have, such as 2026-02-30, by their pointers. The texts have
 * the form YYYY-MM-DD already; a due day before the day of issue is allowed.
 */
export function dayFaults(days: Readonly<Record<string, string | undefined>>): Fault[] {
  const faults: Fault[] = [];
  for (const [pointer, day] of Object.entries(days)) {
    if (day === undefined || isRealDay(day)) continue;
    faults.push({ pointer, message: `must be a day of the calendar as YYYY-MM-DD, which ${day} is not` });
  }
  return faults;
}

function isRealDay(text: string): boolean {
  const [year, month, day] = partsOf(text);
  if (year < 1 || month < 1 || month > 12 || day < 1) return false;
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return day <= (month === 2 && isLeap ? 29 : MONTH_DAYS[month - 1]!);
}

/** Year, month from 1 and day of a text YYYY-MM-DD. */
export function partsOf(text: string): [year: number, month: number, day: number] {
  return [Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8, 10))];
}
