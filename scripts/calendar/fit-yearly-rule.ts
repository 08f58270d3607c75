import { civilDate, dayNumber, SECONDS_A_DAY, weekdayOf } from '../../src/formats/civil-day.ts';
import {
  type OnsetRule,
  onsetAt,
  type YearlyRule,
  type Zone,
} from '../../src/operations/calendar/zones/zone.ts';

/** From here on only the final rule of a zone generates onsets; 400 years show every date it can fall on. */
const RULE_SHOWS_FROM = 2100;

/**
 * Finds the yearly rule a zone ends in, if any, and removes from its history what the rule generates: the longest
 * unbroken run of onsets at the end that the rule reproduces to the second.
 */
export function withYearlyRule(zone: Zone): Zone {
  const late = zone.onsets.findIndex((onset) => civil(onset, 0).year >= RULE_SHOWS_FROM);
  if (late < 0) return zone;
  const sides = [sideOf(zone, late), sideOf(zone, late + 1)].sort(byDate) as unknown as YearlyRule['sides'];
  const first = startOfRun(zone, sides);
  const firstSide = zone.kinds[first + 1] === sides[0].kind ? 0 : 1;
  const firstYear = civil(zone.onsets[first]!, offsetThatEnds(zone, first)).year;
  return {
    ...zone,
    onsets: zone.onsets.slice(0, first),
    kinds: zone.kinds.slice(0, first + 1),
    rule: { firstYear, firstSide, sides },
  };
}

/** The rule behind every second onset from `start` on: one weekday, one local time, the earliest date seen. */
function sideOf(zone: Zone, start: number): OnsetRule {
  let earliest = { month: 12, day: 31 };
  const weekdays = new Set<number>();
  const seconds = new Set<number>();
  const kinds = new Set<number>();
  for (let index = start; index < zone.onsets.length; index += 2) {
    const local = zone.onsets[index]! + offsetThatEnds(zone, index);
    const day = Math.floor(local / SECONDS_A_DAY);
    const { month, day: date } = civilDate(day);
    if (month < earliest.month || (month === earliest.month && date < earliest.day)) {
      earliest = { month, day: date };
    }
    weekdays.add(weekdayOf(day));
    seconds.add(local - day * SECONDS_A_DAY);
    kinds.add(zone.kinds[index + 1]!);
  }
  return { ...earliest, weekday: only(weekdays), secondOfDay: only(seconds), kind: only(kinds) };
}

/** The first onset from which the rule, started there, reproduces the onsets of the data. */
function startOfRun(zone: Zone, sides: YearlyRule['sides']): number {
  const end = zone.onsets.length - 1;
  const endSide = zone.kinds[end + 1] === sides[0].kind ? 0 : 1;
  const endYear = civil(zone.onsets[end]!, offsetThatEnds(zone, end)).year;
  let first = end;
  for (let index = end; index > 0; index--) {
    const back = end - index + (1 - endSide);
    const side = back % 2 === 0 ? 1 : 0;
    const rule: YearlyRule = { firstYear: endYear - (back >> 1), firstSide: side, sides };
    const fits =
      zone.kinds[index + 1] === sides[side].kind &&
      zone.kinds[index] === sides[1 - side]!.kind &&
      onsetAt({ ...zone, onsets: [], kinds: [], rule, made: [] }, 0) === zone.onsets[index];
    if (!fits) break;
    first = index;
  }
  if (zone.onsets.length - first < 2 * (2499 - RULE_SHOWS_FROM))
    throw new Error('the final rule does not fit');
  return first;
}

function byDate(a: OnsetRule, b: OnsetRule): number {
  return dayNumber(2001, a.month, a.day) - dayNumber(2001, b.month, b.day);
}

function offsetThatEnds(zone: Zone, index: number): number {
  return zone.observances[zone.kinds[index]!]!.offset;
}

function civil(onset: number, offset: number) {
  return civilDate(Math.floor((onset + offset) / SECONDS_A_DAY));
}

function only(values: ReadonlySet<number>): number {
  if (values.size !== 1) throw new Error(`a yearly rule has one value, not ${[...values]}`);
  return [...values][0]!;
}
