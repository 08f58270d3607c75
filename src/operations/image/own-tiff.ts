/** How large a picture is printed: pixels for each unit of length, in hundredths. */
export interface Resolution {
  readonly across: number;
  readonly down: number;
  /** 2 for an inch, 3 for a centimetre (Exif 2.32 4.6.4). */
  readonly unit: 2 | 3;
}

/** What is kept of an Exif. */
export interface OwnFacts {
  /** 2 to 8 where the picture has to be turned or mirrored, else 1. */
  readonly orientation: number;
  readonly resolution?: Resolution | undefined;
}

const ORIENTATION = 0x0112;
const ACROSS = 0x011a;
const DOWN = 0x011b;
const UNIT = 0x0128;

const SHORT = 3;
const RATIONAL = 5;

const HEAD_BYTES = 8;

/** The TIFF that says nothing but how a picture is turned and how large it is printed; undefined where that is nothing. */
export function ownTiff({ orientation, resolution }: OwnFacts): Uint8Array | undefined {
  const isTurned = orientation > 1;
  const count = (isTurned ? 1 : 0) + (resolution === undefined ? 0 : 3);
  if (count === 0) return undefined;
  const values = HEAD_BYTES + 2 + 12 * count + 4;
  const short = (tag: number, value: number) => [...u16(tag), 0, SHORT, ...u32(1), ...u16(value), 0, 0];
  const rational = (tag: number, at: number) => [...u16(tag), 0, RATIONAL, ...u32(1), ...u32(at)];
  return Uint8Array.of(
    ...[0x4d, 0x4d, 0, 0x2a, ...u32(HEAD_BYTES)],
    ...u16(count),
    ...(isTurned ? short(ORIENTATION, orientation) : []),
    ...(resolution === undefined
      ? []
      : [...rational(ACROSS, values), ...rational(DOWN, values + 8), ...short(UNIT, resolution.unit)]),
    ...u32(0),
    ...(resolution === undefined
      ? []
      : [resolution.across, resolution.down].flatMap((value) => [...u32(value), ...u32(100)])),
  );
}

/** Whether a TIFF is the one that `ownTiff` writes of these facts. */
export function isOwnTiff(tiff: Uint8Array, facts: OwnFacts): boolean {
  const own = ownTiff(facts);
  return own?.length === tiff.length && own.every((byte, index) => byte === tiff[index]);
}

/** The TIFF that says nothing but how the picture is turned, 2 to 8: a header and an IFD of one entry, 26 bytes. */
export function orientationTiff(orientation: number): Uint8Array {
  const tiff = ownTiff({ orientation });
  if (tiff === undefined) throw new Error('a picture that is not turned needs no Exif');
  return tiff;
}

/** Whether a TIFF is one that `orientationTiff` writes. */
export function isOrientationTiff(tiff: Uint8Array): boolean {
  const orientation = tiff[19] ?? 0;
  return orientation <= 8 && isOwnTiff(tiff, { orientation });
}

function u16(value: number): number[] {
  return [value >> 8, value & 255];
}

function u32(value: number): number[] {
  return [...u16(value >>> 16), ...u16(value & 0xffff)];
}
