/** What an Exif block says that matters here; the numbers are bytes of the block. */
export interface ExifFacts {
  /** 2 to 8 where the picture has to be turned or mirrored, else 1. */
  readonly orientation: number;
  readonly gps: number;
  readonly thumbnail: number;
  readonly location: boolean;
}

const ORIENTATION = 0x0112;
const GPS_IFD = 0x8825;
const THUMBNAIL_LENGTH = 0x0202;

/** GPSLatitude, GPSLongitude, GPSDestLatitude, GPSDestLongitude, GPSAreaInformation (Exif 2.32 4.6.6). */
const PLACES: ReadonlySet<number> = new Set([0x02, 0x04, 0x14, 0x16, 0x1c]);

/** Bytes of a value of each type of TIFF 6.0 section 2. */
const TYPE_BYTES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];

const SHORT = 3;

/** The TIFF that says nothing but how the picture is turned: a header and an IFD of one entry, 26 bytes. */
export function orientationTiff(orientation: number): Uint8Array {
  return Uint8Array.of(
    ...[0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8],
    ...[0, 1, 0x01, 0x12, 0, SHORT, 0, 0, 0, 1, 0, orientation, 0, 0],
    ...[0, 0, 0, 0],
  );
}

/** Whether a TIFF is one that `orientationTiff` writes. */
export function isOrientationTiff(tiff: Uint8Array): boolean {
  const orientation = tiff[19] ?? 0;
  if (tiff.length !== 26 || orientation < 2 || orientation > 8) return false;
  return orientationTiff(orientation).every((byte, index) => byte === tiff[index]);
}

/** Reads an Exif block from its TIFF header on. Blocks that are broken have no facts but what is readable. */
export function readExif(tiff: Uint8Array): ExifFacts {
  const nothing = { orientation: 1, gps: 0, thumbnail: 0, location: false };
  const order = tiff[0];
  if (tiff.length < 14 || order !== tiff[1] || (order !== 0x4d && order !== 0x49)) return nothing;
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  const isLittle = order === 0x49;
  const first = readDirectory(view, view.getUint32(4, isLittle), isLittle);
  if (first === undefined) return nothing;
  const value = first.entries.get(ORIENTATION);
  const orientation = value?.type === SHORT ? view.getUint16(value.at, isLittle) : 1;
  const gpsAt = first.entries.get(GPS_IFD);
  const gps = gpsAt && readDirectory(view, view.getUint32(gpsAt.at, isLittle), isLittle);
  const second = readDirectory(view, first.next, isLittle);
  const length = second?.entries.get(THUMBNAIL_LENGTH);
  const gpsBytes = gps === undefined ? 0 : Math.min(gps.bytes, tiff.length);
  return {
    orientation: orientation >= 2 && orientation <= 8 ? orientation : 1,
    gps: gpsBytes,
    thumbnail: length ? Math.min(view.getUint32(length.at, isLittle), tiff.length - gpsBytes) : 0,
    // A directory that cannot be read is taken for one that says where.
    location: gpsAt !== undefined && (gps === undefined || [...gps.entries.keys()].some(isPlace)),
  };
}

function isPlace(tag: number): boolean {
  return PLACES.has(tag);
}

interface Directory {
  readonly entries: ReadonlyMap<number, { readonly type: number; readonly at: number }>;
  readonly next: number;
  /** Of the directory and the values it points to. */
  readonly bytes: number;
}

/** TIFF 6.0 section 2: a count, entries of 12 bytes, the place of the next directory. */
function readDirectory(view: DataView, start: number, isLittle: boolean): Directory | undefined {
  if (start < 8 || start + 2 > view.byteLength) return undefined;
  const count = view.getUint16(start, isLittle);
  const end = start + 2 + 12 * count;
  if (end > view.byteLength) return undefined;
  const entries = new Map<number, { type: number; at: number }>();
  let bytes = 6 + 12 * count;
  for (let at = start + 2; at < end; at += 12) {
    const type = view.getUint16(at + 2, isLittle);
    const length = (TYPE_BYTES[type] ?? 0) * view.getUint32(at + 4, isLittle);
    if (length > 4) bytes += length;
    entries.set(view.getUint16(at, isLittle), { type, at: at + 8 });
  }
  return { entries, next: end + 4 <= view.byteLength ? view.getUint32(end, isLittle) : 0, bytes };
}
