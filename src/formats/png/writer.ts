import { crc32, deflateSync } from 'node:zlib';

/**
 * A picture of at most 256 colours, as PNG keeps it (W3C PNG 11.2.1, colour type 3).
 *
 * `scanlines` are filtered already: per row one byte of filter type (9.2), then the palette indexes packed
 * from the high bit (7.2), the last byte filled with zeros.
 */
export interface IndexedImage {
  /** Pixels, 1 to 2^31 - 1. */
  readonly width: number;
  readonly height: number;
  readonly bitDepth: 1 | 2 | 4 | 8;
  /** One entry an index, at most 2^bitDepth. */
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

/** A whole PNG file. `level` is zlib's, 0 to 9. */
export function writePng(image: IndexedImage, level: number): Uint8Array {
  const expected = image.height * scanlineBytes(image.width, image.bitDepth);
  if (image.scanlines.length !== expected) {
    throw new Error(`${image.scanlines.length} bytes of scanlines where the image has ${expected}`);
  }
  return join([
    SIGNATURE,
    ...chunk('IHDR', header(image)),
    ...chunk('PLTE', paletteColours(image.palette)),
    ...transparency(image.palette),
    ...chunk('IDAT', deflateSync(image.scanlines, { level })),
    ...chunk('IEND', new Uint8Array(0)),
  ]);
}

/** W3C PNG 5.2. */
const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** W3C PNG 11.2.1: width, height, bit depth, colour type 3 (indexed), no compression, filter or interlace variant. */
function header({ width, height, bitDepth }: IndexedImage): Uint8Array {
  const data = new Uint8Array(13);
  const view = new DataView(data.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  data[8] = bitDepth;
  data[9] = 3;
  return data;
}

/** W3C PNG 11.2.2. */
function paletteColours(palette: readonly PaletteEntry[]): Uint8Array {
  return Uint8Array.from(palette.flatMap(({ red, green, blue }) => [red, green, blue]));
}

/** W3C PNG 11.3.1.1: the alpha of each entry, up to the last that is not opaque; no chunk when all are. */
function transparency(palette: readonly PaletteEntry[]): readonly Uint8Array[] {
  const last = palette.findLastIndex(({ alpha }) => alpha < 255);
  if (last < 0) return [];
  return chunk(
    'tRNS',
    Uint8Array.from(palette.slice(0, last + 1), ({ alpha }) => alpha),
  );
}

/** W3C PNG 5.3: length, type, data, and the CRC of type and data. */
function chunk(type: string, data: Uint8Array): readonly Uint8Array[] {
  const head = new Uint8Array(8);
  new DataView(head.buffer).setUint32(0, data.length);
  for (let i = 0; i < 4; i++) head[4 + i] = type.charCodeAt(i);
  const tail = new Uint8Array(4);
  new DataView(tail.buffer).setUint32(0, crc32(data, crc32(head.subarray(4))));
  return [head, data, tail];
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
