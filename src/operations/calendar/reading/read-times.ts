import { LAST_DAY, SECONDS_A_DAY } from '../../../formats/civil-day.ts';
import type { Moment } from '../moment.ts';
import type { EventInput } from '../schema.ts';
import { fixedZone, type NamedZone } from '../zones/find-zone.ts';
import { extendedLocal, type Notation } from './date-time.ts';
import type { Place } from './fault-list.ts';
import { clockRefusal, type Frame, instantsOf, type Point, pointAt } from './local-time.ts';
import { inRange, readNotation, readPoint } from './read-notation.ts';
import type { ZonedNotation } from './read-zoned.ts';

/** When an event takes place. */
export type Times = AllDay | Timed;

export interface AllDay {
  readonly kind: 'all-day';
  readonly start: number;
  /** The last day. */
  readonly end: number;
}

export interface Timed {
  readonly kind: 'timed';
  readonly frame: Frame;
  readonly start: Point;
  readonly end: Point | undefined;
  /** The clock that the end is read on: that of the start, or of a zone of its own. */
  readonly endFrame: Frame;
  /** Given instead of an end, in seconds. */
  readonly length: number | undefined;
}

/** The times of an event together with how they were noted, which its UID is made of. */
export interface ReadTimes {
  readonly times: Times;
  readonly start: Notation;
  readonly end: Notation | number | undefined;
  /** The zone of the start, and that of the end where it is another. */
  readonly tz: NamedZone | undefined;
  readonly endTz: NamedZone | undefined;
}

type EndInput = Pick<Partial<EventInput>, 'end' | 'duration_minutes'>;

/** The zones of an event: its own, that of its end, and that of the calendar around it. */
export interface EventZones {
  readonly own: NamedZone | undefined;
  readonly end: NamedZone | undefined;
  readonly around: NamedZone | undefined;
}

/** Reads start, end and duration_minutes. */
export function readTimes(
  startText: string,
  input: EndInput,
  zones: EventZones,
  place: Place,
): ReadTimes | undefined {
  const { pointer, faults } = place;
  const minutes = input.duration_minutes;
  const start = readNotation(startText, memberOf(place, 'start'));
  const end = input.end === undefined ? undefined : readNotation(input.end, memberOf(place, 'end'));
  if (start === undefined) return undefined;
  const tz = zoneOf(start, zones.own, memberOf(place, 'start')) ?? (start.zone ? undefined : zones.around);
  if (end === undefined && input.end !== undefined) {
    // The start is read all the same, so that one refusal names the faults of both.
    if (start.kind !== 'date') readTimed({ start }, { tz, endTz: tz }, place);
    return undefined;
  }
  if (zones.end !== undefined && (end === undefined || end.kind === 'date')) {
    const why = end === undefined ? 'needs end' : 'cannot be used for an all-day event';
    return faults.add(`${pointer}/end_tz`, why);
  }
  const endTz = (end && zoneOf(end, zones.end, memberOf(place, 'end'))) ?? tz;
  if (minutes !== undefined && (end !== undefined || start.kind === 'date')) {
    const why = end === undefined ? 'for an all-day event: give end its last day' : 'together with end';
    return faults.add(`${pointer}/duration_minutes`, `cannot be used ${why}`);
  }
  const times =
    start.kind === 'date'
      ? readAllDay(start.day, end, place)
      : readTimed({ start, end, minutes }, { tz, endTz }, place);
  if (times === undefined) return undefined;
  return { times, start, end: end ?? minutes, tz, endTz: endTz === tz ? undefined : endTz };
}

/** The zone written behind a time, or beside it; a fault where these are two. */
function zoneOf(
  { zone }: ZonedNotation,
  beside: NamedZone | undefined,
  { pointer, faults }: Place,
): NamedZone | undefined {
  if (zone === undefined || beside === undefined || zone.zone === beside.zone) return zone ?? beside;
  return faults.add(
    pointer,
    `names the zone ${zone.tzid}, and ${beside.tzid} is beside it: leave one of them out`,
  );
}

/**
 * The same event some days later, at the same local time. Refused where the clock skips or repeats that time on
 * the new day.
 */
export function moveTimes(times: Times, days: number, place: Place): Times | undefined {
  if (days === 0) return times;
  if (times.kind === 'all-day') {
    const moved = { ...times, start: times.start + days, end: times.end + days };
    return isWritable(moved, place) ? moved : undefined;
  }
  const start = movePoint(times.frame, times.start, days, memberOf(place, 'start'));
  if (start === undefined) return undefined;
  if (times.length !== undefined) return withLength(times, start, times.length, place);
  const end = times.end && movePoint(times.endFrame, times.end, days, memberOf(place, 'end'));
  if (times.end === undefined) return { ...times, start };
  return end && inOrder(start, end, place) ? { ...times, start, end } : undefined;
}

/** The form of a moment in the file. `isRepeating` says whether a rule repeats its local time. */
export function momentOf({ tz }: Frame, { local, instant, pass }: Point, isRepeating: boolean): Moment {
  // Readers take a bare local time that comes twice for the first one (RFC 5545 3.3.5).
  const isUnclear = pass === 'second' || (pass === 'first' && !isRepeating);
  if (tz === undefined || tz.isUtc || isUnclear) return { form: 'utc', instant };
  return { form: 'local', tzid: tz.tzid, local };
}

function readAllDay(start: number, end: Notation | undefined, place: Place): AllDay | undefined {
  if (end !== undefined && end.kind !== 'date') {
    return place.faults.add(`${place.pointer}/end`, 'must be a date, as start is one');
  }
  const times: AllDay = { kind: 'all-day', start, end: end?.day ?? start };
  if (times.end < start) return place.faults.add(`${place.pointer}/end`, 'must not be before start');
  return isWritable(times, place) ? times : undefined;
}

/** The file has the day after the last one (RFC 5545 3.6.1). */
function isWritable({ end }: AllDay, { pointer, faults }: Place): boolean {
  if (end < LAST_DAY) return true;
  faults.add(`${pointer}/start`, 'must let the event end before 9999-12-31');
  return false;
}

/** A start with its end or its length, as they are written. */
interface WrittenTimes {
  readonly start: Exclude<Notation, { kind: 'date' }>;
  readonly end?: Notation | undefined;
  readonly minutes?: number | undefined;
}

function readTimed(
  { start, end, minutes }: WrittenTimes,
  { tz, endTz }: { readonly tz: NamedZone | undefined; readonly endTz: NamedZone | undefined },
  place: Place,
): Timed | undefined {
  if (end?.kind === 'date') {
    return place.faults.add(`${place.pointer}/end`, 'must be a date-time, as start is one');
  }
  const zone = tz?.zone ?? fixedZone(start.kind === 'instant' ? start.offset : 0);
  const frame = { zone, tz };
  const endFrame = endTz === tz ? frame : { zone: endTz?.zone ?? zone, tz: endTz };
  const startPoint = readPoint(start, frame, memberOf(place, 'start'));
  const endPoint = end && readPoint(end, endFrame, memberOf(place, 'end'));
  if (startPoint === undefined || (end !== undefined && endPoint === undefined)) return undefined;
  const times: Timed = {
    kind: 'timed',
    frame,
    endFrame,
    start: startPoint,
    end: endPoint,
    length: undefined,
  };
  if (minutes !== undefined) return withLength(times, startPoint, minutes * 60, place);
  return endPoint === undefined || inOrder(startPoint, endPoint, place) ? times : undefined;
}

function withLength(times: Timed, start: Point, length: number, place: Place): Timed | undefined {
  const end = inRange(pointAt(times.frame.zone, start.instant + length), memberOf(place, 'duration_minutes'));
  return end && { ...times, start, end, length };
}

function movePoint(frame: Frame, point: Point, days: number, place: Place): Point | undefined {
  const local = point.local + days * SECONDS_A_DAY;
  const [instant, second] = instantsOf(frame.zone, local);
  if (instant !== undefined && second === undefined) return inRange({ local, instant, pass: 'only' }, place);
  const { pointer, faults } = place;
  return faults.add(
    pointer,
    `leads to ${extendedLocal(local)} as the first day that repeat names, and that ` +
      clockRefusal(frame.tz!, local),
  );
}

/** RFC 5545 3.8.2.2: DTEND must be later than DTSTART. */
function inOrder(start: Point, end: Point, { pointer, faults }: Place): boolean {
  if (end.instant > start.instant) return true;
  faults.add(`${pointer}/end`, 'must be later than start');
  return false;
}

function memberOf({ pointer, faults }: Place, name: keyof EventInput): Place {
  return { pointer: `${pointer}/${name}`, faults };
}
