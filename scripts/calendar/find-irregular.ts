import { civilDate, dayNumber, SECONDS_A_DAY, weekdayOf } from '../../src/formats/civil-day.ts';
import type { Zone } from '../../src/operations/calendar/zones/zone.ts';

/** Years examined, counted from that of the data's release, and how many of them make a zone irregular. */
const YEARS_BEFORE = 5;
const YEARS_AFTER = 60;
const ENOUGH = 3;

/** A change on an nth weekday moves by at most this many days from year to year. */
const DAYS_APART = 6;

interface Change {
  readonly weekday: number;
  readonly secondOfDay: number;
  readonly dayOfYear: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Whether the clock changes of a zone, all its onsets listed, follow no yearly rule: at least three years whose
 * changes are like those of neither the year before nor the year after.
 */
export function isIrregular(zone: Zone, releaseYear: number): boolean {
  const years = changesByYear(zone);
  let unlike = 0;
  for (let year = releaseYear - YEARS_BEFORE; year <= releaseYear + YEARS_AFTER; year++) {
    const own = years.get(year) ?? [];
    if (!isLike(own, years.get(year - 1) ?? []) && !isLike(own, years.get(year + 1) ?? [])) unlike++;
  }
  return unlike >= ENOUGH;
}

function changesByYear(zone: Zone): ReadonlyMap<number, readonly Change[]> {
  const years = new Map<number, Change[]>();
  for (const [index, onset] of zone.onsets.entries()) {
    const from = zone.observances[zone.kinds[index]!]!.offset;
    const to = zone.observances[zone.kinds[index + 1]!]!.offset;
    const day = Math.floor((onset + from) / SECONDS_A_DAY);
    const { year } = civilDate(day);
    const change = {
      weekday: weekdayOf(day),
      secondOfDay: onset + from - day * SECONDS_A_DAY,
      dayOfYear: day - dayNumber(year, 1, 1),
      from,
      to,
    };
    years.set(year, [...(years.get(year) ?? []), change]);
  }
  return years;
}

function isLike(a: readonly Change[], b: readonly Change[]): boolean {
  return a.length === b.length && a.every((change, index) => isSame(change, b[index]!));
}

function isSame(a: Change, b: Change): boolean {
  const sameTime = a.weekday === b.weekday && a.secondOfDay === b.secondOfDay;
  const sameOffsets = a.from === b.from && a.to === b.to;
  return sameTime && sameOffsets && Math.abs(a.dayOfYear - b.dayOfYear) <= DAYS_APART;
}
