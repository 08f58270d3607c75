import {
  type CivilDate,
  civilDate,
  dayNumber,
  daysInMonth,
  daysInYear,
  LAST_DAY,
  modulo,
  weekdayOf,
} from './civil-day.ts';
import { WEEKDAYS } from './weekday.ts';

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

/** The Gregorian calendar repeats after 400 years, so a rule that names no day of them names none. */
const DAYS_TO_TRY = 146_097;

/**
 * The first day on or after `start` that a rule begun on `start` names; undefined when there is none up to the
 * year 9999. The interval is counted from the period that holds `start`.
 */
export function firstDayOf(rule: RecurrenceRule, start: number): number | undefined {
  const whole = withImpliedParts(rule, start);
  let day = start;
  for (let tries = 0; tries < DAYS_TO_TRY && day <= LAST_DAY; tries++) {
    const date = civilDate(day);
    const next = nextInPhase(whole, start, day, date);
    if (next !== day) {
      day = next;
    } else if (whole.byMonth.length > 0 && !whole.byMonth.includes(date.month)) {
      day += daysInMonth(date.year, date.month) - date.day + 1;
    } else if (matchesMonthDay(whole, date) && matchesWeekday(whole, day, date)) {
      return day;
    } else {
      day++;
    }
  }
  return undefined;
}

/** The parts a rule leaves to its start: "monthly" from the 15th on means the 15th of every month. */
function withImpliedParts(rule: RecurrenceRule, start: number): RecurrenceRule {
  const { freq, byDay, byMonth, byMonthDay } = rule;
  if (byDay.length > 0 || byMonthDay.length > 0 || freq === 'daily') return rule;
  if (freq === 'weekly') return { ...rule, byDay: [{ ordinal: 0, weekday: weekdayOf(start) }] };
  const { month, day } = civilDate(start);
  const months = freq === 'yearly' && byMonth.length === 0 ? [month] : byMonth;
  return { ...rule, byMonth: months, byMonthDay: [day] };
}

/** The day itself when its period is one the interval keeps, else the first day of the next such period. */
function nextInPhase(rule: RecurrenceRule, start: number, day: number, date: CivilDate): number {
  const { freq, interval, weekStart } = rule;
  if (interval === 1) return day;
  const first = civilDate(start);
  switch (freq) {
    case 'daily':
      return day + modulo(start - day, interval);
    case 'weekly': {
      const week = weekOf(day, weekStart);
      const wait = modulo(weekOf(start, weekStart) - week, interval);
      return wait === 0 ? day : day - modulo(weekdayOf(day) - weekStart, 7) + wait * 7;
    }
    case 'monthly': {
      const month = date.year * 12 + date.month - 1;
      const wait = modulo(first.year * 12 + first.month - 1 - month, interval);
      const next = month + wait;
      return wait === 0 ? day : dayNumber(Math.floor(next / 12), (next % 12) + 1, 1);
    }
    case 'yearly': {
      const wait = modulo(first.year - date.year, interval);
      return wait === 0 ? day : dayNumber(date.year + wait, 1, 1);
    }
  }
}

function weekOf(day: number, weekStart: number): number {
  // Day 0 was a Thursday (4).
  return Math.floor((day + 4 - weekStart) / 7);
}

function matchesMonthDay({ byMonthDay }: RecurrenceRule, { year, month, day }: CivilDate): boolean {
  if (byMonthDay.length === 0) return true;
  return byMonthDay.includes(day) || byMonthDay.includes(day - daysInMonth(year, month) - 1);
}

function matchesWeekday({ freq, byDay, byMonth }: RecurrenceRule, day: number, date: CivilDate): boolean {
  if (byDay.length === 0) return true;
  // RFC 5545 3.3.10: in a yearly rule ordinals count within the year, or within each month of BYMONTH.
  const countsInYear = freq === 'yearly' && byMonth.length === 0;
  const position = countsInYear ? day - dayNumber(date.year, 1, 1) + 1 : date.day;
  const length = countsInYear ? daysInYear(date.year) : daysInMonth(date.year, date.month);
  const weekday = weekdayOf(day);
  return byDay.some((wanted) => {
    if (wanted.weekday !== weekday) return false;
    if (wanted.ordinal > 0) return wanted.ordinal === Math.ceil(position / 7);
    return wanted.ordinal === 0 || -wanted.ordinal === Math.ceil((length - position + 1) / 7);
  });
}

/** The days on which some rule falls at latest, counted from its start: Infinity where that takes a search. */
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
