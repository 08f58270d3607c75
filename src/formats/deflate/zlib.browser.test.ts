import { inflateRawSync, inflateSync, crc32 as zlibCrc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { deflatePiece, deflateSmall, isSmall } from './deflate.browser.ts';
import { crc32, deflate } from './zlib.browser.ts';

const texts = [
  { name: 'no bytes', bytes: new Uint8Array(0) },
  { name: 'the check value of CRC catalogues', bytes: new TextEncoder().encode('123456789') },
  { name: 'as many bytes as a stored block holds', bytes: bytesOf(65_535) },
  { name: 'one more', bytes: bytesOf(65_536) },
  { name: 'sums of Adler-32 that pass its prime many times', bytes: new Uint8Array(300_000).fill(255) },
];

describe('a browser has no zlib, and writes streams that zlib reads', () => {
  it.each(texts)('$name', async ({ bytes }) => {
    // inflateSync compares the Adler-32 that ends a zlib stream.
    expect(Buffer.compare(inflateSync(deflate(bytes)), bytes)).toBe(0);
    expect(Buffer.compare(inflateRawSync(deflateSmall(bytes)), bytes)).toBe(0);
    expect(crc32(bytes)).toBe(zlibCrc32(bytes));
    expect(isSmall(bytes.length)).toBe(true);
    const pieces = [bytes, bytes, new Uint8Array(0)];
    const joined = await Promise.all(
      pieces.map((piece, index) => deflatePiece(piece, { isLast: index === pieces.length - 1 })),
    );
    expect(Buffer.compare(inflateRawSync(Buffer.concat(joined)), Buffer.concat(pieces))).toBe(0);
  });

  it('CRC-32 of 123456789 is CBF43926, in one piece and in two', () => {
    const [digits, first, rest] = ['123456789', '12345', '6789'].map((text) =>
      new TextEncoder().encode(text),
    );
    expect(crc32(digits!)).toBe(0xcbf43926);
    expect(crc32(rest!, crc32(first!))).toBe(0xcbf43926);
  });
});

function bytesOf(length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, index) => (index * index) >> 3);
}
