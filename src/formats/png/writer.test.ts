import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { FILTER_UP, type IndexedImage, type PaletteEntry, scanlineBytes, writePng } from './writer.ts';

const black: PaletteEntry = { red: 0, green: 0, blue: 0, alpha: 255 };
const white: PaletteEntry = { red: 255, green: 255, blue: 255, alpha: 255 };
const haze: PaletteEntry = { red: 10, green: 20, blue: 30, alpha: 128 };

/** Two rows of three pixels: 1 0 1, and the same again by filter Up. */
const small: IndexedImage = {
  width: 3,
  height: 2,
  bitDepth: 1,
  palette: [white, black],
  scanlines: Uint8Array.of(0, 0b1010_0000, FILTER_UP, 0),
};

test('pngjs reads the pixels', () => {
  const { width, height, data } = PNG.sync.read(Buffer.from(writePng(small, 6)));
  expect([width, height]).toEqual([3, 2]);
  expect(Array.from({ length: 6 }, (_, i) => data[i * 4])).toEqual([0, 255, 0, 0, 255, 0]);
});

test('four bits a pixel, high half first', () => {
  const palette = [white, black, haze];
  const image: IndexedImage = {
    width: 3,
    height: 1,
    bitDepth: 4,
    palette,
    scanlines: Uint8Array.of(0, 0x12, 0x00),
  };
  const { data } = PNG.sync.read(Buffer.from(writePng(image, 9)));
  expect([...data]).toEqual([0, 0, 0, 255, 10, 20, 30, 128, 255, 255, 255, 255]);
});

describe('chunks', () => {
  test('W3C PNG 5.2 and 5.6: signature, then chunks in order', () => {
    const file = writePng(small, 6);
    expect([...file.subarray(0, 8)]).toEqual([137, 80, 78, 71, 13, 10, 26, 10]);
    expect(chunksOf(file).map(({ type }) => type)).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND']);
  });

  test('W3C PNG 11.2.1: IHDR', () => {
    expect([...chunksOf(writePng(small, 6))[0]!.data]).toEqual([0, 0, 0, 3, 0, 0, 0, 2, 1, 3, 0, 0, 0]);
  });

  test('W3C PNG 11.3.1.1: tRNS goes between PLTE and IDAT and ends at the last entry that is not opaque', () => {
    const chunks = chunksOf(writePng({ ...small, palette: [haze, black] }, 6));
    expect(chunks.map(({ type }) => type)).toEqual(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);
    expect([...chunks[2]!.data]).toEqual([128]);
  });

  test('the IEND of every PNG: its CRC is AE 42 60 82', () => {
    expect([...writePng(small, 6).subarray(-12)]).toEqual([
      0, 0, 0, 0, 73, 69, 78, 68, 0xae, 0x42, 0x60, 0x82,
    ]);
  });
});

test('the last byte of a row is filled up', () => {
  expect([scanlineBytes(8, 1), scanlineBytes(9, 1), scanlineBytes(3, 4)]).toEqual([2, 3, 3]);
});

/** Palettes of a length, all black. */
const blacks = (length: number): readonly PaletteEntry[] => Array<PaletteEntry>(length).fill(black);

const row = (bytes: number): Uint8Array => new Uint8Array(1 + bytes);

test.each([
  { name: 'W3C PNG 11.2.2: one entry is a palette', image: { palette: blacks(1) } },
  { name: 'W3C PNG 11.2.2: 4 entries by 2 bits', image: { bitDepth: 2, palette: blacks(4) } },
  { name: 'W3C PNG 11.2.2: 256 entries by 8 bits', image: { bitDepth: 8, palette: blacks(256) } },
] as const)('accepts: $name', ({ image }) => {
  const one: IndexedImage = { ...small, width: 1, height: 1, scanlines: row(1), ...image };
  expect(PNG.sync.read(Buffer.from(writePng(one, 6)))).toMatchObject({ width: 1, height: 1 });
});

test.each([
  { name: 'W3C PNG 11.2.1: a width of zero', image: { width: 0 }, message: '0 x 2 pixels' },
  { name: 'W3C PNG 11.2.1: a height of zero', image: { height: 0 }, message: '3 x 0 pixels' },
  { name: 'W3C PNG 7.1: a width of 2^31', image: { width: 2 ** 31 }, message: '2147483648 x 2 pixels' },
  { name: 'half a pixel', image: { height: 1.5 }, message: '3 x 1.5 pixels' },
  { name: 'W3C PNG 11.2.2: no palette', image: { palette: [] }, message: '0 palette entries' },
  {
    name: 'W3C PNG 11.2.2: 3 entries by 1 bit',
    image: { palette: blacks(3) },
    message: '3 palette entries where a bit depth of 1 allows 1 to 2',
  },
  {
    name: 'W3C PNG 11.2.2: 257 entries',
    image: { bitDepth: 8, palette: blacks(257) },
    message: '257 palette entries where a bit depth of 8 allows 1 to 256',
  },
  {
    name: 'scanlines that do not make the image',
    image: { height: 3 },
    message: '4 bytes of scanlines where the image has 6',
  },
] as const)('a bug of the caller: $name', ({ image, message }) => {
  expect(() => writePng({ ...small, ...image }, 6)).toThrow(message);
});

function chunksOf(file: Uint8Array): readonly { type: string; data: Uint8Array }[] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const chunks: { type: string; data: Uint8Array }[] = [];
  for (let at = 8; at < file.length; ) {
    const length = view.getUint32(at);
    chunks.push({
      type: String.fromCharCode(...file.subarray(at + 4, at + 8)),
      data: file.subarray(at + 8, at + 8 + length),
    });
    at += 12 + length;
  }
  return chunks;
}
