import { sha256 } from '@noble/hashes/sha2.js';
import { basicDate, basicLocal, basicUtc, type Notation } from './date-time.ts';

/** What makes two requests the same booking. */
export interface Booking {
  readonly title: string;
  readonly start: Notation;
  /** A date or time, or a length in minutes. */
  readonly end: Notation | number | undefined;
  readonly location: string;
}

/**
 * The UID of an event without one of its own: a UUID (version 8, RFC 9562 5.8) made of title, start, end and
 * place, as the caller noted them. 09:00Z, 09:00:00.000Z and 11:00+02:00 are one start; nothing else counts.
 */
export function stableUid({ title, start, end, location }: Booking): string {
  const key = JSON.stringify([title, canonical(start), end === undefined ? '' : canonical(end), location]);
  const bytes = sha256(new TextEncoder().encode(key)).subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

function canonical(notation: Notation | number): string {
  if (typeof notation === 'number') return `M${notation}`;
  switch (notation.kind) {
    case 'date':
      return `D${basicDate(notation.day)}`;
    case 'local':
      return basicLocal(notation.local);
    case 'instant':
      return basicUtc(notation.instant);
  }
}
