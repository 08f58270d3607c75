import { findZone, type NamedZone } from '../zones/find-zone.ts';
import { zoneHint } from '../zones/meant-zone.ts';
import { type Notation, parseDateTime } from './date-time.ts';
import type { Place } from './fault-list.ts';
import { clockRefusal, pointAt, pointOf } from './local-time.ts';

/** A date-time with the zone it was written with, if any. */
export type ZonedNotation = Notation & { readonly zone?: NamedZone };

/** RFC 9557 4.1: a date-time, a zone and tags, each in brackets, `!` before what must be understood. */
const SUFFIXED = /^([^[\]]*)(?:\[(!?)([^[\]=]+)\])?((?:\[!?[a-z_][a-z0-9_-]*=[A-Za-z0-9-]+\])*)$/;

/** Calendars that count as ISO 8601 does. */
const KNOWN_TAG = /^u-ca=(?:iso8601|gregory)$/;

/**
 * Reads a date-time with the zone behind it, `2026-01-30T10:00:00+01:00[Europe/Berlin]` (RFC 9557), or adds a fault.
 * Refused are an offset that the zone does not have then, and tags that must be understood and are not. Undefined, and no
 * fault, for a text that has not this form.
 */
export function readZoned(text: string, place: Place): ZonedNotation | 'refused' | undefined {
  const [, written = '', , zoneName, tags = ''] = SUFFIXED.exec(text) ?? [];
  if (zoneName === undefined && tags === '') return undefined;
  const notation = parseDateTime(written);
  if (notation === undefined || notation.kind === 'date') return undefined;
  const refuse = (why: string): 'refused' => {
    place.faults.add(place.pointer, why);
    return 'refused';
  };
  const critical = [...tags.matchAll(/\[!([^\]]*)\]/g)].map(([, tag = '']) => tag);
  const unknown = critical.find((tag) => !KNOWN_TAG.test(tag));
  if (unknown !== undefined) {
    return refuse(`has the tag [!${unknown}], which is not understood: the calendar is ISO 8601`);
  }
  if (zoneName === undefined) return notation;
  const offset = parseDateTime(`2000-01-01T00:00${zoneName}`);
  if (offset?.kind === 'instant') return withOffset(notation, offset.offset) ?? refuse(offsetRefusal(text));
  const zone = findZone(zoneName);
  if (zone === undefined) {
    return refuse(`names the zone "${zoneName}", which is not an IANA zone name${zoneHint(zoneName)}`);
  }
  if (notation.kind === 'local') {
    const point = pointOf(zone.zone, notation.local);
    if (point === undefined) return refuse(clockRefusal(zone, notation.local));
    return { kind: 'instant', instant: point.instant, offset: point.local - point.instant, zone };
  }
  // Z says the instant and nothing of the local time (RFC 9557 2.2).
  const own = pointAt(zone.zone, notation.instant).local - notation.instant;
  if (!/[zZ]$/.test(written) && own !== notation.offset) return refuse(offsetRefusal(text));
  return { ...notation, offset: own, zone };
}

function withOffset(notation: Exclude<Notation, { kind: 'date' }>, offset: number): Notation | undefined {
  if (notation.kind === 'local') return { kind: 'instant', instant: notation.local - offset, offset };
  return notation.offset === offset || notation.offset === 0 ? notation : undefined;
}

function offsetRefusal(text: string): string {
  return `has an offset that its zone does not have at that time: "${text}"; leave one of them out`;
}
