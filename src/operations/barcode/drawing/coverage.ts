import { DARKEST } from '../../../formats/png/shades.ts';
import type { Curve } from '../../../formats/truetype/curves.ts';
import type { Letter, Lettering } from './lettering.ts';

/** Each pixel is sampled at SAMPLES x SAMPLES points. */
const SAMPLES = 4;

/** A pixel that a letter covers, with its shade, 1 to DARKEST. */
export type PixelVisitor = (x: number, y: number, shade: number) => void;

/** The rows of pixels that a line crosses: the first, and the one behind the last. */
export function rowsOf(
  { baseline, unit, letters }: Lettering,
  scale: number,
): { top: number; bottom: number } {
  const highest = Math.max(0, ...letters.map(({ letter }) => letter.top));
  const lowest = Math.min(0, ...letters.map(({ letter }) => letter.bottom));
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
  const step = unit * scale * SAMPLES;
  for (const { letter, x } of letters) {
    if (letter.curves.length === 0) continue;
    const grid = sampleGrid(letter, (left + x * unit) * scale, baseline * scale, unit * scale);
    for (const curve of letter.curves) crossLines(grid, curve, step);
    visitPixels(grid, picture, visit);
  }
}

/** Samples of a letter: at each, how the winding number changes from the one to the left. */
interface SampleGrid {
  /** The pixel at the top left of the grid. */
  readonly left: number;
  readonly top: number;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Where the origin of the letter is, in samples from the top left of the grid. */
  readonly originX: number;
  readonly originY: number;
  readonly turns: Int8Array;
}

function sampleGrid(letter: Letter, x: number, y: number, unit: number): SampleGrid {
  const { low, high } = extentOf(letter);
  const left = Math.floor(x + low * unit);
  const top = Math.floor(y - letter.top * unit);
  // One more than the letter needs: a winding that ends at its right edge is noted behind it.
  const width = Math.ceil(x + high * unit) - left + 1;
  const height = Math.ceil(y - letter.bottom * unit) - top;
  return {
    left,
    top,
    width,
    height,
    originX: (x - left) * SAMPLES,
    originY: (y - top) * SAMPLES,
    turns: new Int8Array(width * height * SAMPLES * SAMPLES),
  };
}

/** The least and the greatest x of all points. */
function extentOf({ curves }: Letter): { low: number; high: number } {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const { pieces } of curves) {
    for (const { x, control } of pieces) {
      low = Math.min(low, x, control?.x ?? x);
      high = Math.max(high, x, control?.x ?? x);
    }
  }
  return { low, high };
}

/** Straight lines that stand for a curve: at 240 pixels an em they differ from it by a fifth of a sample. */
const LINES = 8;

/** Notes where the lines of a contour cross the rows of samples; `step` is samples a font unit. */
function crossLines(grid: SampleGrid, curve: Curve, step: number): void {
  const toX = (x: number): number => grid.originX + x * step;
  const toY = (y: number): number => grid.originY - y * step;
  let x = toX(curve.x);
  let y = toY(curve.y);
  for (const piece of curve.pieces) {
    const endX = toX(piece.x);
    const endY = toY(piece.y);
    if (piece.control !== undefined) {
      const controlX = toX(piece.control.x);
      const controlY = toY(piece.control.y);
      const startX = x;
      const startY = y;
      for (let i = 1; i < LINES; i++) {
        const t = i / LINES;
        const nextX = (1 - t) ** 2 * startX + 2 * t * (1 - t) * controlX + t * t * endX;
        const nextY = (1 - t) ** 2 * startY + 2 * t * (1 - t) * controlY + t * t * endY;
        cross(grid, x, y, nextX, nextY);
        x = nextX;
        y = nextY;
      }
    }
    cross(grid, x, y, endX, endY);
    x = endX;
    y = endY;
  }
}

/** Samples are at the middles of their cells. */
function cross({ turns, width }: SampleGrid, x0: number, y0: number, x1: number, y1: number): void {
  if (y0 === y1) return;
  const turn = y0 < y1 ? 1 : -1;
  const first = Math.ceil(Math.min(y0, y1) - 0.5);
  const last = Math.ceil(Math.max(y0, y1) - 0.5);
  const slope = (x1 - x0) / (y1 - y0);
  for (let row = first; row < last; row++) {
    const x = x0 + (row + 0.5 - y0) * slope;
    turns[row * width * SAMPLES + Math.max(0, Math.ceil(x - 0.5))]! += turn;
  }
}

/** A sample is covered where the winding number is not zero, the rule of TrueType. */
function visitPixels(
  grid: SampleGrid,
  picture: { readonly width: number; readonly height: number },
  visit: PixelVisitor,
): void {
  const { width, height, turns } = grid;
  const counts = new Uint8Array(width);
  for (let row = 0; row < height; row++) {
    counts.fill(0);
    for (let line = row * SAMPLES; line < (row + 1) * SAMPLES; line++) {
      let winding = 0;
      let at = line * width * SAMPLES;
      for (let pixel = 0; pixel < width; pixel++) {
        for (let sample = 0; sample < SAMPLES; sample++) {
          winding += turns[at++]!;
          if (winding !== 0) counts[pixel]!++;
        }
      }
    }
    const y = grid.top + row;
    if (y < 0 || y >= picture.height) continue;
    for (let pixel = 0; pixel < width; pixel++) {
      const x = grid.left + pixel;
      const shade = Math.round((counts[pixel]! * DARKEST) / (SAMPLES * SAMPLES));
      if (shade > 0 && x >= 0 && x < picture.width) visit(x, y, shade);
    }
  }
}
