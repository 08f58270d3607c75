import type { ContentLines } from './content-line.ts';
import type { CalendarEvent } from './model.ts';
import { momentLine } from './moment.ts';

/** Writes an event (RFC 5545 3.6.1). `stamp` is its DTSTAMP, the only line the clock decides. */
export function writeEvent(lines: ContentLines, event: CalendarEvent, stamp: string): void {
  lines.line('BEGIN:VEVENT');
  lines.textLine('UID', event.uid);
  lines.line(stamp);
  lines.line(momentLine('DTSTART', event.start));
  if (event.end !== undefined) lines.line(momentLine('DTEND', event.end));
  if (event.recurrence !== undefined) {
    lines.line(`RRULE:${event.recurrence.rule}`);
    for (const moment of event.recurrence.exclude) lines.line(momentLine('EXDATE', moment));
  }
  lines.textLine('SUMMARY', event.title);
  if (event.location !== undefined) lines.textLine('LOCATION', event.location);
  if (event.description !== undefined) lines.textLine('DESCRIPTION', event.description);
  if (event.url !== undefined) lines.line(`URL:${event.url}`);
  if (event.categories.length > 0) lines.textListLine('CATEGORIES', event.categories);
  if (event.status !== undefined) lines.line(`STATUS:${event.status.toUpperCase()}`);
  if (event.isFree !== undefined) lines.line(`TRANSP:${event.isFree ? 'TRANSPARENT' : 'OPAQUE'}`);
  if (event.sequence !== undefined) lines.line(`SEQUENCE:${event.sequence}`);
  for (const minutes of event.reminders) writeAlarm(lines, minutes, event.title);
  lines.line('END:VEVENT');
}

/** Writes a reminder (RFC 5545 3.6.6) that shows the title some minutes before the start. */
function writeAlarm(lines: ContentLines, minutes: number, title: string): void {
  lines.block('BEGIN:VALARM\r\nACTION:DISPLAY\r\n');
  lines.textLine('DESCRIPTION', title);
  lines.block(`TRIGGER:${minutes === 0 ? '' : '-'}PT${minutes}M\r\nEND:VALARM\r\n`);
}
