import { deflateSync, inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { runs, SEED } from '../../../test/support/runs.ts';
import { inflatedBlocks } from '../inflated-blocks.ts';
import { deflateRepeatedRow, type RepeatedRow } from './repeated-row.ts';
import { FILTER_UP, scanlineBytes, writePng } from './writer.ts';

const bars = (least: number, most: number) =>
  fc
    .array(fc.constantFrom(0x00, 0x0f, 0xf0, 0xff), { minLength: least, maxLength: most })
    .map((bytes) => Uint8Array.of(0, ...bytes));

const pictures: fc.Arbitrary<RepeatedRow> = fc.record({
  // Widths at both sides of every symbol of a distance, and of the longest match.
  row: fc.oneof(bars(2, 40), bars(2, 300), bars(250, 520), bars(1000, 4096)),
  copies: fc.oneof(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 400 })),
  rest: fc.uint8Array({ maxLength: 600 }),
});

/** The scanlines, written out. */
function plain({ row, copies, rest }: RepeatedRow): Uint8Array {
  const up = Uint8Array.from(row, (_, at) => (at === 0 ? FILTER_UP : 0));
  return Buffer.concat([row, ...Array<Uint8Array>(copies).fill(up), rest]);
}

describe('a row and its copies', () => {
  it('are the scanlines for zlib, which compares the checksum, and for our own reader', () => {
    fc.assert(
      fc.property(pictures, (picture) => {
        const expected = plain(picture);
        const stream = deflateRepeatedRow(picture, 3);
        expect(Buffer.compare(inflateSync(stream), expected)).toBe(0);
        expect(stream.subarray(-4)).toEqual(new Uint8Array(deflateSync(expected).subarray(-4)));
        const read = inflatedBlocks(stream.subarray(2), expected.length)!;
        expect(Buffer.compare(read, expected)).toBe(0);
      }),
      { numRuns: runs(2000), seed: SEED },
    );
  });

  it('the highest sums: dark rows of 8,192 pixels, 8,191 times', () => {
    const picture = {
      row: new Uint8Array(4097).fill(0xff, 1),
      copies: 8191,
      rest: new Uint8Array(1).fill(255),
    };
    const stream = deflateRepeatedRow(picture, 3);
    expect(inflateSync(stream).length).toBe(4097 * 8192 + 1);
  });

  it('are shorter than zlib writes them', () => {
    const row = Uint8Array.from({ length: 364 }, (_, at) => [0, 0, 0xff, 0x0f, 0, 0xf0][(at * at) % 6]!);
    const picture = { row, copies: 150, rest: new Uint8Array(0) };
    expect(deflateRepeatedRow(picture, 3).length).toBeLessThan(
      deflateSync(plain(picture), { level: 3 }).length,
    );
  });

  it('of other bytes, or of two bytes, are a bug of the calling code', () => {
    const picture = { copies: 1, rest: new Uint8Array(0) };
    expect(() => deflateRepeatedRow({ ...picture, row: Uint8Array.of(0, 0, 0x10) }, 3)).toThrow(
      'the byte 16',
    );
    expect(() => deflateRepeatedRow({ ...picture, row: Uint8Array.of(0, 0) }, 3)).toThrow('of 2 bytes');
  });

  it('are the pixels of the picture', () => {
    const row = Uint8Array.of(0, 0xf0, 0x0f);
    const rest = Uint8Array.of(0, 0x00, 0xf0);
    const palette = Array.from({ length: 16 }, (_, shade) => {
      const light = 255 - shade * 17;
      return { red: light, green: light, blue: light, alpha: 255 };
    });
    expect(scanlineBytes(4, 4)).toBe(row.length);
    const scanlines = Uint8Array.of(...row, ...rest);
    const file = writePng({ width: 4, height: 5, bitDepth: 4, palette, scanlines, copies: 3 }, 3);
    const { data } = PNG.sync.read(Buffer.from(file));
    const bits = Array.from({ length: 20 }, (_, pixel) => (data[pixel * 4] === 0 ? '1' : '0')).join('');
    expect(bits.match(/.{4}/g)).toEqual(['1001', '1001', '1001', '1001', '0010']);
  });
});
