import { dayNumber, SECONDS_A_DAY, weekdayOf, yearOf } from '../../../formats/civil-day.ts';

/**
 * A time zone as a row of onsets, the instants at which its clock or its abbreviation changes: those of its
 * history one by one, then two a year by rule for ever. Instants are seconds since 1970-01-01T00:00Z.
 *
 * Onset -1 is the time before the first one.
 */
export interface Zone {
  readonly observances: readonly Observance[];
  /** The onsets of the history, rising; what the rule makes is not among them. */
  readonly onsets: readonly number[];
  /** Indices into `observances`: the first is in force before any onset, number n + 1 from onset n on. */
  readonly kinds: readonly number[];
  readonly rule: YearlyRule | undefined;
  /** Onsets that the rule made before, by their number in it: looking one up is cheaper than making it. */
  readonly made: number[];
  /** Whether its changes follow no yearly rule for three years and more, as those bound to Ramadan. */
  readonly isIrregular: boolean;
}

/** What is in force between two onsets. */
export interface Observance {
  /** Seconds east of UTC. */
  readonly offset: number;
  /** As the tz database has it: CET, or a number where no abbreviation is in use. */
  readonly abbreviation: string;
}

/** Two onsets in every year, in calendar order, from one of them (`firstSide`) of `firstYear` on. */
export interface YearlyRule {
  readonly firstYear: number;
  readonly firstSide: 0 | 1;
  readonly sides: readonly [OnsetRule, OnsetRule];
}

/** "The `weekday` on or after `month` `day`, at `secondOfDay` of the local time that ends there." */
export interface OnsetRule {
  readonly month: number;
  readonly day: number;
  /** 0 for Sunday to 6 for Saturday. */
  readonly weekday: number;
  readonly secondOfDay: number;
  /** Index of the observance that begins. */
  readonly kind: number;
}

/** The instant of an onset: -Infinity for -1, Infinity past the last one of a zone without a rule. */
export function onsetAt(zone: Zone, index: number): number {
  if (index < 0) return Number.NEGATIVE_INFINITY;
  if (index < zone.onsets.length) return zone.onsets[index]!;
  if (zone.rule === undefined) return Number.POSITIVE_INFINITY;
  const steps = index - zone.onsets.length;
  const known = zone.made[steps];
  if (known !== undefined) return known;
  const sides = steps + zone.rule.firstSide;
  const onset = ruleOnset(zone, zone.rule, zone.rule.firstYear + (sides >> 1), sides & 1);
  zone.made[steps] = onset;
  return onset;
}

/** The observance in force from an onset to the next. */
export function observanceFrom(zone: Zone, index: number): Observance {
  return zone.observances[kindFrom(zone, index)]!;
}

/** The last onset that is not after an instant; -1 when there is none. */
export function onsetBefore(zone: Zone, instant: number): number {
  const { onsets, rule } = zone;
  if (rule !== undefined && instant >= onsetAt(zone, onsets.length)) {
    const year = yearOf(Math.floor(instant / SECONDS_A_DAY));
    let index = onsets.length - rule.firstSide + 2 * (year - rule.firstYear) + 1;
    while (onsetAt(zone, index) > instant) index--;
    return index;
  }
  let low = 0;
  let high = onsets.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (onsets[middle]! <= instant) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Seconds east of UTC at an instant. */
export function offsetAt(zone: Zone, instant: number): number {
  return observanceFrom(zone, onsetBefore(zone, instant)).offset;
}

function kindFrom(zone: Zone, index: number): number {
  if (index < zone.onsets.length || zone.rule === undefined) return zone.kinds[index + 1]!;
  return zone.rule.sides[(index - zone.onsets.length + zone.rule.firstSide) & 1]!.kind;
}

function ruleOnset(zone: Zone, rule: YearlyRule, year: number, side: number): number {
  const { month, day, weekday, secondOfDay } = rule.sides[side]!;
  const offsetThatEnds = zone.observances[rule.sides[1 - side]!.kind]!.offset;
  return (
    weekdayOnOrAfter(dayNumber(year, month, day), weekday) * SECONDS_A_DAY + secondOfDay - offsetThatEnds
  );
}

/** The first day with a weekday that is not before a numbered day. */
function weekdayOnOrAfter(day: number, weekday: number): number {
  return day + ((weekday - weekdayOf(day) + 7) % 7);
}
