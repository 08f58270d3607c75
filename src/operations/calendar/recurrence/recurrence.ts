import { civilDate, modulo, weekdayOf } from '../../../formats/civil-day.ts';

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
  /** Which days of the set of each month or year count: 1 the first, -1 the last. */
  readonly bySetPos: readonly number[];
  /** 0 for Sunday to 6 for Saturday. */
  readonly weekStart: number;
}

/** A rule as the file has it. */
export interface WrittenRule {
  readonly rule: RecurrenceRule;
  /** Days of the year: 1 the first, -1 the last. */
  readonly byYearDay: readonly number[];
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
    rule.bySetPos.length > 0 ||
    (rule.freq !== 'weekly' && rule.byDay.length > 0) ||
    ((rule.freq === 'monthly' || rule.freq === 'yearly') && civilDate(start).day > 28);
  if (isFiltered) return Number.POSITIVE_INFINITY;
  const daysAPeriod = { daily: 1, weekly: 7, monthly: 31, yearly: 366 }[rule.freq];
  return (rule.count + 1) * rule.interval * daysAPeriod;
}

/**
 * The rule with the parts that it leaves to its start (RFC 5545 3.3.10: "information ... not contained in the rule"):
 * "monthly" from the 15th on means the 15th of every month, and a yearly rule with days of a month those of the month of
 * its start. Written out, no reader can take them from elsewhere: some take such days of every month. A daily rule with
 * days of the month becomes the monthly one that means the same: libical and ical.js find no day from the end of a month
 * (-1) in daily rules.
 */
export function withImpliedParts(rule: RecurrenceRule, start: number): RecurrenceRule {
  const { freq, interval, byDay, byMonth, byMonthDay } = rule;
  if (freq === 'daily') {
    return byMonthDay.length > 0 && interval === 1 ? { ...rule, freq: 'monthly' } : rule;
  }
  const { month, day } = civilDate(start);
  const ownMonth = freq === 'yearly' && byMonth.length === 0 ? [month] : byMonth;
  if (byMonthDay.length > 0) return { ...rule, byMonth: ownMonth };
  if (byDay.length > 0) return rule;
  if (freq === 'weekly') return { ...rule, byDay: [{ ordinal: 0, weekday: weekdayOf(start) }] };
  return { ...rule, byMonth: ownMonth, byMonthDay: [day] };
}

/**
 * The rule on a calendar whose days are called `days` later, -1, 0 or 1: its weekdays move along, and so does the start of
 * the week.
 */
export function movedRule(rule: RecurrenceRule, days: number): RecurrenceRule {
  if (days === 0) return rule;
  const byDay = rule.byDay.map(({ ordinal, weekday }) => ({ ordinal, weekday: modulo(weekday + days, 7) }));
  return { ...rule, byDay, weekStart: modulo(rule.weekStart + days, 7) };
}

/** The value of an RRULE; `until` is a date, or a date-time in UTC, as the file has it. */
export function recurrenceText({ rule, byYearDay }: WrittenRule, until: string | undefined): string {
  const { freq, interval, count, byMonth, byMonthDay, byDay, bySetPos, weekStart } = rule;
  const countsWeeks = freq === 'weekly' && interval > 1;
  let text = `FREQ=${freq.toUpperCase()}`;
  if (interval > 1) text += `;INTERVAL=${interval}`;
  if (count !== undefined) text += `;COUNT=${count}`;
  if (until !== undefined) text += `;UNTIL=${until}`;
  if (byMonth.length > 0) text += `;BYMONTH=${byMonth.join(',')}`;
  if (byMonthDay.length > 0) text += `;BYMONTHDAY=${byMonthDay.join(',')}`;
  if (byYearDay.length > 0) text += `;BYYEARDAY=${byYearDay.join(',')}`;
  if (byDay.length > 0) text += `;BYDAY=${byDay.map(ruleDayText).join(',')}`;
  if (bySetPos.length > 0) text += `;BYSETPOS=${bySetPos.join(',')}`;
  if (countsWeeks && weekStart !== DEFAULT_WEEK_START) text += `;WKST=${WEEKDAYS[weekStart]}`;
  return text;
}

function ruleDayText({ ordinal, weekday }: RuleDay): string {
  return `${ordinal === 0 ? '' : ordinal}${WEEKDAYS[weekday]}`;
}
