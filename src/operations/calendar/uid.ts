import { sha256Hex } from '../../formats/sha256.ts';
import { basicDate, basicLocal, basicUtc, type Notation } from './reading/date-time.ts';
import type { NamedZone } from './zones/find-zone.ts';

/** What makes two requests the same booking. */
export interface Booking {
  readonly title: string;
  readonly start: Notation;
  /** A date or time, or a length in minutes. */
  readonly end: Notation | number | undefined;
  /** The zone that a start without an offset is read in. */
  readonly tz: NamedZone | undefined;
  /** That of the end, where it is another. */
  readonly endTz: NamedZone | undefined;
  readonly location: string;
}

/**
 * The UID of an event without one of its own: a UUID (version 8, RFC 9562 5.8) made of title, start, end and
 * place, as the caller noted them. 09:00Z, 09:00:00.000Z and 11:00+02:00 are one start; 09:00 without an offset is one in
 * each zone, whatever its names. Nothing else counts.
 */
export function stableUid({ title, start, end, tz, endTz, location }: Booking): string {
  // What JSON.stringify makes of the list of the four; times need no escape, and joined texts cost it a third more.
  const times = `"${canonical(start, tz)}","${end === undefined ? '' : canonical(end, endTz ?? tz)}"`;
  const key = `[${JSON.stringify(title)},${times},${JSON.stringify(location)}]`;
  return uuidOf(sha256Hex(key));
}

/** Groups of 8, 4, 4, 4 and 12 digits (RFC 9562 4), with the version and the variant in place of the bits of the hash. */
function uuidOf(hex: string): string {
  const version = `8${hex.slice(13, 16)}`;
  const variant = `${VARIANT[Number.parseInt(hex[16]!, 16) & 3]}${hex.slice(17, 20)}`;
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${version}-${variant}-${hex.slice(20, 32)}`;
}

/** The digits whose first two bits are those of the variant (RFC 9562 4.1). */
const VARIANT = '89ab';

function canonical(notation: Notation | number, tz: NamedZone | undefined): string {
  if (typeof notation === 'number') return `M${notation}`;
  switch (notation.kind) {
    case 'date':
      return `D${basicDate(notation.day)}`;
    case 'local':
      return tz === undefined || tz.isUtc
        ? basicLocal(notation.local)
        : `${basicLocal(notation.local)} ${tz.zoneName}`;
    case 'instant':
      return basicUtc(notation.instant);
  }
}
