/**
 * The days that a recurrence rule names (RFC 5545 3.3.10), month by month, without times and zones.
 *
 *   FREQ=MONTHLY;BYDAY=-1FR from 2026-01-01  ->  2026-01-30, 2026-02-27, 2026-03-27, ...
 *
 * `recurrence.ts` has the rule and its text, `named-days.ts` the days of one month. The search is bounded for a whole
 * request, because a rule such as 29 February on a Monday looks at many months for each day.
 */
import { civilDate, greatestCommonDivisor, modulo, weekdayOf } from '../../../formats/civil-day.ts';
import { daysUpTo, type Month, monthAt, NamedDays } from './named-days.ts';
import { type RecurrenceRule, withImpliedParts } from './recurrence.ts';

/** The months that a request may have looked at: 100 rules that meet only every 40 years need half of them. */
const MAX_MONTHS = 100_000;

/** The months that the rules of one request may look at, all together. */
export class SearchBudget {
  #months: number;

  constructor(months = MAX_MONTHS) {
    this.#months = months;
  }

  /** Whether a search ended because nothing was left, and not because there is no day. */
  get isSpent(): boolean {
    return this.#months < 0;
  }

  /** Pays for months; false when nothing is left. */
  pay(months = 1): boolean {
    this.#months -= months;
    return this.#months >= 0;
  }
}

/** The Gregorian calendar repeats after 400 years. */
const MONTHS_A_CYCLE = 4800;
const DAYS_A_CYCLE = 146_097;

/** December 9999. */
const LAST_MONTH = 9999 * 12 + 11;

const ALL_DAYS = -1;

/**
 * The days on or after `start` that a rule begun on `start` names, in their order, as if neither COUNT nor UNTIL ended it.
 * Ends with the year 9999, where no more will come, and where the budget is spent. The interval is counted from the period
 * that holds `start`.
 */
export function* occurrenceDays(
  rule: RecurrenceRule,
  start: number,
  budget: SearchBudget,
): Generator<number, undefined> {
  const whole = withImpliedParts(rule, start);
  const months = namedMonths(whole, start, budget);
  const sets = whole.bySetPos.length === 0 ? months : placedMonths(whole, months);
  for (const month of sets) for (const day of daysOf(month)) if (day >= start) yield day;
}

/** The days of a month that a rule names, as bits, the lowest for its first day. */
interface NamedMonth {
  readonly year: number;
  readonly first: number;
  readonly days: number;
}

/** The months with days that the other parts than BYSETPOS name, from that of `start` or the first of its period on. */
function* namedMonths(rule: RecurrenceRule, start: number, budget: SearchBudget): Generator<NamedMonth> {
  const named = new NamedDays(rule);
  const months = new MonthWalk(rule);
  const begin = civilDate(start);
  const startMonth = begin.year * 12 + begin.month - 1;
  // A set is whole: what lies before `start` has its places too.
  const isInYear = rule.bySetPos.length > 0 && rule.freq === 'yearly';
  const first = isInYear ? begin.year * 12 : startMonth;
  let last = Math.min(LAST_MONTH, startMonth + cycleOf(rule));
  for (let index = months.from(first, startMonth); index <= last; index = months.after(index)) {
    if (!budget.pay()) return;
    if (!months.names(index)) continue;
    const month = monthAt(index);
    let days = named.in(month);
    if (days !== 0) days &= daysInPhase(rule, start, month);
    if (days === 0) continue;
    yield { year: month.year, first: month.first, days };
    // Where places are picked, the months by themselves do not say whether there will be more.
    if (rule.bySetPos.length === 0) last = Math.min(LAST_MONTH, index + cycleOf(rule));
  }
}

function* daysOf({ first, days }: NamedMonth): Generator<number> {
  for (; days !== 0; days &= days - 1) yield first + 31 - Math.clz32(days & -days);
}

/** The days that BYSETPOS picks of the set of each month or year (RFC 5545 3.3.10). */
function* placedMonths(rule: RecurrenceRule, months: Iterable<NamedMonth>): Generator<NamedMonth> {
  let set: NamedMonth[] = [];
  for (const month of months) {
    if (set.length > 0 && (rule.freq === 'monthly' || set[0]!.year !== month.year)) {
      yield* picked(set, rule.bySetPos);
      set = [];
    }
    set.push(month);
  }
  yield* picked(set, rule.bySetPos);
}

function picked(set: readonly NamedMonth[], positions: readonly number[]): readonly NamedMonth[] {
  const size = set.reduce((count, { days }) => count + bitsOf(days), 0);
  if (!positions.some((position) => Math.abs(position) <= size)) return [];
  let index = 0;
  return set.map((month) => {
    let days = 0;
    for (let rest = month.days; rest !== 0; rest &= rest - 1, index++) {
      if (positions.includes(index + 1) || positions.includes(index - size)) days |= rest & -rest;
    }
    return { ...month, days };
  });
}

function bitsOf(days: number): number {
  let count = 0;
  for (; days !== 0; days &= days - 1) count++;
  return count;
}

/** The months after which interval and calendar are in step again, so that what was not found never will be. */
function cycleOf({ freq, interval }: RecurrenceRule): number {
  const step = { daily: interval, weekly: interval * 7, monthly: interval, yearly: interval * 12 }[freq];
  const cycle = freq === 'daily' || freq === 'weekly' ? DAYS_A_CYCLE : MONTHS_A_CYCLE;
  return (step / greatestCommonDivisor(step, cycle)) * MONTHS_A_CYCLE;
}

/** Goes from month to month as a rule does, past the years and months that it leaves out. */
class MonthWalk {
  readonly #rule: RecurrenceRule;
  /** For each month of the year, from 0, how many months later the next one is that BYMONTH names. */
  readonly #waits: readonly number[];

  constructor(rule: RecurrenceRule) {
    this.#rule = rule;
    this.#waits = rule.byMonth.length === 0 ? NO_WAITS : waitsFor(rule.byMonth);
  }

  /** Whether BYMONTH names a month. */
  names(index: number): boolean {
    return this.#waits[index % 12] === 0;
  }

  after(index: number): number {
    return this.#rule.freq === 'monthly' ? index + this.#rule.interval : this.from(index + 1, index);
  }

  /** The first month from `index` on; `previous` lies in a year that the interval keeps. */
  from(index: number, previous: number): number {
    const { freq, interval } = this.#rule;
    if (freq === 'monthly') return index;
    const next = index + this.#waits[index % 12]!;
    const isOtherYear = Math.floor(next / 12) !== Math.floor(previous / 12);
    return freq === 'yearly' && isOtherYear ? next + (interval - 1) * 12 : next;
  }
}

/** Of a rule without BYMONTH. */
const NO_WAITS: readonly number[] = Array(12).fill(0);

function waitsFor(byMonth: readonly number[]): readonly number[] {
  return NO_WAITS.map((_wait, month) => {
    let wait = 0;
    while (!byMonth.includes(((month + wait) % 12) + 1)) wait++;
    return wait;
  });
}

/** The days of a month, as bits, that lie in periods which the interval of a daily or weekly rule keeps. */
function daysInPhase({ freq, interval, weekStart }: RecurrenceRule, start: number, month: Month): number {
  if (interval === 1 || freq === 'monthly' || freq === 'yearly') return ALL_DAYS;
  const isWeekly = freq === 'weekly';
  const length = isWeekly ? 7 : 1;
  const step = interval * length;
  const origin = isWeekly ? start - modulo(weekdayOf(start) - weekStart, 7) : start;
  const period = daysUpTo(length);
  let days = 0;
  for (let at = modulo(origin - month.first, step) - step; at < month.length; at += step) {
    if (at >= 0) days |= period << at;
    else if (at > -length) days |= period >> -at;
  }
  return days & daysUpTo(month.length);
}
