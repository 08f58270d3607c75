import { hasText } from '../../formats/bytes.ts';
import type { Resolution } from './own-tiff.ts';
import type { Place } from './place.ts';

/** What an Exif block says that matters here; the numbers are bytes of the block. */
export interface ExifFacts {
  /** 2 to 8 where the picture has to be turned or mirrored, else 1. */
  readonly orientation: number;
  readonly gps: number;
  readonly thumbnail: number;
  readonly location: Place;
  /** How large the picture is printed; undefined where the block does not know. */
  readonly resolution?: Resolution | undefined;
}

const ORIENTATION = 0x0112;
const X_RESOLUTION = 0x011a;
const Y_RESOLUTION = 0x011b;
const RESOLUTION_UNIT = 0x0128;
const GPS_IFD = 0x8825;
const THUMBNAIL_LENGTH = 0x0202;

/** Bytes of a value of each type of TIFF 6.0 section 2. */
const TYPE_BYTES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];

const SHORT = 3;
const RATIONAL = 5;

/** GPSAreaInformation: a name behind eight bytes that say its character code (Exif 2.32 4.6.6). */
const AREA = 0x1c;
const AREA_CODE_BYTES = 8;

const MAX_DEGREES = 180;

/** Bytes of an entry, and of what a directory has beside its entries: their number, and the place of the next one. */
const ENTRY_BYTES = 12;
const AROUND_ENTRIES = 6;

/** Bytes of the shortest TIFF: a header and a directory without entries. */
const MIN_TIFF = 14;

/** The TIFF of a chunk or an item: some programs write the head that a JPEG has before it. */
export function tiffIn(data: Uint8Array): Uint8Array {
  return hasText(data, 0, 'Exif\0\0') ? data.subarray(6) : data;
}

/**
 * Reads the Exif blocks of one file. Directories are found by offsets, so that many blocks may lead to the same one: all
 * together may have the entries that fit into the file. Of blocks beyond that nothing is known.
 */
export class ExifReader {
  /** How many more entries may be read. */
  #entries: number;

  constructor(fileBytes: number) {
    this.#entries = fileBytes / ENTRY_BYTES;
  }

  /** Whether blocks had more entries than fit into the file. */
  get isExhausted(): boolean {
    return this.#entries < 0;
  }

  /** Reads a block from its TIFF header on. Blocks that are broken have no facts but what is readable. */
  read(tiff: Uint8Array): ExifFacts {
    const nothing: ExifFacts = { orientation: 1, gps: 0, thumbnail: 0, location: false };
    const order = tiff[0];
    // What looks like a block takes time even if it is not one.
    this.#entries--;
    if (tiff.length < MIN_TIFF || order !== tiff[1] || (order !== 0x4d && order !== 0x49)) return nothing;
    const isLittle = order === 0x49;
    const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
    const first = this.#readDirectory(view, view.getUint32(4, isLittle), isLittle);
    if (first === undefined) return { ...nothing, location: this.isExhausted && 'too-much-to-read' };
    const gps = first.gps === 0 ? undefined : this.#readDirectory(view, first.gps, isLittle);
    const second = this.#readDirectory(view, first.next, isLittle);
    const gpsBytes = gps === undefined ? 0 : Math.min(gps.bytes, tiff.length);
    const { orientation } = first;
    return {
      orientation: orientation >= 2 && orientation <= 8 ? orientation : 1,
      gps: gpsBytes,
      thumbnail: Math.min(second?.thumbnail ?? 0, tiff.length - gpsBytes),
      location: first.gps !== 0 && (gps?.hasPlace ?? (this.isExhausted ? 'too-much-to-read' : 'gps-damaged')),
      resolution: resolutionOf(first),
    };
  }

  /** TIFF 6.0 section 2: a count, entries of 12 bytes, the place of the next directory. */
  #readDirectory(view: DataView, start: number, isLittle: boolean): Directory | undefined {
    if (start < 8 || start + 2 > view.byteLength) return undefined;
    const count = view.getUint16(start, isLittle);
    const end = start + 2 + ENTRY_BYTES * count;
    if (end > view.byteLength || this.isExhausted) return undefined;
    this.#entries -= count;
    if (this.isExhausted) return undefined;
    const directory = {
      ...{ orientation: 1, gps: 0, thumbnail: 0, hasPlace: false, bytes: 0, next: 0 },
      ...{ across: 0, down: 0, unit: INCH },
    };
    directory.bytes = AROUND_ENTRIES + ENTRY_BYTES * count;
    for (let at = start + 2; at < end; at += ENTRY_BYTES) {
      const tag = view.getUint16(at, isLittle);
      const type = view.getUint16(at + 2, isLittle);
      const length = (TYPE_BYTES[type] ?? 0) * view.getUint32(at + 4, isLittle);
      if (length > 4) directory.bytes += length;
      if (isCoordinate(tag)) directory.hasPlace ||= hasCoordinate(view, at, isLittle);
      else if (tag === AREA) directory.hasPlace ||= length > AREA_CODE_BYTES;
      else if (tag === ORIENTATION && type === SHORT) {
        directory.orientation = view.getUint16(at + 8, isLittle);
      } else if (tag === X_RESOLUTION) directory.across = hundredthsAt(view, at, isLittle);
      else if (tag === Y_RESOLUTION) directory.down = hundredthsAt(view, at, isLittle);
      else if (tag === RESOLUTION_UNIT && type === SHORT) directory.unit = view.getUint16(at + 8, isLittle);
      else if (tag === GPS_IFD) directory.gps = view.getUint32(at + 8, isLittle);
      else if (tag === THUMBNAIL_LENGTH) directory.thumbnail = view.getUint32(at + 8, isLittle);
    }
    if (end + 4 <= view.byteLength) directory.next = view.getUint32(end, isLittle);
    return directory;
  }
}

/** What the entries of a directory say, whichever it is; 0 for places and lengths that it does not have. */
interface Directory {
  readonly orientation: number;
  readonly gps: number;
  readonly thumbnail: number;
  readonly hasPlace: boolean;
  /** Of the directory and the values it points to. */
  readonly bytes: number;
  readonly next: number;
  /** Pixels for each unit of length, in hundredths; 0 where there is no such value. */
  readonly across: number;
  readonly down: number;
  readonly unit: number;
}

const INCH = 2;
const CENTIMETRE = 3;

/** Exif 2.32 4.6.4: 72 for each inch is what writers have who do not know it. */
const UNKNOWN = 7200;

/** As many hundredths as a JFIF has for 16 bits. */
const MAX_HUNDREDTHS = 6_553_500;

/** The resolution that a directory has; undefined where it is not known, or has no unit of length. */
function resolutionOf({ across, down, unit }: Directory): Resolution | undefined {
  if (across === 0 || down === 0 || (unit !== INCH && unit !== CENTIMETRE)) return undefined;
  if (across === UNKNOWN && down === UNKNOWN && unit === INCH) return undefined;
  return { across, down, unit };
}

/** An entry of one fraction, in hundredths; 0 for any other entry. */
function hundredthsAt(view: DataView, entry: number, isLittle: boolean): number {
  const at = view.getUint32(entry + 8, isLittle);
  if (view.getUint16(entry + 2, isLittle) !== RATIONAL || at + 8 > view.byteLength) return 0;
  const hundredths = Math.round((100 * view.getUint32(at, isLittle)) / view.getUint32(at + 4, isLittle));
  return hundredths >= 1 && hundredths <= MAX_HUNDREDTHS ? hundredths : 0;
}

/** GPSLatitude, GPSLongitude, GPSDestLatitude, GPSDestLongitude (Exif 2.32 4.6.6). */
function isCoordinate(tag: number): boolean {
  return tag === 0x02 || tag === 0x04 || tag === 0x14 || tag === 0x16;
}

/**
 * Whether an entry has degrees, minutes and seconds: receivers without a fix write 0/0. One of the three may be missing or
 * have no value, since some write minutes with decimals. Exif has fractions; programs read whatever numbers are there.
 */
function hasCoordinate(view: DataView, entry: number, isLittle: boolean): boolean {
  const type = view.getUint16(entry + 2, isLittle);
  const bytes = TYPE_BYTES[type] ?? 0;
  const all = view.getUint32(entry + 4, isLittle);
  const count = Math.min(3, all);
  const start = bytes * all > 4 ? view.getUint32(entry + 8, isLittle) : entry + 8;
  if (start + bytes * count > view.byteLength) return false;
  let degrees = Number.NaN;
  for (let index = 0; index < count; index++) {
    const part = numberAt(view, start + bytes * index, type, isLittle);
    if (!Number.isFinite(part)) continue;
    degrees = (Number.isNaN(degrees) ? 0 : degrees) + part / 60 ** index;
  }
  return Math.abs(degrees) <= MAX_DEGREES;
}

/** A number of a type of TIFF 6.0 section 2; NaN for texts and what has no type. */
function numberAt(view: DataView, at: number, type: number, isLittle: boolean): number {
  switch (type) {
    case 1:
      return view.getUint8(at);
    case 3:
      return view.getUint16(at, isLittle);
    case 4:
      return view.getUint32(at, isLittle);
    case 5:
      return view.getUint32(at, isLittle) / view.getUint32(at + 4, isLittle);
    case 6:
      return view.getInt8(at);
    case 8:
      return view.getInt16(at, isLittle);
    case 9:
      return view.getInt32(at, isLittle);
    case 10:
      return view.getInt32(at, isLittle) / view.getInt32(at + 4, isLittle);
    case 11:
      return view.getFloat32(at, isLittle);
    case 12:
      return view.getFloat64(at, isLittle);
    default:
      return Number.NaN;
  }
}
