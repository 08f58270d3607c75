/** A date of the proleptic Gregorian calendar; months and days count from 1. */
export interface CivilDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

export const SECONDS_A_DAY = 86_400;

/** 0001-01-01 and 9999-12-31, the first and the last day an iCalendar date can name (RFC 5545 3.3.4). */
export const FIRST_DAY = -719_162;
export const LAST_DAY = 2_932_896;

const DAYS_BEFORE_MONTH = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334] as const;

/**
 * The number of a day, counted from 1970-01-01 as 0. The date is taken as given: the 30th of February is two
 * days after the 28th.
 */
export function dayNumber(year: number, month: number, day: number): number {
  const before = year - 1;
  const leapDays = Math.floor(before / 4) - Math.floor(before / 100) + Math.floor(before / 400);
  const leapDay = month > 2 && isLeapYear(year) ? 1 : 0;
  return FIRST_DAY + before * 365 + leapDays + DAYS_BEFORE_MONTH[month - 1]! + leapDay + day - 1;
}

/** The date of a numbered day. */
export function civilDate(day: number): CivilDate {
  const year = yearOf(day);
  let rest = day - dayNumber(year, 1, 1);
  let month = 1;
  while (rest >= daysInMonth(year, month)) rest -= daysInMonth(year, month++);
  return { year, month, day: rest + 1 };
}

/** The year a numbered day lies in. */
export function yearOf(day: number): number {
  const guess = Math.floor((day - FIRST_DAY) / 365.2425) + 1;
  if (day < dayNumber(guess, 1, 1)) return guess - 1;
  return day < dayNumber(guess + 1, 1, 1) ? guess : guess + 1;
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: number): number {
  return modulo(day + 4, 7);
}

/** 28 to 31. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** 365 or 366. */
export function daysInYear(year: number): number {
  return isLeapYear(year) ? 366 : 365;
}

/** The remainder that is never negative. */
export function modulo(value: number, divisor: number): number {
  return ((value % divisor) + divisor) % divisor;
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}
