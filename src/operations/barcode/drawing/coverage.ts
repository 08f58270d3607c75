import { DARKEST } from '../../../formats/png/shades.ts';
import type { Curve, Piece } from '../../../formats/truetype/curves.ts';
import type { Letter, Lettering } from './lettering.ts';

/** A pixel that a letter covers, with its shade, 1 to DARKEST. */
export type PixelVisitor = (x: number, y: number, shade: number) => void;

/** The rows of pixels that a line crosses: the first, and the one behind the last. */
export function rowsOf(
  { baseline, unit, letters }: Lettering,
  scale: number,
): { top: number; bottom: number } {
  const highest = Math.max(0, ...letters.map(({ letter }) => letter.box.top));
  const lowest = Math.min(0, ...letters.map(({ letter }) => letter.box.bottom));
  return {
    top: Math.floor((baseline - highest * unit) * scale),
    bottom: Math.ceil((baseline - lowest * unit) * scale),
  };
}

/** Visits the pixels, within the picture, that the letters of a line cover; where letters overlap, more than once. */
export function coverLetters(
  { left, baseline, unit, letters }: Lettering,
  scale: number,
  picture: { readonly width: number; readonly height: number },
  visit: PixelVisitor,
): void {
  for (const { letter, x } of letters) {
    if (letter.curves.length === 0) continue;
    const grid = gridOf(letter, (left + x * unit) * scale, baseline * scale, unit * scale);
    for (const curve of letter.curves) addCurve(grid, curve);
    visitPixels(grid, picture, visit);
  }
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

function gridOf({ box }: Letter, x: number, y: number, unit: number): Grid {
  const left = Math.floor(x + box.left * unit);
  const top = Math.floor(y - box.top * unit);
  // Two more than the letter covers: a line at its right edge changes the cells behind it.
  const width = Math.ceil(x + box.right * unit) - left + 2;
  const height = Math.ceil(y - box.bottom * unit) - top;
  const changes = new Float32Array(width * height);
  return { left, top, width, height, originX: x - left, originY: y - top, unit, changes };
}

function addCurve(grid: Grid, curve: Curve): void {
  const { originX, originY, unit } = grid;
  let x = originX + curve.x * unit;
  let y = originY - curve.y * unit;
  for (const piece of curve.pieces) {
    const endX = originX + piece.x * unit;
    const endY = originY - piece.y * unit;
    if (piece.control === undefined) addLine(grid, x, y, endX, endY);
    else addQuadratic(grid, x, y, piece.control, endX, endY);
    x = endX;
    y = endY;
  }
}

/** Pixels by which the lines that stand for a curve may differ from it. */
const TOLERANCE = 0.15;

function addQuadratic(
  grid: Grid,
  x: number,
  y: number,
  control: NonNullable<Piece['control']>,
  endX: number,
  endY: number,
): void {
  const controlX = grid.originX + control.x * grid.unit;
  const controlY = grid.originY - control.y * grid.unit;
  const bendX = x - 2 * controlX + endX;
  const bendY = y - 2 * controlY + endY;
  // Math.hypot takes ten times as long as this on Node 20.
  const deviation = Math.sqrt(bendX * bendX + bendY * bendY) / 4;
  const lines = Math.max(1, Math.ceil(Math.sqrt(deviation / TOLERANCE)));
  let fromX = x;
  let fromY = y;
  for (let i = 1; i <= lines; i++) {
    const t = i / lines;
    const nextX = (1 - t) * (1 - t) * x + 2 * t * (1 - t) * controlX + t * t * endX;
    const nextY = (1 - t) * (1 - t) * y + 2 * t * (1 - t) * controlY + t * t * endY;
    addLine(grid, fromX, fromY, nextX, nextY);
    fromX = nextX;
    fromY = nextY;
  }
}

/** Adds the area to the right of a line, row by row; a line upwards takes it away. */
function addLine(grid: Grid, x0: number, y0: number, x1: number, y1: number): void {
  if (y0 === y1) return;
  const sign = y0 < y1 ? 1 : -1;
  const top = Math.min(y0, y1);
  const bottom = Math.max(y0, y1);
  const slope = (x1 - x0) / (y1 - y0);
  let x = y0 < y1 ? x0 : x1;
  const last = Math.min(Math.ceil(bottom), grid.height);
  for (let row = Math.max(0, Math.floor(top)); row < last; row++) {
    const height = Math.min(row + 1, bottom) - Math.max(row, top);
    const next = x + slope * height;
    addRow(grid.changes, row * grid.width, Math.min(x, next), Math.max(x, next), sign * height);
    x = next;
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

/** A pixel is as dark as it is covered; where contours overlap, the sum is more than one. */
function visitPixels(
  { left, top, width, height, changes }: Grid,
  picture: { readonly width: number; readonly height: number },
  visit: PixelVisitor,
): void {
  for (let row = 0; row < height; row++) {
    const y = top + row;
    if (y < 0 || y >= picture.height) continue;
    let covered = 0;
    for (let pixel = 0; pixel < width; pixel++) {
      covered += changes[row * width + pixel]!;
      const shade = Math.round(Math.min(Math.abs(covered), 1) * DARKEST);
      const x = left + pixel;
      if (shade > 0 && x >= 0 && x < picture.width) visit(x, y, shade);
    }
  }
}
