import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import type { Letter, Lettering } from './lettering.ts';
import { drawPng } from './png.ts';

/** A square of 10 units on the baseline. */
const square: Letter = {
  advance: 10,
  box: { left: 0, right: 10, top: 10, bottom: 0 },
  curves: [
    {
      x: 0,
      y: 0,
      pieces: [
        { x: 0, y: 10, control: undefined },
        { x: 10, y: 10, control: undefined },
        { x: 10, y: 0, control: undefined },
        { x: 0, y: 0, control: undefined },
      ],
    },
  ],
};

const colours = {
  foreground: { red: 0, green: 0, blue: 0, alpha: 255 },
  background: { red: 255, green: 255, blue: 255, alpha: 255 },
};

/** Rows of a picture of 5 x 4 modules with a bar in its second column, of a pixel a module: 0 is white, f black. */
function draw(lettering: readonly Lettering[]): string[] {
  const bars = [{ left: 1, right: 2, top: 0, bottom: 4 }];
  const png = drawPng({ width: 5, height: 4, bars, lines: [] }, lettering, {
    scale: 1,
    height: 4,
    margin: 0,
    hasText: true,
    ...colours,
  });
  const { width, height, data } = PNG.sync.read(Buffer.from(png));
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => (15 - data[(y * width + x) * 4]! / 17).toString(16)).join(''),
  );
}

/** A line of squares of a pixel each. */
function squaresAt(left: number, baseline: number, xs: readonly number[]): Lettering {
  return { left, baseline, unit: 0.1, letters: xs.map((x) => ({ letter: square, x })) };
}

test('letters are drawn over bars, the darker shade of both is kept', () => {
  expect(draw([squaresAt(0.4, 2, [0, 20])])).toEqual(['0f000', '9f960', '0f000', '0f000']);
});

test('letters that share pixels', () => {
  expect(draw([squaresAt(2.4, 2, [0, 4])])).toEqual(['0f000', '0f9c0', '0f000', '0f000']);
});

test.each([
  { name: 'left', line: squaresAt(-0.4, 2, [0]), rows: ['0f000', '9f000', '0f000', '0f000'] },
  { name: 'right', line: squaresAt(4.4, 2, [0]), rows: ['0f000', '0f009', '0f000', '0f000'] },
  { name: 'far right', line: squaresAt(40, 2, [0]), rows: ['0f000', '0f000', '0f000', '0f000'] },
  { name: 'far left', line: squaresAt(-40, 2, [0]), rows: ['0f000', '0f000', '0f000', '0f000'] },
  { name: 'above', line: squaresAt(3, 0.4, [0]), rows: ['0f060', '0f000', '0f000', '0f000'] },
  { name: 'below', line: squaresAt(3, 4.4, [0]), rows: ['0f000', '0f000', '0f000', '0f090'] },
])('a letter over the edge: $name', ({ line, rows }) => {
  expect(draw([line])).toEqual(rows);
});

test('a picture is the same when the masks of its letters are known', () => {
  const { letters, ...place } = squaresAt(0.37, 2.61, [0, 17, 31]);
  const unknown = { ...place, letters: letters.map(({ x }) => ({ letter: { ...square }, x })) };
  const known = { ...place, letters };
  expect([draw([known]), draw([known])]).toEqual([draw([unknown]), draw([unknown])]);
});

test.each([
  { name: 'letters below the bars', baseline: 44.4 },
  { name: 'letters over the last rows of bars', baseline: 40.7 },
  { name: 'letters right below the first rows', baseline: 36.5 },
  { name: 'letters in the first rows', baseline: 3.5 },
])('rows that repeat the first change no pixel: $name', ({ baseline }) => {
  const bars = [
    { left: 1, right: 2, top: 0, bottom: 40 },
    { left: 3, right: 4, top: 0, bottom: 42 },
  ];
  const line = squaresAt(0.4, baseline, [0, 17]);
  const png = drawPng({ width: 5, height: 46, bars, lines: [] }, [line], {
    scale: 1,
    height: 46,
    margin: 0,
    hasText: true,
    ...colours,
  });
  const { data } = PNG.sync.read(Buffer.from(png));
  const first = Math.floor(baseline) - 1;
  for (let y = 0; y < 46; y++) {
    const row = Array.from({ length: 5 }, (_, x) => (15 - data[(y * 5 + x) * 4]! / 17).toString(16)).join('');
    if (y === first || y === first + 1) expect(row).not.toMatch(/^0[f0]0[f0]0$/);
    else expect(row).toBe(y < 40 ? '0f0f0' : y < 42 ? '000f0' : '00000');
  }
});
