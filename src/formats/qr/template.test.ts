import { expect, test } from 'vitest';
import type { ErrorCorrection } from './capacity.ts';
import { drawLevel } from './format-information.ts';
import { drawPatterns } from './function-patterns.ts';
import { templateOf } from './template.ts';

const versions = Array.from({ length: 40 }, (_, i) => i + 1);

test('the templates of all versions take less than 3 MB', () => {
  let bytes = 0;
  for (const version of versions) {
    const { base, order, formatPlaces, masks, transposedMasks } = templateOf(version);
    for (const array of [base, order, formatPlaces, ...masks, ...transposedMasks]) bytes += array.byteLength;
  }
  expect(bytes).toBeLessThan(3_000_000);
});

test.each([
  { from: 1, to: 1, bits: 0 },
  { from: 2, to: 6, bits: 7 },
  { from: 7, to: 13, bits: 0 },
  { from: 14, to: 20, bits: 3 },
  { from: 21, to: 27, bits: 4 },
  { from: 28, to: 34, bits: 3 },
  { from: 35, to: 40, bits: 0 },
])('ISO/IEC 18004:2015 table 1: versions $from to $to have $bits remainder bits', ({ from, to, bits }) => {
  for (let version = from; version <= to; version++) expect(templateOf(version).order.length % 8).toBe(bits);
});

test.each([
  { version: 1, centres: [] },
  { version: 2, centres: [6, 18] },
  { version: 7, centres: [6, 22, 38] },
  { version: 14, centres: [6, 26, 46, 66] },
  { version: 21, centres: [6, 28, 50, 72, 94] },
  { version: 28, centres: [6, 26, 50, 74, 98, 122] },
  { version: 32, centres: [6, 34, 60, 86, 112, 138] },
  { version: 36, centres: [6, 24, 50, 76, 102, 128, 154] },
  { version: 40, centres: [6, 30, 58, 86, 114, 142, 170] },
])('ISO/IEC 18004:2015 table E.1: alignment patterns of version $version', ({ version, centres }) => {
  const { modules, plane, reserved } = drawPatterns(version);
  const last = modules - 7;
  const found: string[] = [];
  for (let y = 4; y < modules - 4; y++) {
    for (let x = 4; x < modules - 4; x++)
      if (isAlignment(plane, reserved, modules, x, y)) found.push(`${x},${y}`);
  }
  const corners = [`6,6`, `${last},6`, `6,${last}`];
  const expected = centres.flatMap((y) => centres.map((x) => `${x},${y}`));
  expect(found).toEqual(expected.filter((centre) => !corners.includes(centre)));
});

test.each([
  { version: 7, word: 0x07c94 },
  { version: 21, word: 0x15683 },
  { version: 40, word: 0x28c69 },
])('ISO/IEC 18004:2015 table D.1: version information of $version', ({ version, word }) => {
  const { modules, plane } = drawPatterns(version);
  for (let i = 0; i < 18; i++) {
    const far = modules - 11 + (i % 3);
    const near = Math.floor(i / 3);
    expect([dark(plane, modules, far, near), dark(plane, modules, near, far)]).toEqual(
      Array(2).fill(((word >> i) & 1) === 1),
    );
  }
});

const formats: readonly { ec: ErrorCorrection; mask: number; word: string }[] = [
  { ec: 'M', mask: 0, word: '101010000010010' },
  { ec: 'M', mask: 5, word: '100000011001110' },
  { ec: 'L', mask: 0, word: '111011111000100' },
  { ec: 'Q', mask: 0, word: '011010101011111' },
  { ec: 'H', mask: 7, word: '000100000111011' },
];

test.each(formats)('ISO/IEC 18004:2015 table C.1: level $ec, mask $mask', ({ ec, mask, word }) => {
  const { base, modules, masks, formatPlaces } = templateOf(3);
  const plane = base.slice();
  drawLevel(plane, formatPlaces, ec);
  const at = (x: number, y: number) =>
    dark(plane, modules, x, y) !== dark(masks[mask]!, modules, x, y) ? '1' : '0';
  // Figure 25, bit 14 first: along row 8 and up column 8; up column 8 and along row 8.
  const row = [0, 1, 2, 3, 4, 5, 7, 8].map((x) => at(x, 8)).join('');
  const column = [7, 5, 4, 3, 2, 1, 0].map((y) => at(8, y)).join('');
  expect(row + column).toBe(word);
  const lower = [1, 2, 3, 4, 5, 6, 7].map((i) => at(8, modules - i)).join('');
  const right = [8, 7, 6, 5, 4, 3, 2, 1].map((i) => at(modules - i, 8)).join('');
  expect(lower + right).toBe(word);
  expect(at(8, modules - 8)).toBe('1');
});

function dark(plane: Int32Array, modules: number, x: number, y: number): boolean {
  return ((plane[(x >>> 5) * modules + y]! >>> (x & 31)) & 1) === 1;
}

/** A dark module in a light ring in a dark ring, all reserved, and no finder pattern. */
function isAlignment(
  plane: Int32Array,
  reserved: Uint8Array,
  modules: number,
  x: number,
  y: number,
): boolean {
  for (let dy = -2; dy <= 2; dy++) {
    for (let dx = -2; dx <= 2; dx++) {
      if (reserved[(y + dy) * modules + x + dx] === 0) return false;
      const isLight = Math.max(Math.abs(dx), Math.abs(dy)) === 1;
      if (dark(plane, modules, x + dx, y + dy) === isLight) return false;
    }
  }
  return true;
}
