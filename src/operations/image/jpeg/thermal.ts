import { hasText, joined } from '../../../formats/bytes.ts';

/** What a segment APP1 of a FLIR camera begins with, before its number and that of the last one. */
export const THERMAL = 'FLIR\0';
const PART_HEAD = THERMAL.length + 3;

/** Of its head: the version, where the list of records is, and how many there are. */
const HEAD_BYTES = 0x40;
const VERSION_AT = 0x14;
const LIST_AT = 0x18;
const COUNT_AT = 0x1c;

/** Of an entry of that list: the type of a record, where it is, and its length. */
const ENTRY_BYTES = 0x20;
const RECORD_AT = 0x0c;
const LENGTH_AT = 0x10;
const GPS_RECORD = 0x2b;

/** Of that record: the latitude, and the longitude behind it. */
const LATITUDE_AT = 0x10;
const GPS_BYTES = 0x20;

/** Whether the record of a thermal camera, in the contents of its segments, has coordinates. */
export function hasThermalPlace(contents: readonly Uint8Array[]): boolean {
  const parts = contents.toSorted((one, other) => partOf(one) - partOf(other));
  const record = joined(parts.map((part) => part.subarray(PART_HEAD)));
  if (record.length < HEAD_BYTES || !hasText(record, 0, 'FFF\0')) return false;
  const view = new DataView(record.buffer, record.byteOffset, record.byteLength);
  // The byte order is that in which the version is one of theirs.
  const version = view.getUint32(VERSION_AT);
  const isLittle = version < 100 || version >= 200;
  const start = view.getUint32(LIST_AT, isLittle);
  const end = Math.min(record.length, start + ENTRY_BYTES * view.getUint32(COUNT_AT, isLittle));
  for (let at = start; at + ENTRY_BYTES <= end; at += ENTRY_BYTES) {
    if (view.getUint16(at, isLittle) !== GPS_RECORD) continue;
    const place = view.getUint32(at + RECORD_AT, isLittle);
    const isWhole =
      view.getUint32(at + LENGTH_AT, isLittle) >= GPS_BYTES && place + GPS_BYTES <= record.length;
    if (isWhole && (isPlace(view, place, true) || isPlace(view, place, false))) return true;
  }
  return false;
}

function partOf(content: Uint8Array): number {
  return content[THERMAL.length + 1] ?? 0;
}

/** Without a fix both are 0; doubles of the other byte order are out of any range, or nearly 0. */
function isPlace(view: DataView, record: number, isLittle: boolean): boolean {
  const latitude = Math.abs(view.getFloat64(record + LATITUDE_AT, isLittle));
  const longitude = Math.abs(view.getFloat64(record + LATITUDE_AT + 8, isLittle));
  return latitude <= 90 && longitude <= 180 && Math.max(latitude, longitude) > MIN_DEGREES;
}

const MIN_DEGREES = 1e-7;
