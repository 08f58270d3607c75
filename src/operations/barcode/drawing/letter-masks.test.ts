import { expect, test } from 'vitest';
import { installedFonts } from '../../../adapters/fonts.ts';
import { readFont } from '../../../formats/truetype/font.ts';
import { coverageOf } from './coverage.ts';
import { maskOf } from './letter-masks.ts';
import { letterSource } from './lettering.ts';

const { regular } = await installedFonts();

function letterOf(character: string) {
  return letterSource(readFont(regular)).letterOf(character);
}

test('a letter in the same place has one mask, which is its coverage', () => {
  const letter = letterOf('8');
  const position = { x: 0.3, y: 0.7, unit: 30 / 2048 };
  const mask = maskOf(letter, position);
  expect(mask).toEqual(coverageOf(letter, position));
  expect(maskOf(letter, { ...position })).toBe(mask);
});

test.each([
  { name: 'to the right', position: { x: 0.4, y: 0.7, unit: 30 / 2048 } },
  { name: 'below', position: { x: 0.3, y: 0.8, unit: 30 / 2048 } },
  { name: 'larger', position: { x: 0.3, y: 0.7, unit: 31 / 2048 } },
])('a letter $name has a mask of its own', ({ position }) => {
  const letter = letterOf('8');
  maskOf(letter, { x: 0.3, y: 0.7, unit: 30 / 2048 });
  expect(maskOf(letter, position)).toEqual(coverageOf(letter, position));
});

test('letters have masks of their own', () => {
  const position = { x: 0, y: 0, unit: 30 / 2048 };
  expect(maskOf(letterOf('3'), position)).not.toEqual(maskOf(letterOf('8'), position));
});

test('the last 16 masks of a letter are kept', () => {
  const letter = letterOf('8');
  const positions = Array.from({ length: 17 }, (_, i) => ({ x: i / 16, y: 0, unit: 30 / 2048 }));
  const masks = positions.map((position) => maskOf(letter, position));
  for (const [i, position] of positions.entries()) {
    if (i > 0) expect(maskOf(letter, position)).toBe(masks[i]);
  }
  expect(maskOf(letter, positions[0]!)).not.toBe(masks[0]);
});

test('masks of more than 2,048 bytes are not kept', () => {
  const letter = letterOf('8');
  const position = { x: 0, y: 0, unit: 200 / 2048 };
  const mask = maskOf(letter, position);
  expect(mask.shades.length).toBeGreaterThan(2048);
  expect(maskOf(letter, position)).not.toBe(mask);
});
