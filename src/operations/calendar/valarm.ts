import type { ContentLines } from './content-line.ts';

/** Writes a reminder (RFC 5545 3.6.6) that shows the title some minutes before the start. */
export function writeAlarm(lines: ContentLines, minutes: number, title: string): void {
  lines.block('BEGIN:VALARM\r\nACTION:DISPLAY\r\n');
  lines.textLine('DESCRIPTION', title);
  lines.block(`TRIGGER:${minutes === 0 ? '' : '-'}PT${minutes}M\r\nEND:VALARM\r\n`);
}
