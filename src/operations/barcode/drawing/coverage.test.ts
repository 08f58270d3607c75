import { describe, expect, test } from 'vitest';
import { coverageOf } from './coverage.ts';
import type { Letter } from './lettering.ts';

/** A letter of one rectangle of straight lines, y upwards. */
function rectangle(left: number, bottom: number, right: number, top: number): Letter {
  const pieces = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ].map((end) => ({ ...end, control: undefined }));
  return { advance: right, box: { left, right, top, bottom }, curves: [{ x: left, y: bottom, pieces }] };
}

/** Shades other than 0, by their pixels. */
function pixelsOf(letter: Letter, x: number, y: number, unit: number): Record<string, number> {
  const { left, top, width, height, shades } = coverageOf(letter, { x, y, unit });
  expect(shades).toHaveLength(width * height);
  const pixels = [...shades].flatMap((pair, i) => {
    const column = (left + (i % width)) * 2;
    const row = top + Math.floor(i / width);
    return [
      [`${column},${row}`, pair >> 4],
      [`${column + 1},${row}`, pair & 15],
    ] as const;
  });
  return Object.fromEntries(pixels.filter(([, shade]) => shade > 0));
}

describe('a rectangle', () => {
  test.each([
    { name: 'from an even pixel', x: 0, pixels: { '0,-1': 15, '1,-1': 15 } },
    { name: 'from an odd pixel', x: 1, pixels: { '1,-1': 15, '2,-1': 15 } },
    { name: 'from an odd pixel to the left of the origin', x: -1, pixels: { '-1,-1': 15, '0,-1': 15 } },
    { name: 'between pixels', x: 0.2, pixels: { '0,-1': 12, '1,-1': 15, '2,-1': 3 } },
  ])('$name is as dark as the share that it covers', ({ x, pixels }) => {
    expect(pixelsOf(rectangle(0, 0, 2, 1), x, 0, 1)).toEqual(pixels);
  });

  test('between rows', () => {
    expect(pixelsOf(rectangle(0, 0, 1, 1), 0, 0.4, 1)).toEqual({ '0,-1': 9, '0,0': 6 });
  });

  test('is as many pixels as its units are', () => {
    expect(pixelsOf(rectangle(0, 0, 20, 10), 0, 0, 0.1)).toEqual({ '0,-1': 15, '1,-1': 15 });
  });
});

test('contours that overlap are no darker than one', () => {
  const one = rectangle(0, 0, 1, 1);
  expect(pixelsOf({ ...one, curves: [...one.curves, ...one.curves] }, 0, 0, 1)).toEqual({ '0,-1': 15 });
});

test('a curve covers what its area is', () => {
  // Below a parabola from (0, 0) to (8, 0) by (4, 8): two thirds of 8 x 4.
  const pieces = [
    { x: 8, y: 0, control: { x: 4, y: 8 } },
    { x: 0, y: 0, control: undefined },
  ];
  const letter = {
    advance: 8,
    box: { left: 0, right: 8, top: 8, bottom: 0 },
    curves: [{ x: 0, y: 0, pieces }],
  };
  const shades = Object.values(pixelsOf(letter, 0, 0, 4));
  const area = shades.reduce((sum, shade) => sum + shade / 15, 0) / 16;
  expect(area).toBeGreaterThan((64 / 3) * 0.99);
  expect(area).toBeLessThan((64 / 3) * 1.01);
});
