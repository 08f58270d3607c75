import { civilDate, modulo } from '../../formats/civil-day.ts';

/** The two-letter codes of RFC 5545 3.3.10, at the index that `weekdayOf` gives. */
export const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;

/** A recurrence rule (RFC 5545 3.3.10); empty lists are parts left out. */
export interface RecurrenceRule {
  readonly freq: 'daily' | 'weekly' | 'monthly' | 'yearly';
  readonly interval: number;
  readonly count: number | undefined;
  readonly byMonth: readonly number[];
  readonly byMonthDay: readonly number[];
  readonly byDay: readonly RuleDay[];
  /** 0 for Sunday to 6 for Saturday. */
  readonly weekStart: number;
}

/** A weekday, or with an ordinal other than 0 the nth or nth last of its month or year. */
export interface RuleDay {
  readonly ordinal: number;
  readonly weekday: number;
}

/** RFC 5545 3.3.10: weeks begin on Monday unless WKST says otherwise. */
const DEFAULT_WEEK_START = 1;

/** A bound on the days from the start of a rule to its last occurrence: Infinity where only a search could find one. */
export function longestSpan(rule: RecurrenceRule, start: number): number {
  if (rule.count === undefined) return Number.POSITIVE_INFINITY;
  const isFiltered =
    rule.byMonth.length > 0 ||
    rule.byMonthDay.length > 0 ||
    rule.byDay.some(({ ordinal }) => ordinal !== 0) ||
    (rule.freq !== 'weekly' && rule.byDay.length > 0) ||
    ((rule.freq === 'monthly' || rule.freq === 'yearly') && civilDate(start).day > 28);
  if (isFiltered) return Number.POSITIVE_INFINITY;
  const daysAPeriod = { daily: 1, weekly: 7, monthly: 31, yearly: 366 }[rule.freq];
  return (rule.count + 1) * rule.interval * daysAPeriod;
}

/**
 * The value of an RRULE; `until` is a date, or a date-time in UTC, as the file has it. `dayShift` is -1, 0 or 1: by how many days the dates of the file run ahead of those
 * the rule was written for; its weekdays move along, and so does the start of the week, which only matters where
 * the interval skips weeks.
 */
export function recurrenceText(rule: RecurrenceRule, until: string | undefined, dayShift: number): string {
  const { freq, interval, count, byMonth, byMonthDay, byDay } = rule;
  const weekStart = modulo(rule.weekStart + dayShift, 7);
  const countsWeeks = freq === 'weekly' && interval > 1;
  let text = `FREQ=${freq.toUpperCase()}`;
  if (interval > 1) text += `;INTERVAL=${interval}`;
  if (count !== undefined) text += `;COUNT=${count}`;
  if (until !== undefined) text += `;UNTIL=${until}`;
  if (byMonth.length > 0) text += `;BYMONTH=${byMonth.join(',')}`;
  if (byMonthDay.length > 0) text += `;BYMONTHDAY=${byMonthDay.join(',')}`;
  if (byDay.length > 0) text += `;BYDAY=${byDay.map((day) => ruleDayText(day, dayShift)).join(',')}`;
  if (countsWeeks && weekStart !== DEFAULT_WEEK_START) text += `;WKST=${WEEKDAYS[weekStart]}`;
  return text;
}

function ruleDayText({ ordinal, weekday }: RuleDay, dayShift: number): string {
  return `${ordinal === 0 ? '' : ordinal}${WEEKDAYS[modulo(weekday + dayShift, 7)]}`;
}
