import type { Vevent } from '../model.ts';
import { writeMoment } from '../moment.ts';
import type { ContentLines } from './content-line.ts';

const encoder = new TextEncoder();
const BEGIN = encoder.encode('BEGIN:VEVENT\r\n');
const END = encoder.encode('END:VEVENT\r\n');
const BEGIN_ALARM = encoder.encode('BEGIN:VALARM\r\nACTION:DISPLAY\r\n');
const END_ALARM = encoder.encode('END:VALARM\r\n');

/** Writes an event (RFC 5545 3.6.1). `stamp` is its DTSTAMP in seconds since 1970, the only line the clock decides. */
export function writeEvent(lines: ContentLines, event: Vevent, stamp: number): void {
  lines.fixed(BEGIN);
  lines.textLine('UID', event.uid);
  lines.utcLine('DTSTAMP', stamp);
  writeMoment(lines, 'DTSTART', event.start);
  if (event.end !== undefined) writeMoment(lines, 'DTEND', event.end);
  if (event.recurrence !== undefined) {
    if (event.recurrence.rule !== undefined) lines.line('RRULE', event.recurrence.rule);
    // It is one of the occurrences (RFC 5545 3.8.2.4), and ical.js leaves it out beside dates alone.
    else writeMoment(lines, 'RDATE', event.start);
    for (const moment of event.recurrence.dates) writeMoment(lines, 'RDATE', moment);
    for (const moment of event.recurrence.exclude) writeMoment(lines, 'EXDATE', moment);
  }
  lines.textLine('SUMMARY', event.title);
  if (event.location !== undefined) lines.textLine('LOCATION', event.location);
  if (event.description !== undefined) lines.textLine('DESCRIPTION', event.description);
  if (event.url !== undefined) lines.line('URL', event.url);
  if (event.categories.length > 0) lines.textListLine('CATEGORIES', event.categories);
  if (event.status !== undefined) lines.line('STATUS', event.status.toUpperCase());
  if (event.isFree !== undefined) lines.line('TRANSP', event.isFree ? 'TRANSPARENT' : 'OPAQUE');
  if (event.sequence !== undefined) lines.line('SEQUENCE', `${event.sequence}`);
  for (const minutes of event.reminders) writeAlarm(lines, minutes, event.title);
  lines.fixed(END);
}

/** Writes a reminder (RFC 5545 3.6.6) that shows the title some minutes before the start. */
function writeAlarm(lines: ContentLines, minutes: number, title: string): void {
  lines.fixed(BEGIN_ALARM);
  lines.textLine('DESCRIPTION', title);
  lines.line('TRIGGER', `${minutes === 0 ? '' : '-'}PT${minutes}M`);
  lines.fixed(END_ALARM);
}
