import { civilDate, dayNumber, daysInMonth, FIRST_DAY, LAST_DAY, SECONDS_A_DAY } from './civil-day.ts';

/**
 * A date or time as the caller wrote it. Local times and instants are seconds since 1970-01-01T00:00, the one
 * read on the clock of some place, the other in UTC.
 */
export type Notation =
  | { readonly kind: 'date'; readonly day: number }
  | { readonly kind: 'local'; readonly local: number }
  | { readonly kind: 'instant'; readonly instant: number; readonly offset: number };

/** What `parseDateTime` takes, in words that read after "must be". */
export const DATE_TIME_WORDS =
  'a date (2026-06-01), or a date-time with Z or an offset (2026-06-01T09:00:00+02:00), or without one beside tz';

const TIME_OFFSET = '(Z|z|[+-]\\d{2}(?::?\\d{2})?)?';
const EXTENDED = new RegExp(
  `^(\\d{4})-(\\d{2})-(\\d{2})(?:[Tt ](\\d{2}):(\\d{2})(?::(\\d{2})(?:[.,]\\d+)?)?${TIME_OFFSET})?$`,
);
const BASIC = new RegExp(
  `^(\\d{4})(\\d{2})(\\d{2})(?:[Tt ](\\d{2})(\\d{2})(?:(\\d{2})(?:[.,]\\d+)?)?${TIME_OFFSET})?$`,
);

/**
 * Reads an ISO 8601 date or date-time, extended or basic. Fractions of a second are dropped, 24:00 is the next
 * day's 00:00. Undefined for a date the calendar does not have, a leap second, an offset beyond 23:59, a year
 * outside 0001 to 9999 (of the instant too) and for everything else.
 */
export function parseDateTime(text: string): Notation | undefined {
  const match = EXTENDED.exec(text) ?? BASIC.exec(text);
  if (match === null) return undefined;
  const year = Number(match[1]);
  const month = Number(match[2]);
  const date = Number(match[3]);
  if (year < 1 || month < 1 || month > 12 || date < 1 || date > daysInMonth(year, month)) return undefined;
  const day = dayNumber(year, month, date);
  if (match[4] === undefined) return { kind: 'date', day };
  const hour = Number(match[4]);
  const minute = Number(match[5]);
  const second = Number(match[6] ?? 0);
  const isEndOfDay = hour === 24 && minute === 0 && second === 0;
  if ((hour > 23 && !isEndOfDay) || minute > 59 || second > 59) return undefined;
  const local = day * SECONDS_A_DAY + hour * 3600 + minute * 60 + second;
  const zone = match[7];
  if (zone === undefined) return isInRange(local) ? { kind: 'local', local } : undefined;
  const offset = parseOffset(zone);
  if (offset === undefined || !isInRange(local - offset)) return undefined;
  return { kind: 'instant', instant: local - offset, offset };
}

/** 00 to 59. */
const twoDigits = Array.from({ length: 60 }, (_text, value) => String(value).padStart(2, '0'));

/** Whether a time lies in the years 0001 to 9999. */
export function isInRange(seconds: number): boolean {
  return seconds >= FIRST_DAY * SECONDS_A_DAY && seconds < (LAST_DAY + 1) * SECONDS_A_DAY;
}

/** `20260601` (RFC 5545 3.3.4). */
export function basicDate(day: number): string {
  const { year, month, day: date } = civilDate(day);
  const digits = year < 1000 ? String(year).padStart(4, '0') : year;
  return `${digits}${twoDigits[month]}${twoDigits[date]}`;
}

/** `20260601T090000` (RFC 5545 3.3.5, form 1). */
export function basicLocal(seconds: number): string {
  const day = Math.floor(seconds / SECONDS_A_DAY);
  const rest = seconds - day * SECONDS_A_DAY;
  const minutes = Math.floor(rest / 60);
  return `${basicDate(day)}T${twoDigits[Math.floor(minutes / 60)]}${twoDigits[minutes % 60]}${twoDigits[rest % 60]}`;
}

/** `20260601T090000Z` (RFC 5545 3.3.5, form 2). */
export function basicUtc(instant: number): string {
  return `${basicLocal(instant)}Z`;
}

/** `2026-06-01T09:00`, with seconds only where there are any: for refusals. */
export function extendedLocal(seconds: number): string {
  const text = basicLocal(seconds);
  const date = `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6, 8)}`;
  const rest = text.slice(13) === '00' ? '' : `:${text.slice(13)}`;
  return `${date}T${text.slice(9, 11)}:${text.slice(11, 13)}${rest}`;
}

/** `+02:00`, with seconds only where there are any: for refusals. */
export function extendedOffset(offset: number): string {
  const text = basicLocal(Math.abs(offset)).slice(9);
  const rest = text.slice(4) === '00' ? '' : `:${text.slice(4)}`;
  return `${offset < 0 ? '-' : '+'}${text.slice(0, 2)}:${text.slice(2, 4)}${rest}`;
}

function parseOffset(text: string): number | undefined {
  if (text === 'Z' || text === 'z') return 0;
  const digits = text.slice(1).replace(':', '');
  const hours = Number(digits.slice(0, 2));
  const minutes = Number(digits.slice(2));
  if (hours > 23 || minutes > 59) return undefined;
  return (text.startsWith('-') ? -1 : 1) * (hours * 3600 + minutes * 60);
}
