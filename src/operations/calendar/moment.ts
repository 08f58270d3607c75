import { basicDate, basicLocal, basicUtc } from './date-time.ts';

/** A value of DTSTART, DTEND or EXDATE in the form the file has it. */
export type Moment =
  | { readonly form: 'date'; readonly day: number }
  | { readonly form: 'utc'; readonly instant: number }
  | { readonly form: 'local'; readonly tzid: string; readonly local: number };

/** A property with its value: a date, UTC, or local time with the TZID of its zone (RFC 5545 3.3.5). */
export function momentLine(name: string, moment: Moment): string {
  switch (moment.form) {
    case 'date':
      return `${name};VALUE=DATE:${basicDate(moment.day)}`;
    case 'utc':
      return `${name}:${basicUtc(moment.instant)}`;
    case 'local':
      return `${name};TZID=${moment.tzid}:${basicLocal(moment.local)}`;
  }
}
