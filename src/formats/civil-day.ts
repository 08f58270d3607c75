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

const MARCH_OF_YEAR_0 = -719_468;
const DAYS_IN_400_YEARS = 146_097;

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
  // Years from 1 March on have their leap day last, so that months begin at fixed places in them.
  const sinceMarch0 = day - MARCH_OF_YEAR_0;
  const era = Math.floor(sinceMarch0 / DAYS_IN_400_YEARS);
  const dayOfEra = sinceMarch0 - era * DAYS_IN_400_YEARS;
  const leapDays = quotient(dayOfEra, 1460) - quotient(dayOfEra, 36_524) + quotient(dayOfEra, 146_096);
  const yearOfEra = quotient(dayOfEra - leapDays, 365);
  const dayOfYear = dayOfEra - 365 * yearOfEra - quotient(yearOfEra, 4) + quotient(yearOfEra, 100);
  // From March on the months of 31, 30, 31, 30 and 31 days repeat: 153 days in five.
  const monthFromMarch = quotient(5 * dayOfYear + 2, 153);
  const date = dayOfYear - quotient(153 * monthFromMarch + 2, 5) + 1;
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  return { year: era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month, day: date };
}

/** The year a numbered day lies in. */
export function yearOf(day: number): number {
  return civilDate(day).year;
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

/** The largest number that divides two numbers from 0, not both of them 0. */
export function greatestCommonDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestCommonDivisor(other, one % other);
}

/**
 * The quotient without its fraction, of whole numbers from 0 to 2 ** 31 - 1: a date is written in two thirds of the
 * time that Math.floor takes, which leaves the division to floating point.
 */
export function quotient(dividend: number, divisor: number): number {
  return (dividend / divisor) | 0;
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}
