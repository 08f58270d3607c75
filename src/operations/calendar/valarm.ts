import type { ContentLines } from './content-line.ts';

/** Writes a reminder (RFC 5545 3.6.6) that shows the title some minutes before the start. */
export function writeAlarm(lines: ContentLines, minutes: number, title: string): void {
  lines.line('BEGIN:VALARM');
  lines.line('ACTION:DISPLAY');
  lines.textLine('DESCRIPTION', title);
  lines.line(`TRIGGER:${minutes === 0 ? '' : '-'}PT${minutes}M`);
  lines.line('END:VALARM');
}
