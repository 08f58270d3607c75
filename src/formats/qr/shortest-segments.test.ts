import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs, SEED } from '../../../test/support/runs.ts';
import { dataBits, type ErrorCorrection, errorCorrectionLevels, type Mode, widthClass } from './capacity.ts';
import { smallestFit } from './fit.ts';
import { modeOf } from './segment.ts';
import { shortestSegments } from './shortest-segments.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

/** Runs of digits, capitals, small letters and UTF-8, short and long, as texts with numbers in them have. */
const payloads = fc
  .array(
    fc.oneof(
      fc.stringMatching(/^[0-9]{1,24}$/),
      fc.stringMatching(/^[0-9A-Z $%*+./:-]{1,24}$/),
      fc.stringMatching(/^[a-z?=&]{1,12}$/),
      fc.constantFrom('\u00e9', '\u6771\u4eac', '\u{1f600}', '\u0000'),
    ),
    { minLength: 1, maxLength: 12 },
  )
  .map((parts) => parts.join(''));

test('no split of the data into segments has fewer bits', () => {
  fc.assert(
    fc.property(payloads, fc.integer({ min: 0, max: 2 }), (text, width) => {
      const data = bytes(text);
      const { bits, segments } = shortestSegments(data, width);
      expect(bits).toBe(fewestBits(data, width));
      let end = 0;
      for (const { mode, start, length } of segments) {
        expect(start).toBe(end);
        expect(holds(mode, data.subarray(start, start + length))).toBe(true);
        end += length;
      }
      expect(end).toBe(data.length);
      expect(segments.reduce((sum, { mode, length }) => sum + bitsOf(mode, length, width), 0)).toBe(bits);
    }),
    { seed: SEED, numRuns: runs(1000) },
  );
});

test('the version is the lowest that any segments fit, mixed only where one segment needs a higher one', () => {
  fc.assert(
    fc.property(payloads, fc.constantFrom(...errorCorrectionLevels), (text, ec) => {
      const data = bytes(text);
      const ascii = data.length === text.length;
      const extra = ascii ? 0 : 12;
      const mode = modeOf(data);
      const fewest = lowestVersion(ec, (width) => extra + fewestBits(data, width));
      const single = lowestVersion(ec, (width) => extra + bitsOf(mode, data.length, width));
      const found = smallestFit({ bytes: data, mode, isAscii: ascii }, ec);
      if (fewest > 40) return expect(found?.eci ?? false).toBe(false);
      expect(found).toMatchObject({ version: fewest, eci: !ascii });
      expect(found?.segments.length === 1).toBe(fewest === single);
    }),
    { seed: SEED, numRuns: runs(1000) },
  );
});

test.each([
  {
    name: 'a 20-digit number in a link saves a version',
    text: 'https://id.example/orders/12345678901234567890',
    ec: 'M' as const,
    segments: [
      ['byte', 26],
      ['numeric', 20],
    ],
  },
  {
    name: 'prose stays one segment',
    text: 'Call 555 0100 before noon, please.',
    ec: 'M' as const,
    segments: [['byte', 34]],
  },
  {
    name: 'digits alone stay one segment',
    text: '0123456789'.repeat(30),
    ec: 'H' as const,
    segments: [['numeric', 300]],
  },
])('$name', ({ text, ec, segments }) => {
  const data = bytes(text);
  const found = smallestFit({ bytes: data, mode: modeOf(data), isAscii: true }, ec);
  expect(found?.segments.map(({ mode, length }) => [mode, length])).toEqual(segments);
});

/** Every segment that could be the last, after the best way to what is before it. */
function fewestBits(data: Uint8Array, width: number): number {
  const best = [0];
  for (let end = 1; end <= data.length; end++) {
    let fewest = Number.POSITIVE_INFINITY;
    for (const mode of ['numeric', 'alphanumeric', 'byte'] as const) {
      for (let start = end - 1; start >= 0 && holds(mode, data.subarray(start, start + 1)); start--) {
        fewest = Math.min(fewest, best[start]! + bitsOf(mode, end - start, width));
      }
    }
    best.push(fewest);
  }
  return best.at(-1)!;
}

/** ISO/IEC 18004:2015 7.4, the formulas for the length of a bit stream. */
function bitsOf(mode: Mode, length: number, width: number): number {
  if (mode === 'numeric')
    return 4 + [10, 12, 14][width]! + 10 * Math.floor(length / 3) + [0, 4, 7][length % 3]!;
  if (mode === 'byte') return 4 + [8, 16, 16][width]! + 8 * length;
  return 4 + [9, 11, 13][width]! + 11 * Math.floor(length / 2) + 6 * (length % 2);
}

function holds(mode: Mode, data: Uint8Array): boolean {
  const text = Buffer.from(data).toString('latin1');
  return { numeric: /^[0-9]*$/, alphanumeric: /^[0-9A-Z $%*+./:-]*$/, byte: /^/ }[mode].test(text);
}

function lowestVersion(ec: ErrorCorrection, bits: (width: number) => number): number {
  let version = 1;
  while (version <= 40 && bits(widthClass(version)) > dataBits(version, ec)) version++;
  return version;
}
