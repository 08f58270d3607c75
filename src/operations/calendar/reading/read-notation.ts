import { mismatch } from '../../../schema/fault-message.ts';
import { DATE_TIME_WORDS, isInRange, type Notation, parseDateTime } from './date-time.ts';
import type { Place } from './fault-list.ts';
import { clockRefusal, type Frame, type Point, pointAt, pointOf } from './local-time.ts';
import { readZoned, type ZonedNotation } from './read-zoned.ts';

/** Why a local time without an offset and without tz is refused. */
const NEEDS_PLACE =
  'has no offset and there is no tz: end it with Z or an offset (+02:00), or give tz an IANA zone name ' +
  '(Europe/Berlin)';

/** Reads a date or time, with the zone that may be written behind it (RFC 9557), or adds a fault. */
export function readNotation(text: string, place: Place): ZonedNotation | undefined {
  const { pointer, faults } = place;
  const notation = parseDateTime(text);
  if (notation !== undefined) return notation;
  const zoned = text.endsWith(']') ? readZoned(text, place) : undefined;
  if (zoned !== undefined) return zoned === 'refused' ? undefined : zoned;
  const hint =
    parseDateTime(text.replace(LOST_PLUS, '+')) === undefined ? '' : '; write + as %2B in an address';
  return faults.add(pointer, mismatch({ type: 'string', 'x-expected': DATE_TIME_WORDS }, text) + hint);
}

/** The place of the plus of an offset, which a query string turns into a space. */
const LOST_PLUS = / (?=[\d:]*$)/;

/**
 * The moment a date-time names on the clock of a frame. Refused: a local time without tz, one that the clock
 * skips or repeats, and one whose local date or UTC date has no year of four digits.
 */
export function readPoint(
  notation: Exclude<Notation, { kind: 'date' }>,
  frame: Frame,
  place: Place,
): Point | undefined {
  const { pointer, faults } = place;
  if (notation.kind === 'instant') return inRange(pointAt(frame.zone, notation.instant), place);
  if (frame.tz === undefined) return faults.add(pointer, NEEDS_PLACE);
  const point = pointOf(frame.zone, notation.local);
  if (point === undefined) return faults.add(pointer, clockRefusal(frame.tz, notation.local));
  return inRange(point, place);
}

/** Adds a fault for a moment outside the years 0001 to 9999, which iCalendar cannot write. */
export function inRange(point: Point, { pointer, faults }: Place): Point | undefined {
  if (isInRange(point.local) && isInRange(point.instant)) return point;
  return faults.add(pointer, 'lies outside the years 0001 to 9999');
}
