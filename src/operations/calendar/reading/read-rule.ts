import { mismatch } from '../../../schema/fault-message.ts';
import { type RecurrenceRule, type RuleDay, WEEKDAYS } from '../recurrence/recurrence.ts';
import { type RepeatInput, repeatSchema } from '../schema.ts';
import type { Place } from './fault-list.ts';

const MONTHLY_ORDINALS = 5;
const YEARLY_ORDINALS = 53;

/** Reads the parts of a rule that do not depend on the start; `until` does. */
export function readRule(input: RepeatInput, place: Place): RecurrenceRule | undefined {
  const { pointer, faults } = place;
  const byDay = (input.by_day ?? []).map((text, index) => readRuleDay(text, index, input, place));
  if (input.freq === 'weekly' && input.by_month_day !== undefined) {
    faults.add(`${pointer}/by_month_day`, 'cannot be used in a weekly rule (RFC 5545 3.3.10)');
  }
  if (input.count !== undefined && input.until !== undefined) {
    faults.add(`${pointer}/until`, 'cannot be used together with count (RFC 5545 3.3.10)');
  }
  if (input.freq === 'daily' && input.interval > 1 && input.by_month_day?.some((day) => day < 0)) {
    // ical.js searches for them without an end, and libical passes them over.
    const how = 'leave out interval';
    faults.add(
      `${pointer}/by_month_day`,
      `must not count from the end of the month in a daily rule with interval: ${how}`,
    );
  }
  if (input.by_set_pos !== undefined) requireSets(input, place);
  if (!byDay.every((day) => day !== undefined)) return undefined;
  return {
    freq: input.freq,
    interval: input.interval,
    count: input.count,
    // ical.js gives the months of a monthly rule in their order here, and not in that of time.
    byMonth: [...distinct(input.by_month)].sort((one, other) => one - other),
    byMonthDay: distinct(input.by_month_day),
    byDay: withoutRepeats(byDay),
    bySetPos: distinct(input.by_set_pos),
    weekStart: WEEKDAYS.indexOf(input.week_start),
  };
}

/** Places need sets of several days. In a week they are weekdays, and not every reader counts them there. */
function requireSets(input: RepeatInput, { pointer, faults }: Place): void {
  const own = `${pointer}/by_set_pos`;
  if (input.freq === 'daily' || input.freq === 'weekly') {
    faults.add(own, `cannot be used in a ${input.freq} rule: name the weekdays in by_day`);
  } else if (input.by_day === undefined && input.by_month_day === undefined && input.by_month === undefined) {
    faults.add(own, 'needs the days that it counts, as by_day or by_month_day (RFC 5545 3.3.10)');
  }
}

function readRuleDay(text: string, index: number, input: RepeatInput, place: Place): RuleDay | undefined {
  const { pointer, faults } = place;
  const number = text.slice(0, -2);
  const ordinal = Number(number);
  const weekday = (WEEKDAYS as readonly string[]).indexOf(text.slice(-2).toUpperCase());
  if (number === '')
    return isMixedInYear(input) ? faults.add(`${pointer}/by_day/${index}`, MIXED) : { ordinal: 0, weekday };
  if (input.freq === 'daily' || input.freq === 'weekly') {
    return faults.add(
      `${pointer}/by_day/${index}`,
      `must have no number in a ${input.freq} rule, not "${text}"`,
    );
  }
  if (input.by_month_day !== undefined) {
    const how = 'name the weekday alone, or leave out by_month_day';
    return faults.add(`${pointer}/by_day/${index}`, `must have no number beside by_month_day: ${how}`);
  }
  const limit = input.freq === 'yearly' && input.by_month === undefined ? YEARLY_ORDINALS : MONTHLY_ORDINALS;
  if (ordinal !== 0 && Math.abs(ordinal) <= limit) return { ordinal, weekday };
  const words = {
    ...repeatSchema.properties.by_day.items,
    'x-expected': `numbered from 1 to ${limit} or -1 to -${limit}`,
  };
  return faults.add(`${pointer}/by_day/${index}`, mismatch(words, text));
}

/** dateutil and rrule.js take a weekday without a number for a limit on those with one. */
const MIXED =
  'must have a number, as others have: in a yearly rule without by_month a weekday alone is each of the year';

function isMixedInYear({ freq, by_month, by_day = [] }: RepeatInput): boolean {
  return freq === 'yearly' && by_month === undefined && by_day.some((text) => text.length > 2);
}

function distinct(numbers: readonly number[] = []): readonly number[] {
  return numbers.length < 2 ? numbers : [...new Set(numbers)];
}

function withoutRepeats(days: readonly RuleDay[]): readonly RuleDay[] {
  return days.filter(
    ({ ordinal, weekday }, index) =>
      days.findIndex((day) => day.ordinal === ordinal && day.weekday === weekday) === index,
  );
}
