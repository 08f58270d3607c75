import { inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { runs, SEED } from '../../../test/support/runs.ts';
import { type PngParts, pngOf } from '../../../test/support/samples/pictures.ts';
import { pixelsOnWhite, rawBytes } from './pixels.ts';
import { isPng, pngHead, readPng } from './reader.ts';

const refuse = (reason: string): never => {
  throw new Error(reason);
};

/** The pixels of a file, on white. */
function pixelsOf(bytes: Uint8Array): number[] {
  const png = readPng(bytes, refuse);
  const raw = inflateSync(png.deflated);
  expect(raw.length).toBe(rawBytes(png));
  return [...pixelsOnWhite(png, raw, refuse)];
}

describe('the pixels of a PNG', () => {
  const head = { width: 2, height: 1, bitDepth: 8, colourType: 2 } as const;
  const rows: [name: string, parts: PngParts, pixels: number[]][] = [
    ['colours', { ...head, rows: [0, 1, 2, 3, 4, 5, 6] }, [1, 2, 3, 4, 5, 6]],
    ['the filter Sub (9.2)', { ...head, rows: [1, 1, 2, 3, 4, 5, 6] }, [1, 2, 3, 5, 7, 9]],
    [
      'grey of 2 bits',
      { ...head, bitDepth: 2, colourType: 0, rows: [0, 0b0110_0000] },
      [85, 85, 85, 170, 170, 170],
    ],
    ['grey of 16 bits', { ...head, bitDepth: 16, colourType: 0, rows: [0, 7, 99, 8, 0] }, [7, 7, 7, 8, 8, 8]],
    [
      'colours by number, one of them transparent',
      {
        ...head,
        bitDepth: 1,
        colourType: 3,
        rows: [0, 0b0100_0000],
        chunks: [
          ['PLTE', [1, 2, 3, 9, 9, 9]],
          ['tRNS', [255, 0]],
        ],
      },
      [1, 2, 3, 255, 255, 255],
    ],
    [
      'alpha is put onto white: 100 of 51/255',
      { ...head, colourType: 4, rows: [0, 100, 51, 7, 255] },
      [224, 224, 224, 7, 7, 7],
    ],
    [
      'colours with alpha',
      { ...head, colourType: 6, rows: [0, 1, 2, 3, 255, 4, 5, 6, 0] },
      [1, 2, 3, 255, 255, 255],
    ],
    [
      'a colour that is transparent',
      { ...head, colourType: 0, rows: [0, 5, 6], chunks: [['tRNS', [0, 6]]] },
      [5, 5, 5, 255, 255, 255],
    ],
    // Adam7: the first pixel is pass 1, its right neighbour pass 6, the row below pass 7.
    [
      'interlaced',
      { ...head, height: 2, colourType: 0, interlace: 1, rows: [0, 1, 0, 2, 0, 3, 4] },
      [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4],
    ],
  ];
  it.each(rows)('%s', (_, parts, pixels) => expect(pixelsOf(pngOf(parts))).toEqual(pixels));

  it('are those that pngjs reads, whatever the filters', () => {
    const picture = fc
      .record({ width: fc.integer({ min: 1, max: 9 }), height: fc.integer({ min: 1, max: 9 }) })
      .chain(({ width, height }) =>
        fc.tuple(
          fc.constant({ width, height, bitDepth: 8, colourType: 6 }),
          fc.array(
            fc.tuple(
              fc.integer({ min: 0, max: 4 }),
              fc.uint8Array({ minLength: width * 4, maxLength: width * 4 }),
            ),
            {
              minLength: height,
              maxLength: height,
            },
          ),
        ),
      );
    const property = fc.property(picture, ([parts, lines]) => {
      const bytes = pngOf({ ...parts, rows: lines.flatMap(([filter, line]) => [filter, ...line]) });
      const { data } = PNG.sync.read(Buffer.from(bytes));
      const expected: number[] = [];
      for (let at = 0; at < data.length; at += 4) {
        const alpha = data[at + 3]!;
        for (const sample of data.subarray(at, at + 3)) {
          expected.push(Math.round((sample * alpha + 255 * (255 - alpha)) / 255));
        }
      }
      expect(pixelsOf(bytes)).toEqual(expected);
    });
    fc.assert(property, { seed: SEED, numRuns: runs(1000) });
  });
});

describe('a PNG that is broken', () => {
  const whole = pngOf({ width: 1, height: 1, bitDepth: 8, colourType: 0, rows: [0, 7] });
  const rows: [name: string, bytes: Uint8Array, reason: RegExp][] = [
    [
      'a wrong checksum',
      whole.map((byte, at) => (at === 20 ? byte ^ 1 : byte)),
      /byte 8: a checksum is wrong/,
    ],
    ['an end too soon', whole.subarray(0, 40), /byte 33: it ends inside a chunk/],
    [
      'a depth that its colour type does not have',
      pngOf({ width: 1, height: 1, bitDepth: 16, colourType: 3, rows: [0] }),
      /broken head/,
    ],
    [
      'no palette',
      pngOf({ width: 1, height: 1, bitDepth: 8, colourType: 3, rows: [0, 0] }),
      /broken palette/,
    ],
    [
      // W3C PNG 5.6: what is counted before anything is decoded is what is decoded.
      'another chunk before its head',
      Buffer.concat([
        whole.subarray(0, 8),
        Buffer.from('0000000d74455874000000010000000108000000002c49d45c', 'hex'),
        whole.subarray(8),
      ]),
      /broken head/,
    ],
    ['no width', pngOf({ width: 0, height: 1, bitDepth: 8, colourType: 0, rows: [0] }), /broken head/],
  ];
  it.each(rows)('%s', (_, bytes, reason) => expect(() => readPng(bytes, refuse)).toThrow(reason));

  it('is known by its first bytes, and its size by its head', () => {
    expect([
      isPng(whole),
      isPng(Uint8Array.of(0xff, 0xd8)),
      pngHead(whole)?.width,
      pngHead(whole.subarray(0, 9)),
    ]).toEqual([true, false, 1, undefined]);
  });
});
