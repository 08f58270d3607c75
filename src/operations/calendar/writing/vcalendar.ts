/**
 * The file of a calendar (RFC 5545), written as bytes in one pass.
 *
 *   BEGIN:VCALENDAR, VTIMEZONE of each zone in use, VEVENT of each event, END:VCALENDAR
 *
 * `content-line.ts` escapes and folds at 75 octets (3.1, 3.3.11), `vevent.ts` writes an event, `vtimezone.ts` the clock
 * changes that its events need and no others (`observance.ts`).
 */
import type { Calendar, Vevent, ZoneUse } from '../model.ts';
import { ContentLines } from './content-line.ts';
import { writeEvent } from './vevent.ts';
import { writeTimeZone } from './vtimezone.ts';

/** Octets of a typical event without its description, and of a typical zone; the buffer grows for longer ones. */
const OCTETS_AN_EVENT = 500;
const OCTETS_A_ZONE = 1000;

const encoder = new TextEncoder();
const HEAD = encoder.encode(
  'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Sundry//Calendar 1.0//EN\r\nCALSCALE:GREGORIAN\r\n',
);
const END = encoder.encode('END:VCALENDAR\r\n');

/**
 * The iCalendar file of a calendar (RFC 5545 3.4), in UTF-8: head, zones in the order of their first use, events in the
 * order given. It has no METHOD, with which a download would become an invitation.
 */
export function writeCalendar({ name, events }: Calendar, now: Date): Uint8Array {
  const zones = zonesOf(events);
  const lines = new ContentLines(estimatedOctets(events, zones.length));
  lines.fixed(HEAD);
  if (name !== undefined && name !== '') {
    lines.textLine('NAME', name);
    lines.textLine('X-WR-CALNAME', name);
  }
  for (const { named, coverage } of zones) writeTimeZone(lines, named.tzid, named.zone, coverage);
  const stamp = Math.floor(now.getTime() / 1000);
  for (const event of events) writeEvent(lines, event, stamp);
  lines.fixed(END);
  return lines.bytes;
}

/** Enough for the files of most requests: a long one takes a tenth more time when its buffer grows. */
function estimatedOctets(events: readonly Vevent[], zones: number): number {
  let octets = HEAD.length + zones * OCTETS_A_ZONE + events.length * OCTETS_AN_EVENT;
  // The share of escapes and folds.
  for (const { description } of events) if (description !== undefined) octets += description.length * 1.25;
  return Math.ceil(octets);
}

/** Each zone once, covering all of its events. */
function zonesOf(events: readonly Vevent[]): readonly ZoneUse[] {
  if (events.every(({ zones }) => zones.length === 0)) return [];
  const zones = new Map<string, ZoneUse>();
  for (const zone of events.flatMap((event) => event.zones)) {
    const { from, to } = zones.get(zone.named.tzid)?.coverage ?? zone.coverage;
    const coverage = { from: Math.min(from, zone.coverage.from), to: Math.max(to, zone.coverage.to) };
    zones.set(zone.named.tzid, { named: zone.named, coverage });
  }
  return [...zones.values()];
}
