/**
 * A recurrence rule in the form that calendars read alike. Rules that mean the same by RFC 5545 3.3.10 do not mean the same
 * to every reader: ical.js (Nextcloud, Thunderbird) counts BYSETPOS in each month of a yearly rule and beside BYMONTHDAY not
 * at all, begins a monthly rule with the first of its months, whichever the start is in, and searches for weekdays among days
 * from the end of a month without coming to an end; dateutil and rrule.js read BYDAY=MO,1FR as days that are both.
 *
 *   FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1  ->  FREQ=YEARLY;BYMONTH=12;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1
 *   FREQ=YEARLY;BYMONTH=3,6,9,12;BYMONTHDAY=-1    ->  FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=-1
 *   FREQ=YEARLY;BYMONTH=1,6;BYMONTHDAY=-1         ->  FREQ=YEARLY;BYYEARDAY=31,-185
 *
 * `test/consumers/recurrence-readers.test.ts` compares four readers, and names what is left.
 */
import { civilDate, daysInMonth, greatestCommonDivisor, modulo } from '../../../formats/civil-day.ts';
import { type RecurrenceRule, type RuleDay, type WrittenRule, withImpliedParts } from './recurrence.ts';
import { yearDays } from './year-days.ts';

/** The rule with all that readers would have to take from `start`, its first day, in the form that they read alike. */
export function commonForm(rule: RecurrenceRule, start: number): WrittenRule {
  const implied = withImpliedParts(rule, start);
  if (isUsual(implied)) return { rule: implied, byYearDay: [] };
  const { month } = civilDate(start);
  const whole = countedFromFirst(inSpacedMonths(withAllNumbered(implied), month));
  const plain = withUsualWeek(placedInOneMonth(asWeekly(whole)));
  const byYearDay = isReadAlike(plain) ? undefined : yearDays(plain, month);
  if (byYearDay === undefined) return { rule: plain, byYearDay: [] };
  const interval = plain.freq === 'yearly' ? plain.interval : 1;
  return {
    rule: { ...plain, freq: 'yearly', interval, byMonth: [], byMonthDay: [], bySetPos: [] },
    byYearDay,
  };
}

/** Most rules: weekdays of weeks, and one date of every month or of a month of every year. */
function isUsual({ freq, byMonth, byMonthDay, byDay, bySetPos, weekStart }: RecurrenceRule): boolean {
  if (freq === 'daily') return true;
  if (freq === 'weekly') return USUAL_WEEK_STARTS.includes(weekStart);
  const isOneDate = byMonthDay.length === 1 && byMonthDay[0]! > 0;
  return isOneDate && byMonth.length === (freq === 'yearly' ? 1 : 0) && byDay.length + bySetPos.length === 0;
}

const NUMBERS_IN_A_MONTH = [1, 2, 3, 4, 5] as const;

/** Where numbers count in months: weekdays without one beside others with one become the first to the fifth. */
function withAllNumbered(rule: RecurrenceRule): RecurrenceRule {
  const { freq, byMonth, byDay } = rule;
  const isCountedInMonth = freq === 'monthly' || (freq === 'yearly' && byMonth.length > 0);
  const every = new Set(byDay.filter(({ ordinal }) => ordinal === 0).map(({ weekday }) => weekday));
  if (!isCountedInMonth || every.size === 0 || every.size === byDay.length) return rule;
  const some = byDay.filter(({ weekday }) => !every.has(weekday));
  const numbersOf = (weekday: number): readonly RuleDay[] =>
    some.length === 0
      ? [{ ordinal: 0, weekday }]
      : NUMBERS_IN_A_MONTH.map((ordinal) => ({ ordinal, weekday }));
  return { ...rule, byDay: [...[...every].flatMap(numbersOf), ...some] };
}

const MONTHS_A_YEAR = 12;

/** Months that follow each other at one distance need no names; others are those of a yearly rule. `month` is one of them. */
function inSpacedMonths(rule: RecurrenceRule, month: number): RecurrenceRule {
  const { freq, interval, byMonth, bySetPos } = rule;
  if ((freq !== 'monthly' && freq !== 'yearly') || byMonth.length === 0) return rule;
  if (freq === 'yearly') {
    return interval === 1 && bySetPos.length === 0 ? (spaced(rule, byMonth) ?? rule) : rule;
  }
  const shared = greatestCommonDivisor(interval, MONTHS_A_YEAR);
  const met = byMonth.filter((one) => modulo(one - month, shared) === 0);
  const years = interval / shared;
  if (met.length === 1) return { ...rule, freq: 'yearly', interval: years, byMonth: met };
  if (years > 1) return rule;
  const named: RecurrenceRule = { ...rule, interval: 1, byMonth: met };
  return spaced(named, met) ?? (bySetPos.length === 0 ? { ...named, freq: 'yearly' } : named);
}

/** A rule of two to twelve months of every year. */
function spaced(rule: RecurrenceRule, months: readonly number[]): RecurrenceRule | undefined {
  const distance = MONTHS_A_YEAR / months.length;
  if (months.length === 1 || !Number.isInteger(distance)) return undefined;
  if (!months.every((month) => modulo(month - months[0]!, distance) === 0)) return undefined;
  return { ...rule, freq: 'monthly', interval: distance, byMonth: [] };
}

/** A date from the end of a month that is as long in every year is one from its begin. */
function countedFromFirst(rule: RecurrenceRule): RecurrenceRule {
  const { freq, byMonth, byMonthDay } = rule;
  const [month] = byMonth;
  if (freq !== 'yearly' || month === undefined || byMonth.length > 1 || month === FEBRUARY) return rule;
  const length = daysInMonth(2001, month);
  const days = byMonthDay.map((day) => (day < 0 ? length + 1 + day : day));
  return { ...rule, byMonthDay: [...new Set(days.filter((day) => day >= 1 && day <= length))] };
}

const FEBRUARY = 2;

/** Weekdays of every year are those of every week. */
function asWeekly(rule: RecurrenceRule): RecurrenceRule {
  const { freq, interval, byMonth, byMonthDay, byDay, bySetPos } = rule;
  const isFiltered = byMonth.length + byMonthDay.length + bySetPos.length > 0;
  if (freq !== 'yearly' || interval > 1 || isFiltered || !isPlain(byDay)) return rule;
  return { ...rule, freq: 'weekly' };
}

/** Every month has each weekday as often. */
const WEEKS_IN_A_MONTH = 4;

/** The first or last of some weekdays of a year lie in its first or last month. */
function placedInOneMonth(rule: RecurrenceRule): RecurrenceRule {
  const { freq, byMonth, byMonthDay, byDay, bySetPos } = rule;
  if (freq !== 'yearly' || bySetPos.length === 0 || byMonthDay.length > 0 || !isPlain(byDay)) return rule;
  const isNear = bySetPos.every((place) => Math.abs(place) <= WEEKS_IN_A_MONTH * byDay.length);
  if (isNear && bySetPos.every((place) => place > 0)) return { ...rule, byMonth: [byMonth[0] ?? 1] };
  if (isNear && bySetPos.every((place) => place < 0)) return { ...rule, byMonth: [byMonth.at(-1) ?? 12] };
  return rule;
}

/** The starts of a week that libical counts right from, the default first. */
const USUAL_WEEK_STARTS: readonly number[] = [1, 0];

/** Weeks that begin on a Monday or a Sunday, where the weekdays of the rule fall into the same ones. */
function withUsualWeek(rule: RecurrenceRule): RecurrenceRule {
  const { freq, interval, byDay, weekStart } = rule;
  if (freq !== 'weekly' || interval === 1) return rule;
  const firstFrom = (start: number) => {
    const distance = Math.min(...byDay.map(({ weekday }) => modulo(weekday - start, 7)));
    return modulo(start + distance, 7);
  };
  const usual = USUAL_WEEK_STARTS.find((start) => firstFrom(start) === firstFrom(weekStart));
  return usual === undefined ? rule : { ...rule, weekStart: usual };
}

/** Whether ical.js reads days of the month as RFC 5545 3.3.10 has them. */
function isReadAlike({ freq, interval, byMonth, byMonthDay, byDay, bySetPos }: RecurrenceRule): boolean {
  if ((freq !== 'monthly' && freq !== 'yearly') || byMonthDay.length === 0) return true;
  if (bySetPos.length > 0) return false;
  if (freq === 'monthly') return byDay.length === 0 || (interval === 1 && byMonthDay.every((day) => day > 0));
  const isSimple = byMonth.length === 1 && byMonthDay.length === 1 && byDay.length === 0;
  return isSimple || byMonthDay.every((day) => day > 0 && day <= MIN_MONTH_LENGTH);
}

const MIN_MONTH_LENGTH = 28;

function isPlain(days: readonly RuleDay[]): boolean {
  return days.every(({ ordinal }) => ordinal === 0);
}
