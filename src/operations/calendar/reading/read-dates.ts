import { SECONDS_A_DAY } from '../../../formats/civil-day.ts';
import type { Moment } from '../moment.ts';
import type { Place } from './fault-list.ts';
import { clockRefusal, type Point, pointOf } from './local-time.ts';
import { inRange, readNotation, readPoint } from './read-notation.ts';
import { momentOf, type Timed, type Times } from './read-times.ts';

/** A day or moment, beside those of a rule, at which an event takes place too. */
export interface FurtherDate {
  /** The day, or what the clock of the event shows. */
  readonly local: number;
  /** The day, or the instant. */
  readonly at: number;
  readonly moment: Moment;
}

/**
 * Reads `dates`, each once and in their order in time (RFC 5545 3.8.5.2). A day alone means the time of day of the start.
 * `place` is the event's.
 */
export function readDates(texts: readonly string[], times: Times, place: Place): readonly FurtherDate[] {
  const found = new Map<number, FurtherDate>();
  for (const [index, text] of texts.entries()) {
    if (place.faults.isFull) break;
    const read = readDate(text, times, { ...place, pointer: `${place.pointer}/dates/${index}` });
    if (read !== undefined) found.set(read.at, read);
  }
  return [...found.values()].sort((one, other) => one.at - other.at);
}

function readDate(text: string, times: Times, place: Place): FurtherDate | undefined {
  const notation = readNotation(text, place);
  if (notation === undefined) return undefined;
  if (times.kind === 'all-day') {
    if (notation.kind !== 'date') return place.faults.add(place.pointer, 'must be a date, as start is one');
    return { local: notation.day, at: notation.day, moment: { form: 'date', day: notation.day } };
  }
  const point =
    notation.kind === 'date' ? onDay(notation.day, times, place) : readPoint(notation, times.frame, place);
  return point && { local: point.local, at: point.instant, moment: momentOf(times.frame, point, false) };
}

/** The time of day of the start, on another day. */
function onDay(day: number, { frame, start }: Timed, place: Place): Point | undefined {
  const local = start.local + (day - Math.floor(start.local / SECONDS_A_DAY)) * SECONDS_A_DAY;
  const point = pointOf(frame.zone, local);
  if (point !== undefined) return inRange(point, place);
  return place.faults.add(place.pointer, clockRefusal(frame.tz!, local));
}
