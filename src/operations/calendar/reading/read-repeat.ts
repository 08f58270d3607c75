import { civilDate, SECONDS_A_DAY } from '../../../formats/civil-day.ts';
import type { Moment } from '../moment.ts';
import { commonForm } from '../recurrence/common-form.ts';
import { occurrenceDays, type SearchBudget } from '../recurrence/occurrence-days.ts';
import {
  longestSpan,
  movedRule,
  type RecurrenceRule,
  recurrenceText,
  type WrittenRule,
} from '../recurrence/recurrence.ts';
import type { RepeatInput } from '../schema.ts';
import { basicDate, basicUtc, extendedLocal, isInRange } from './date-time.ts';
import type { Place } from './fault-list.ts';
import { endOfDay, pointAt } from './local-time.ts';
import type { FurtherDate } from './read-dates.ts';
import { readNotation, readPoint } from './read-notation.ts';
import { readRule } from './read-rule.ts';
import { moveTimes, type Timed, type Times } from './read-times.ts';

/** What a rule makes of an event: the rule as the file has it, and the first occurrence. */
export interface Repetition {
  readonly times: Times;
  readonly rule: string;
  readonly exclude: readonly Moment[];
  /** Those of the further dates and of the excluded ones that the rule names. */
  readonly named: ReadonlySet<number>;
  /** No occurrence begins after this instant; Infinity where none is the last. */
  readonly last: number;
}

/** The end of a series, inclusive. */
interface Until {
  readonly text: string;
  /** A day of an all-day event, an instant of a timed one. */
  readonly at: number;
}

/** The rule may be valid: one that matches once in centuries fits a request of its own. */
const SEARCHED_TOO_LONG =
  'names no day in the months that were searched: the rules of one request share a search of 100,000 months';

/** Servers answer 500 to a file without an occurrence, and synchronising stops. */
const NONE_IS_LEFT =
  'leaves no occurrence: all that repeat names are excluded; leave one, or send the event with status cancelled';

/** When an event takes place first, and the dates it has beside those of its rule. */
interface Dated {
  readonly times: Times;
  readonly further: readonly FurtherDate[];
}

/**
 * Reads `repeat` for an event, which takes place on `further` dates too. The start is moved to the first day that the rule names, because RFC 5545 3.8.5.3
 * leaves open what a start outside its own rule means, and calendars differ. `place` is the event's, `budget` that of the
 * request.
 */
export function readRepeat(
  input: RepeatInput,
  { times, further }: Dated,
  place: Place,
  budget: SearchBudget,
): Repetition | undefined {
  const { faults } = place;
  const own = { faults, pointer: `${place.pointer}/repeat` };
  const rule = readRule(input, own);
  const until = input.until === undefined ? undefined : readUntil(input.until, times, own);
  const exclude = input.exclude === undefined ? [] : readExclude(input.exclude, times, own);
  if (rule === undefined || (input.until !== undefined && until === undefined)) return undefined;
  const isRefused = times.kind === 'timed' && !isExpressible(rule, until, times, place);
  const startDay = dayOf(times);
  const firstDay = occurrenceDays(rule, startDay, budget).next().value ?? undefined;
  if (firstDay === undefined) {
    return faults.add(own.pointer, budget.isSpent ? SEARCHED_TOO_LONG : 'names no day up to the year 9999');
  }
  const moved = moveTimes(times, firstDay - startDay, place);
  if (moved === undefined || isRefused) return undefined;
  if (until !== undefined && until.at < startOf(moved)) {
    const why =
      moved === times ? 'must not be before start' : 'must not be before the first day that repeat names';
    return faults.add(`${own.pointer}/until`, why);
  }
  const excluded = new Set(exclude);
  const others = new Set(further.map(({ local }) => local));
  const ends = { count: rule.count, last: lastOf(until, moved), excluded, others };
  const walk = walkOccurrences(occurrenceDays(rule, startDay, budget), moved, ends);
  if (!walk.isOneLeft && further.every(({ local }) => excluded.has(local))) {
    return faults.add(`${own.pointer}/exclude`, budget.isSpent ? SEARCHED_TOO_LONG : NONE_IS_LEFT);
  }
  // ical.js leaves out nothing behind an excluded day that is not an occurrence.
  const end = budget.isSpent ? Number.NEGATIVE_INFINITY : walk.end;
  const gone = exclude.filter((local) => walk.met.has(local) || others.has(local) || local > end);
  const begin = moved.kind === 'timed' ? moved.start.instant : 0;
  return {
    times: moved,
    rule: recurrenceText(inFile(rule, firstDay, dayShift(moved)), until?.text),
    exclude: writeExclude(gone, moved),
    named: walk.met,
    last: until?.at ?? begin + longestSpan(rule, firstDay) * SECONDS_A_DAY,
  };
}

/** Occurrences that are looked at, at most: more than can be excluded, and eleven years of days. */
const MAX_WALKED = 4000;

/** Where the occurrences of a rule end, and which do not take place: days, or what the clock of the event shows. */
interface Ends {
  readonly count: number | undefined;
  readonly last: number;
  readonly excluded: ReadonlySet<number>;
  /** The further dates. */
  readonly others: ReadonlySet<number>;
}

/** Goes through the occurrences of a rule up to the last one that is excluded or listed. */
function walkOccurrences(days: Iterable<number>, times: Times, ends: Ends) {
  const { count = Number.POSITIVE_INFINITY, last, excluded, others } = ends;
  const timeOfDay = times.kind === 'all-day' ? 0 : times.start.local - dayOf(times) * SECONDS_A_DAY;
  if (excluded.size + others.size === 0)
    return { met: new Set<number>(), isOneLeft: true, end: Number.POSITIVE_INFINITY };
  const marked = Math.max(Number.NEGATIVE_INFINITY, ...excluded, ...others);
  const met = new Set<number>();
  let isOneLeft = false;
  let passed = 0;
  for (const day of days) {
    const local = times.kind === 'all-day' ? day : day * SECONDS_A_DAY + timeOfDay;
    if (passed >= count || local > last) break;
    if (excluded.has(local) || others.has(local)) met.add(local);
    if (!excluded.has(local)) isOneLeft = true;
    if (isOneLeft && local >= marked) break;
    if (++passed === MAX_WALKED) return { met, isOneLeft, end: local };
  }
  return { met, isOneLeft, end: Number.POSITIVE_INFINITY };
}

/** UNTIL as a day, or as what the clock of the event shows. */
function lastOf(until: Until | undefined, times: Times): number {
  if (until === undefined) return Number.POSITIVE_INFINITY;
  return times.kind === 'all-day' ? until.at : pointAt(times.frame.zone, until.at).local;
}

/** The rule on the dates of the file, with all that readers would have to take from its start. */
function inFile(rule: RecurrenceRule, firstDay: number, shift: number): WrittenRule {
  return commonForm(movedRule(rule, shift), firstDay + shift);
}

/** The days by which the dates in the file run ahead of the caller's: only UTC times without a tz do. */
function dayShift(times: Times): number {
  if (times.kind === 'all-day' || times.frame.tz !== undefined) return 0;
  return dayIn(times.start.instant) - dayIn(times.start.local);
}

/** Whether a file can say what a rule means on the clock of the event. */
function isExpressible(rule: RecurrenceRule, until: Until | undefined, times: Timed, place: Place): boolean {
  const { pointer, faults } = place;
  const { tz } = times.frame;
  if (tz === undefined) return isSameInUtc(rule, times, place);
  if (tz.isUtc) return true;
  if (tz.zone.isIrregular && rule.count === undefined && until === undefined) {
    faults.add(
      `${pointer}/repeat`,
      `needs count or until: the clock changes of ${tz.tzid} follow no fixed yearly rule, so no file can say ` +
        'them for ever',
    );
    return false;
  }
  if (times.start.pass !== 'second') return true;
  faults.add(
    `${pointer}/start`,
    `is the second time that the clock in ${tz.tzid} shows ${extendedLocal(times.start.local)}, where a file ` +
      'cannot begin a repeat; give another time, or leave out tz',
  );
  return false;
}

/**
 * A rule without a tz is read in UTC. Where it is another day there, weekdays move along; dates and numbered
 * weekdays cannot, for months differ in length.
 */
function isSameInUtc(rule: RecurrenceRule, times: Timed, { pointer, faults }: Place): boolean {
  if (dayShift(times) === 0) return true;
  const isDated = rule.byMonth.length > 0 || rule.byMonthDay.length > 0 || rule.bySetPos.length > 0;
  const isNumbered = rule.byDay.some(({ ordinal }) => ordinal !== 0);
  const own = civilDate(dayIn(times.start.local));
  const utc = civilDate(dayIn(times.start.instant));
  const isImplied = rule.byDay.length === 0 && (rule.freq === 'monthly' || rule.freq === 'yearly');
  const changesMonth = isImplied && own.month !== utc.month;
  if (!isDated && !isNumbered && !changesMonth) return true;
  faults.add(
    `${pointer}/repeat`,
    `cannot be said in UTC, where start falls on another day (${basicDate(dayIn(times.start.instant))}): give tz an ` +
      'IANA zone name (Europe/Berlin)',
  );
  return false;
}

function readUntil(text: string, times: Times, own: Place): Until | undefined {
  const place = { ...own, pointer: `${own.pointer}/until` };
  const notation = readNotation(text, place);
  if (notation === undefined) return undefined;
  if (times.kind === 'all-day') {
    if (notation.kind === 'date') return { text: basicDate(notation.day), at: notation.day };
    return place.faults.add(place.pointer, 'must be a date, as start is one');
  }
  if (notation.kind === 'date') {
    const at = endOfDay(times.frame.zone, notation.day);
    if (isInRange(at)) return { text: basicUtc(at), at };
    return place.faults.add(place.pointer, 'lies outside the years 0001 to 9999');
  }
  const point = readPoint(notation, times.frame, place);
  return point && { text: basicUtc(point.instant), at: point.instant };
}

/** The local starts, or the days, of occurrences that do not take place. */
function readExclude(texts: readonly string[], times: Times, own: Place): readonly number[] {
  const excluded = new Set<number>();
  for (const [index, text] of texts.entries()) {
    if (own.faults.isFull) break;
    const read = readExcluded(text, times, { ...own, pointer: `${own.pointer}/exclude/${index}` });
    if (read !== undefined) excluded.add(read);
  }
  // ical.js leaves out none that comes after a later one.
  return [...excluded].sort((one, other) => one - other);
}

function readExcluded(text: string, times: Times, place: Place): number | undefined {
  const notation = readNotation(text, place);
  if (notation === undefined) return undefined;
  if (times.kind === 'all-day') {
    if (notation.kind === 'date') return notation.day;
    return place.faults.add(place.pointer, 'must be a date, as start is one');
  }
  const timeOfDay = times.start.local - dayIn(times.start.local) * SECONDS_A_DAY;
  if (notation.kind === 'date') return notation.day * SECONDS_A_DAY + timeOfDay;
  const local =
    notation.kind === 'local' && times.frame.tz !== undefined
      ? notation.local
      : readPoint(notation, times.frame, place)?.local;
  if (local === undefined || local - dayIn(local) * SECONDS_A_DAY === timeOfDay) return local;
  const time = extendedLocal(times.start.local).slice(11);
  return place.faults.add(place.pointer, `must be the start of an occurrence, at ${time}, not "${text}"`);
}

/** Exclusions before the first occurrence exclude nothing. */
function writeExclude(excluded: readonly number[], times: Times): readonly Moment[] {
  if (excluded.length === 0) return [];
  if (times.kind === 'all-day') {
    return excluded.filter((day) => day >= times.start).map((day) => ({ form: 'date', day }));
  }
  const { tz, zone } = times.frame;
  return excluded
    .filter((local) => local >= times.start.local)
    .map((local) =>
      tz === undefined || tz.isUtc
        ? { form: 'utc', instant: local - pointAt(zone, times.start.instant).local + times.start.instant }
        : { form: 'local', tzid: tz.tzid, local },
    );
}

function dayOf(times: Times): number {
  return times.kind === 'all-day' ? times.start : dayIn(times.start.local);
}

function startOf(times: Times): number {
  return times.kind === 'all-day' ? times.start : times.start.instant;
}

function dayIn(seconds: number): number {
  return Math.floor(seconds / SECONDS_A_DAY);
}
