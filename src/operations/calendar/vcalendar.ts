import { ContentLines } from './content-line.ts';
import { basicUtc } from './date-time.ts';
import type { Calendar, CalendarEvent, ZoneUse } from './model.ts';
import { writeEvent } from './vevent.ts';
import { writeTimeZone } from './vtimezone.ts';

/** A usual event; longer ones make the buffer grow. */
const OCTETS_AN_EVENT = 600;

/**
 * The iCalendar file of a calendar (RFC 5545 3.4), in UTF-8: head, zones in the order of their first use, events in the
 * order given. It has no METHOD, with which a download would become an invitation.
 */
export function writeCalendar({ name, events }: Calendar, now: Date): Uint8Array {
  const lines = new ContentLines(events.length * OCTETS_AN_EVENT);
  const stamp = `DTSTAMP:${basicUtc(Math.floor(now.getTime() / 1000))}`;
  lines.line('BEGIN:VCALENDAR');
  lines.line('VERSION:2.0');
  lines.line('PRODID:-//Sundry//Calendar 1.0//EN');
  lines.line('CALSCALE:GREGORIAN');
  if (name !== undefined && name !== '') {
    lines.textLine('NAME', name);
    lines.textLine('X-WR-CALNAME', name);
  }
  for (const { named, coverage } of zonesOf(events)) writeTimeZone(lines, named.tzid, named.zone, coverage);
  for (const event of events) writeEvent(lines, event, stamp);
  lines.line('END:VCALENDAR');
  return lines.bytes;
}

/** Each zone once, covering all of its events. */
function zonesOf(events: readonly CalendarEvent[]): Iterable<ZoneUse> {
  const zones = new Map<string, ZoneUse>();
  for (const { zone } of events) {
    if (zone === undefined) continue;
    const { from, to } = zones.get(zone.named.tzid)?.coverage ?? zone.coverage;
    const coverage = { from: Math.min(from, zone.coverage.from), to: Math.max(to, zone.coverage.to) };
    zones.set(zone.named.tzid, { named: zone.named, coverage });
  }
  return zones.values();
}
