/**
 * PNG files (W3C PNG, third edition): indexed colours, which is all that symbols need.
 *
 *     signature, IHDR 300 x 300 depth 1, PLTE ffffff 000000, IDAT, IEND
 *
 * shades.ts and bits.ts fill scanlines; reader.ts and pixels.ts read the files of others, for documents. Left out of the
 * writer: true colour, interlace, and filters but none and up, which suit symbols best.
 */
import { crc32, deflate } from '../deflate/zlib.ts';

/**
 * An image of at most 256 colours (W3C PNG, third edition, 11.2.1, colour type 3).
 *
 * `scanlines` are filtered already: per row one byte of filter type (9.2), then the palette indexes packed
 * from the high bit (7.2), the last byte filled with zeros.
 */
export interface IndexedImage {
  /** Pixels, 1 to 2^31 - 1. */
  readonly width: number;
  readonly height: number;
  readonly bitDepth: 1 | 2 | 4 | 8;
  /** One entry an index, 1 to 2^bitDepth. */
  readonly palette: readonly PaletteEntry[];
  readonly scanlines: Uint8Array;
}

/** An sRGB colour with alpha, each channel 0 to 255. */
export interface PaletteEntry {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

/** W3C PNG 9.2: the row holds differences to the row above. Filter type 0 is the row as it is. */
export const FILTER_UP = 2;

/** Bytes of one scanline with its filter byte. */
export function scanlineBytes(width: number, bitDepth: IndexedImage['bitDepth']): number {
  return 1 + Math.ceil((width * bitDepth) / 8);
}

/**
 * Returns a whole PNG file, its chunks in the order of W3C PNG 5.6. `level` is zlib's, 0 to 9. Throws Error for a
 * size, a palette or scanlines that the standard does not allow.
 */
export function writePng(image: IndexedImage, level: number): Uint8Array {
  return join([SIGNATURE, ihdr(image), plte(image), ...trns(image), idat(image, level), iend()]);
}

/** W3C PNG 5.2. */
const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/**
 * W3C PNG 11.2.1: width and height, neither of them zero, bit depth, colour type 3 (indexed), no compression, filter
 * or interlace variant.
 */
function ihdr({ width, height, bitDepth }: IndexedImage): Uint8Array {
  if (!isDimension(width) || !isDimension(height)) {
    throw new Error(`an image of ${width} x ${height} pixels; each side must be 1 to ${MAX_DIMENSION}`);
  }
  const data = new Uint8Array(13);
  const view = new DataView(data.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  data[8] = bitDepth;
  data[9] = 3;
  return chunk('IHDR', data);
}

/** The largest four-byte integer. W3C PNG 7.1. */
const MAX_DIMENSION = 2 ** 31 - 1;

function isDimension(pixels: number): boolean {
  return Number.isInteger(pixels) && pixels >= 1 && pixels <= MAX_DIMENSION;
}

/** W3C PNG 11.2.2: 1 to 2^bitDepth entries, 256 at most. */
function plte({ palette, bitDepth }: IndexedImage): Uint8Array {
  const most = 2 ** bitDepth;
  if (palette.length < 1 || palette.length > most) {
    throw new Error(`${palette.length} palette entries where a bit depth of ${bitDepth} allows 1 to ${most}`);
  }
  const data = new Uint8Array(palette.length * 3);
  for (const [i, { red, green, blue }] of palette.entries()) {
    data[i * 3] = red;
    data[i * 3 + 1] = green;
    data[i * 3 + 2] = blue;
  }
  return chunk('PLTE', data);
}

/** W3C PNG 11.3.1.1: the alpha of each entry, up to the last that is not opaque; no chunk when all are. */
function trns({ palette }: IndexedImage): readonly Uint8Array[] {
  const last = palette.findLastIndex(({ alpha }) => alpha < 255);
  if (last < 0) return [];
  return [
    chunk(
      'tRNS',
      Uint8Array.from(palette.slice(0, last + 1), ({ alpha }) => alpha),
    ),
  ];
}

/** W3C PNG 11.2.3: the scanlines as one zlib stream. */
function idat(image: IndexedImage, level: number): Uint8Array {
  const { width, height, bitDepth, scanlines } = image;
  const expected = height * scanlineBytes(width, bitDepth);
  if (scanlines.length !== expected) {
    throw new Error(`${scanlines.length} bytes of scanlines where the image has ${expected}`);
  }
  return chunk('IDAT', deflate(scanlines, { level }));
}

/** W3C PNG 11.2.4. */
function iend(): Uint8Array {
  return chunk('IEND', new Uint8Array(0));
}

/** W3C PNG 5.3: length, type, data, and the CRC of type and data. */
function chunk(type: string, data: Uint8Array): Uint8Array {
  const whole = new Uint8Array(data.length + 12);
  const view = new DataView(whole.buffer);
  view.setUint32(0, data.length);
  for (let i = 0; i < 4; i++) whole[4 + i] = type.charCodeAt(i);
  whole.set(data, 8);
  view.setUint32(data.length + 8, crc32(whole.subarray(4, data.length + 8)));
  return whole;
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}
