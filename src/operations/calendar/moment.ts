import { basicDate, basicLocal } from './reading/date-time.ts';
import type { ContentLines } from './writing/content-line.ts';

/** A value of DTSTART, DTEND or EXDATE in the form the file has it. */
export type Moment =
  | { readonly form: 'date'; readonly day: number }
  | { readonly form: 'utc'; readonly instant: number }
  | { readonly form: 'local'; readonly tzid: string; readonly local: number };

/** Writes a property with its value: a date, UTC, or local time with the TZID of its zone (RFC 5545 3.3.5). */
export function writeMoment(lines: ContentLines, name: string, moment: Moment): void {
  switch (moment.form) {
    case 'date':
      lines.line(`${name};VALUE=DATE`, basicDate(moment.day));
      break;
    case 'utc':
      lines.utcLine(name, moment.instant);
      break;
    case 'local':
      lines.line(`${name};TZID=${moment.tzid}`, basicLocal(moment.local));
      break;
  }
}
