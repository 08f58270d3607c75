import { dayNumber, daysInMonth, daysInYear, modulo, weekdayOf } from '../../../formats/civil-day.ts';
import type { RecurrenceRule } from './recurrence.ts';

/** A month of a year, with the number of its first day. */
export interface Month {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly first: number;
  /** 28 to 31. */
  readonly length: number;
}

/** The 1st, 8th, 15th, 22nd and 29th. */
const EVERY_SEVENTH = 0x10_20_40_81;

/**
 * The days that BYMONTHDAY and BYDAY of a rule name, a month at a time. Months that begin on the same weekday and
 * are as long have the same days, so that each kind of month is worked out once.
 */
export class NamedDays {
  readonly #rule: RecurrenceRule;
  /** RFC 5545 3.3.10: in a yearly rule ordinals count within the year, or within each month of BYMONTH. */
  readonly #countsInYear: boolean;
  readonly #known = new Map<number, number>();

  constructor(rule: RecurrenceRule) {
    this.#rule = rule;
    this.#countsInYear = rule.freq === 'yearly' && rule.byMonth.length === 0;
  }

  /** The days of a month as bits, the lowest for the 1st. */
  in(month: Month): number {
    const kind = this.#countsInYear
      ? month.month * 4096 + daysInYear(month.year) * 7 + weekdayOf(dayNumber(month.year, 1, 1))
      : month.length * 7 + weekdayOf(month.first);
    let days = this.#known.get(kind);
    if (days === undefined) {
      days = monthDays(this.#rule, month.length) & this.#weekdays(month) & daysUpTo(month.length);
      this.#known.set(kind, days);
    }
    return days;
  }

  #weekdays({ year, first, length }: Month): number {
    const { byDay } = this.#rule;
    if (byDay.length === 0) return -1;
    const spanFirst = this.#countsInYear ? dayNumber(year, 1, 1) : first;
    const spanLength = this.#countsInYear ? daysInYear(year) : length;
    let days = 0;
    for (const { ordinal, weekday } of byDay) {
      if (ordinal === 0) {
        days |= EVERY_SEVENTH << modulo(weekday - weekdayOf(first), 7);
        continue;
      }
      const end = spanFirst + spanLength - 1;
      const day =
        ordinal > 0
          ? spanFirst + modulo(weekday - weekdayOf(spanFirst), 7) + (ordinal - 1) * 7
          : end - modulo(weekdayOf(end) - weekday, 7) + (ordinal + 1) * 7;
      if (day >= first && day < first + length) days |= 1 << (day - first);
    }
    return days;
  }
}

/** The first days of a month, as bits. */
export function daysUpTo(length: number): number {
  return -1 >>> (32 - length);
}

function monthDays({ byMonthDay }: RecurrenceRule, length: number): number {
  if (byMonthDay.length === 0) return -1;
  let days = 0;
  for (const day of byMonthDay) {
    const offset = day > 0 ? day - 1 : length + day;
    if (offset >= 0) days |= 1 << offset;
  }
  return days;
}

/** A month counted from January of the year 0. */
export function monthAt(index: number): Month {
  const year = Math.floor(index / 12);
  const month = (index % 12) + 1;
  return { year, month, first: dayNumber(year, month, 1), length: daysInMonth(year, month) };
}
