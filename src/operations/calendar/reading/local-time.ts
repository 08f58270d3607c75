import { SECONDS_A_DAY } from '../../../formats/civil-day.ts';
import type { NamedZone } from '../zones/find-zone.ts';
import { observanceFrom, offsetAt, onsetAt, onsetBefore, type Zone } from '../zones/zone.ts';
import { extendedLocal, extendedOffset } from './date-time.ts';

/** The clock that the hours of an event are read on: that of its tz, or without one that of its offset. */
export interface Frame {
  readonly zone: Zone;
  readonly tz: NamedZone | undefined;
}

/** A moment of the clock of a zone. */
export interface Point {
  readonly local: number;
  readonly instant: number;
  /** Which of the two it is where the clock shows this time twice. */
  readonly pass: 'only' | 'first' | 'second';
}

/** The instants at which the clock of a zone shows a local time, rising: none in a gap, two in an overlap. */
export function instantsOf(zone: Zone, local: number): readonly number[] {
  const instants: number[] = [];
  // No zone is a whole day away from UTC, so that the clock shows the time within a day of it.
  for (let index = onsetBefore(zone, local - SECONDS_A_DAY); ; index++) {
    if (onsetAt(zone, index) > local + SECONDS_A_DAY) return instants;
    const instant = local - observanceFrom(zone, index).offset;
    if (instant >= onsetAt(zone, index) && instant < onsetAt(zone, index + 1)) instants.push(instant);
  }
}

/** What the clock of a zone shows at an instant. */
export function pointAt(zone: Zone, instant: number): Point {
  const local = instant + offsetAt(zone, instant);
  if (steadyOffset(zone, local) !== undefined) return { local, instant, pass: 'only' };
  const instants = instantsOf(zone, local);
  if (instants.length === 1) return { local, instant, pass: 'only' };
  return { local, instant, pass: instants[0] === instant ? 'first' : 'second' };
}

/** The one moment at which a clock shows a local time; undefined where it skips or repeats it. */
export function pointOf(zone: Zone, local: number): Point | undefined {
  const offset = steadyOffset(zone, local);
  if (offset !== undefined) return { local, instant: local - offset, pass: 'only' };
  const [instant, second] = instantsOf(zone, local);
  return instant === undefined || second !== undefined ? undefined : { local, instant, pass: 'only' };
}

/** The offset of a clock that does not change within a day of a local time, as on most days. */
function steadyOffset(zone: Zone, local: number): number | undefined {
  const index = onsetBefore(zone, local - SECONDS_A_DAY);
  return onsetAt(zone, index + 1) > local + SECONDS_A_DAY ? observanceFrom(zone, index).offset : undefined;
}

/** The last instant of a local day: 23:59:59, in its second pass where the clock shows it twice. */
export function endOfDay(zone: Zone, day: number): number {
  const midnight = (day + 1) * SECONDS_A_DAY;
  return instantsOf(zone, midnight - 1).at(-1) ?? gapAt(zone, midnight - 1).onset - 1;
}

/** Why a local time is refused that the clock skips or repeats, with both ways out. */
export function clockRefusal({ tzid, zone }: NamedZone, local: number): string {
  const shown = extendedLocal(local);
  const instants = instantsOf(zone, local);
  if (instants.length === 0) {
    const { onset, before, after } = gapAt(zone, local);
    const from = extendedLocal(onset + before).slice(11);
    const to = extendedLocal(onset + after);
    return (
      `names a time that the clock in ${tzid} skips: at ${from} it goes on to ${to}, so ${shown} never ` +
      `comes; give another time, or add the offset you mean (${shown}${extendedOffset(before)} is ` +
      `${extendedLocal(local - before + after)} there)`
    );
  }
  const [first = '', second = ''] = instants.map((instant) => extendedOffset(local - instant));
  return (
    `names a time that the clock in ${tzid} shows twice: ${shown} comes at ${first} and again at ${second}; ` +
    `give another time, or add the offset you mean (${shown}${first} or ${shown}${second})`
  );
}

/** The jump of a clock over a local time, which must be one that it skips; offsets before and after. */
function gapAt(zone: Zone, local: number): { onset: number; before: number; after: number } {
  for (let index = onsetBefore(zone, local - SECONDS_A_DAY) + 1; ; index++) {
    const onset = onsetAt(zone, index);
    const before = observanceFrom(zone, index - 1).offset;
    const after = observanceFrom(zone, index).offset;
    if (onset > local + SECONDS_A_DAY) throw new Error(`the clock does not skip ${extendedLocal(local)}`);
    if (local >= onset + before && local < onset + after) return { onset, before, after };
  }
}
