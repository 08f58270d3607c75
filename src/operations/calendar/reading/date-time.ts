import {
  civilDate,
  dayNumber,
  daysInMonth,
  FIRST_DAY,
  LAST_DAY,
  quotient,
  SECONDS_A_DAY,
} from '../../../formats/civil-day.ts';

/**
 * A date or time as the caller wrote it. Local times and instants are seconds since 1970-01-01T00:00, the one
 * read on the clock of some place, the other in UTC.
 */
export type Notation =
  | { readonly kind: 'date'; readonly day: number }
  | { readonly kind: 'local'; readonly local: number }
  | { readonly kind: 'instant'; readonly instant: number; readonly offset: number };

const DIGIT_0 = 0x30;
const LETTER_T = 0x54;
const LETTER_Z = 0x5a;

/** What `parseDateTime` accepts, in words that read after "must be". */
export const DATE_TIME_WORDS =
  'a date (2026-06-01), or a date-time with Z or an offset (2026-06-01T09:00:00+02:00), or without one beside tz';

/**
 * Reads an ISO 8601 date or date-time, extended or basic. Fractions of a second are dropped, 24:00 is the next
 * day's 00:00. Undefined for a date the calendar does not have, a leap second, an offset beyond 23:59, a year
 * outside 0001 to 9999 (of the instant too) and for everything else.
 */
export function parseDateTime(text: string): Notation | undefined {
  const isExtended = text[4] === '-';
  const monthAt = isExtended ? 5 : 4;
  const dayAt = isExtended ? 8 : 6;
  if (isExtended && text[7] !== '-') return undefined;
  const year = numberAt(text, 0, 4);
  const month = numberAt(text, monthAt, 2);
  const date = numberAt(text, dayAt, 2);
  if (!(year >= 1 && month >= 1 && month <= 12 && date >= 1 && date <= daysInMonth(year, month)))
    return undefined;
  const day = dayNumber(year, month, date);
  const end = dayAt + 2;
  if (text.length === end) return { kind: 'date', day };
  if (text[end] !== 'T' && text[end] !== 't' && text[end] !== ' ') return undefined;
  return parseTime(text, end + 1, isExtended ? ':' : '', day * SECONDS_A_DAY);
}

/** The rest after a date: the time of day, and an offset if there is one. */
function parseTime(text: string, start: number, colon: string, midnight: number): Notation | undefined {
  const minuteAt = start + 2 + colon.length;
  const hour = numberAt(text, start, 2);
  const minute = numberAt(text, minuteAt, 2);
  if (!text.startsWith(colon, start + 2)) return undefined;
  let at = minuteAt + 2;
  let second = 0;
  if (at < text.length && (colon === '' ? isDigit(text, at) : text[at] === colon)) {
    second = numberAt(text, at + colon.length, 2);
    at = endOfFraction(text, at + colon.length + 2);
  }
  const isEndOfDay = hour === 24 && minute === 0 && second === 0;
  if (!((hour <= 23 || isEndOfDay) && minute <= 59 && second <= 59)) return undefined;
  const local = midnight + hour * 3600 + minute * 60 + second;
  if (at === text.length) return isInRange(local) ? { kind: 'local', local } : undefined;
  const offset = parseOffset(text.slice(at));
  if (offset === undefined || !isInRange(local - offset)) return undefined;
  return { kind: 'instant', instant: local - offset, offset };
}

/** Where a fraction ends that begins here, if one does: a point or comma, and digits. */
function endOfFraction(text: string, start: number): number {
  if ((text[start] !== '.' && text[start] !== ',') || !isDigit(text, start + 1)) return start;
  let end = start + 2;
  while (isDigit(text, end)) end++;
  return end;
}

/** The number of some ASCII digits, NaN where other characters are. A regular expression takes four times as long. */
function numberAt(text: string, start: number, digits: number): number {
  let number = 0;
  for (let at = start; at < start + digits; at++) {
    if (!isDigit(text, at)) return Number.NaN;
    number = number * 10 + text.charCodeAt(at) - 0x30;
  }
  return number;
}

function isDigit(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit >= 0x30 && unit <= 0x39;
}

/** Whether a time lies in the years 0001 to 9999. */
export function isInRange(seconds: number): boolean {
  return seconds >= FIRST_DAY * SECONDS_A_DAY && seconds < (LAST_DAY + 1) * SECONDS_A_DAY;
}

/** `20260601` (RFC 5545 3.3.4). */
export function basicDate(day: number): string {
  return basicUtc(day * SECONDS_A_DAY).slice(0, 8);
}

/** `20260601T090000` (RFC 5545 3.3.5, form 1). */
export function basicLocal(seconds: number): string {
  return basicUtc(seconds).slice(0, -1);
}

/** `20260601T090000Z` (RFC 5545 3.3.5, form 2). */
export function basicUtc(seconds: number): string {
  const { century, yearOfCentury, month, day, hour, minute, second } = pairsOf(seconds);
  // All at once: a template of two-digit texts takes twice the time, and a Z added to the digits half as long again.
  return String.fromCharCode(
    tens(century),
    ones(century),
    tens(yearOfCentury),
    ones(yearOfCentury),
    tens(month),
    ones(month),
    tens(day),
    ones(day),
    LETTER_T,
    tens(hour),
    ones(hour),
    tens(minute),
    ones(minute),
    tens(second),
    ones(second),
    LETTER_Z,
  );
}

/** Writes what `basicUtc` returns, in 16 octets from a position on: a line is written without a text in between. */
export function putBasicUtc(octets: Uint8Array, start: number, seconds: number): void {
  const { century, yearOfCentury, month, day, hour, minute, second } = pairsOf(seconds);
  putPair(octets, start, century);
  putPair(octets, start + 2, yearOfCentury);
  putPair(octets, start + 4, month);
  putPair(octets, start + 6, day);
  octets[start + 8] = LETTER_T;
  putPair(octets, start + 9, hour);
  putPair(octets, start + 11, minute);
  putPair(octets, start + 13, second);
  octets[start + 15] = LETTER_Z;
}

/** The numbers below 100 that a date-time is written with. */
function pairsOf(seconds: number) {
  const dayOfTime = Math.floor(seconds / SECONDS_A_DAY);
  const { year, month, day } = civilDate(dayOfTime);
  const century = quotient(year, 100);
  const secondOfDay = seconds - dayOfTime * SECONDS_A_DAY;
  return {
    century,
    yearOfCentury: year - century * 100,
    month,
    day,
    hour: quotient(secondOfDay, 3600),
    minute: quotient(secondOfDay, 60) % 60,
    second: secondOfDay % 60,
  };
}

function putPair(octets: Uint8Array, at: number, number: number): void {
  octets[at] = tens(number);
  octets[at + 1] = ones(number);
}

/** The digits of a number below 100, as UTF-16 units. */
function tens(number: number): number {
  return DIGIT_0 + quotient(number, 10);
}

function ones(number: number): number {
  return DIGIT_0 + (number % 10);
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

/** Seconds east of `Z`, `+hh:mm`, `+hhmm` or `+hh`; undefined for anything else. */
function parseOffset(text: string): number | undefined {
  if (text === 'Z' || text === 'z') return 0;
  const match = /^([+-])(\d{2}):?(\d{2})?$/.exec(text);
  if (match === null || text.endsWith(':')) return undefined;
  const hours = Number(match[2]);
  const minutes = Number(match[3] ?? 0);
  if (hours > 23 || minutes > 59) return undefined;
  return (match[1] === '-' ? -1 : 1) * (hours * 3600 + minutes * 60);
}
