import { DARKEST } from '../../../formats/png/shades.ts';
import type { Curve } from '../../../formats/truetype/curves.ts';
import type { Letter } from './lettering.ts';

/** Where the origin of a letter is, in pixels right and down of an even pixel, and pixels of a font unit. */
export interface LetterPosition {
  readonly x: number;
  readonly y: number;
  readonly unit: number;
}

/** The shades of a letter, two pixels a byte, the first in the high bits. */
export interface Mask {
  /** Bytes and rows from the even pixel to the first of `shades`. */
  readonly left: number;
  readonly top: number;
  /** Bytes of a row. */
  readonly width: number;
  readonly height: number;
  readonly shades: Uint8Array;
}

/** The share of each pixel that a letter covers, 0 to DARKEST. */
export function coverageOf(letter: Letter, position: LetterPosition): Mask {
  const grid = gridOf(letter, position);
  const points: number[] = [];
  for (const curve of letter.curves) addLines(grid, points, flatten(grid, curve, points));
  return shade(grid);
}

/**
 * The pixels of a letter. Each cell has what its area covered by the letter adds to that of the cell to its left, so that the
 * sums from the left are the areas covered, exact for straight lines.
 */
interface Grid {
  /** The pixel at the top left of the grid. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Where the origin of the letter is, in pixels from the top left of the grid, and pixels of a font unit. */
  readonly originX: number;
  readonly originY: number;
  readonly unit: number;
  readonly changes: Float32Array;
}

function gridOf({ box }: Letter, { x, y, unit }: LetterPosition): Grid {
  const left = Math.floor(x + box.left * unit);
  const top = Math.floor(y - box.top * unit);
  // Two more than the letter covers: a line at its right edge changes the cells behind it.
  const width = Math.ceil(x + box.right * unit) - left + 2;
  const height = Math.ceil(y - box.bottom * unit) - top;
  const changes = new Float32Array(width * height);
  return { left, top, width, height, originX: x - left, originY: y - top, unit, changes };
}

/** Pixels by which the lines that stand for a curve may differ from it. */
const TOLERANCE = 0.15;

/**
 * Writes the ends of the lines that stand for a curve, x and y by turns, and returns how many numbers they are. An array of
 * numbers, because numbers passed to a function one by one are allocated, which took longer than the drawing.
 */
function flatten({ originX, originY, unit }: Grid, curve: Curve, points: number[]): number {
  let x = originX + curve.x * unit;
  let y = originY - curve.y * unit;
  let count = 0;
  points[count++] = x;
  points[count++] = y;
  for (const { control, x: toX, y: toY } of curve.pieces) {
    const endX = originX + toX * unit;
    const endY = originY - toY * unit;
    if (control !== undefined) {
      const controlX = originX + control.x * unit;
      const controlY = originY - control.y * unit;
      const bendX = x - 2 * controlX + endX;
      const bendY = y - 2 * controlY + endY;
      // Math.hypot takes ten times as long as this on Node 20.
      const deviation = Math.sqrt(bendX * bendX + bendY * bendY) / 4;
      const lines = Math.ceil(Math.sqrt(deviation / TOLERANCE));
      for (let i = 1; i < lines; i++) {
        const t = i / lines;
        points[count++] = (1 - t) * (1 - t) * x + 2 * t * (1 - t) * controlX + t * t * endX;
        points[count++] = (1 - t) * (1 - t) * y + 2 * t * (1 - t) * controlY + t * t * endY;
      }
    }
    points[count++] = endX;
    points[count++] = endY;
    x = endX;
    y = endY;
  }
  return count;
}

/** Adds the area to the right of each line, row by row; a line upwards takes it away. */
function addLines({ width, height: rows, changes }: Grid, points: readonly number[], count: number): void {
  for (let at = 2; at < count; at += 2) {
    const x0 = points[at - 2]!;
    const y0 = points[at - 1]!;
    const x1 = points[at]!;
    const y1 = points[at + 1]!;
    if (y0 === y1) continue;
    const sign = y0 < y1 ? 1 : -1;
    const top = Math.min(y0, y1);
    const bottom = Math.max(y0, y1);
    const slope = (x1 - x0) / (y1 - y0);
    let x = y0 < y1 ? x0 : x1;
    const last = Math.min(Math.ceil(bottom), rows);
    for (let row = Math.max(0, Math.floor(top)); row < last; row++) {
      const height = Math.min(row + 1, bottom) - Math.max(row, top);
      const next = x + slope * height;
      addRow(changes, row * width, Math.min(x, next), Math.max(x, next), sign * height);
      x = next;
    }
  }
}

/** Adds the part of a line in one row, from `low` to `high`, of a signed height. */
function addRow(changes: Float32Array, row: number, low: number, high: number, height: number): void {
  const first = Math.max(0, Math.floor(low));
  const end = Math.ceil(high);
  if (end <= first + 1) {
    const share = (low + high) / 2 - first;
    changes[row + first]! += height * (1 - share);
    changes[row + first + 1]! += height * share;
    return;
  }
  // The area to the left of each pixel's right edge, from which that of the pixels before it is taken away.
  const perPixel = height / (high - low);
  let covered = 0;
  let before = 0;
  for (let pixel = first; pixel < end; pixel++) {
    const reached = Math.min(pixel + 1, high) - low;
    const entered = Math.max(pixel, low) - low;
    const area =
      perPixel * ((entered + reached) / 2) * (reached - entered) +
      perPixel * reached * (pixel + 1 - Math.min(pixel + 1, high));
    changes[row + pixel]! += area - before;
    before = area;
    covered = perPixel * reached;
  }
  changes[row + end]! += covered - before;
}

/**
 * A pixel is as dark as it is covered; where contours overlap, the sum is more than one. Most pixels are as dark as the one
 * to their left.
 */
function shade({ left, top, width, height, changes }: Grid): Mask {
  const firstByte = left >> 1;
  const bytes = ((left + width + 1) >> 1) - firstByte;
  const shades = new Uint8Array(bytes * height);
  for (let row = 0; row < height; row++) {
    const start = row * bytes * 2 + (left & 1);
    let covered = 0;
    let darkness = 0;
    for (let pixel = 0; pixel < width; pixel++) {
      const change = changes[row * width + pixel]!;
      if (change !== 0) {
        covered += change;
        darkness = Math.round(Math.min(Math.abs(covered), 1) * DARKEST);
      }
      const nibble = start + pixel;
      shades[nibble >> 1]! |= darkness << ((~nibble & 1) << 2);
    }
  }
  return { left: firstByte, top, width: bytes, height, shades };
}
