import { fillBits } from '../../../formats/png/bits.ts';
import { DARKEST, shadesOf } from '../../../formats/png/shades.ts';
import { FILTER_UP, scanlineBytes, writePng } from '../../../formats/png/writer.ts';
import type { Mask } from './coverage.ts';
import { maskOf } from './letter-masks.ts';
import { type Lettering, rowsOf } from './lettering.ts';
import type { Drawing } from './options.ts';
import type { Bar, Layout } from './picture.ts';

/** A picture as a PNG of `scale` pixels a module: two colours, or sixteen where letters have soft edges. */
export function drawPng(layout: Layout, lettering: readonly Lettering[], drawing: Drawing): Uint8Array {
  const bitDepth = lettering.length === 0 ? 1 : 4;
  const { scale } = drawing;
  const width = layout.width * scale;
  const height = layout.height * scale;
  const edges = edgesOf(layout.bars, layout.height);
  const canvas = { scale, bitDepth, stride: scanlineBytes(width, bitDepth) } as const;
  const scanlines = new Uint8Array(canvas.stride * height);
  drawBars(scanlines, layout.bars, edges, canvas);
  drawLetters(scanlines, lettering, canvas);
  const palette = shadesOf(drawing, bitDepth === 1 ? 1 : DARKEST);
  return writePng({ width, height, bitDepth, palette, scanlines }, LEVEL);
}

/** Rows are mostly copies of the one above. Level 6 takes three times as long for a tenth less. */
const LEVEL = 3;

/** The rows of pixels that are drawn. */
interface Canvas {
  readonly scale: number;
  readonly bitDepth: 1 | 4;
  /** Bytes of a row. */
  readonly stride: number;
}

/**
 * Draws the bars. A row of pixels that has the same bars as the one above says so (filter Up, zero bytes), which deflate
 * makes almost free.
 */
function drawBars(
  scanlines: Uint8Array,
  bars: Layout['bars'],
  edges: readonly number[],
  { scale, bitDepth, stride }: Canvas,
): void {
  const rows = edges.map((edge) => edge * scale);
  const index = new Map(edges.map((edge, i) => [edge, i]));
  for (const { left, right, top, bottom } of bars) {
    const end = index.get(bottom)!;
    for (let i = index.get(top)!; i < end; i++) {
      const base = (rows[i]! * stride + 1) * 8;
      fillBits(scanlines, base, left * scale * bitDepth, right * scale * bitDepth);
    }
  }
  for (const [i, first] of rows.slice(0, -1).entries()) {
    for (let row = first + 1; row < rows[i + 1]!; row++) scanlines[row * stride] = FILTER_UP;
  }
}

/** The rows of modules where a bar or the picture begins or ends. */
function edgesOf(bars: Layout['bars'], height: number): readonly number[] {
  const edges = new Set([0, height]);
  let before: Bar | undefined;
  for (const bar of bars) {
    // Most bars are as high as the one before them: adding all of them takes a twentieth of the whole.
    if (bar.top !== before?.top) edges.add(bar.top);
    if (bar.bottom !== before?.bottom) edges.add(bar.bottom);
    before = bar;
  }
  return [...edges].sort((one, other) => one - other);
}

/** Draws the letters over the rows they cross, which are written out in full, and so is the row behind them. */
function drawLetters(scanlines: Uint8Array, lettering: readonly Lettering[], canvas: Canvas): void {
  const { scale, stride } = canvas;
  const height = scanlines.length / stride;
  for (const line of lettering) {
    const { top, bottom } = rowsOf(line, scale);
    writeOut(scanlines, stride, Math.max(top, 0), Math.min(bottom + 1, height));
  }
  for (const line of lettering) drawLine(scanlines, line, canvas);
}

/** Writes rows that say "as above" as what they mean. */
function writeOut(scanlines: Uint8Array, stride: number, from: number, to: number): void {
  let source = from;
  while (scanlines[source * stride] === FILTER_UP) source--;
  for (let row = from; row < to; row++) {
    const start = row * stride;
    if (scanlines[start] !== FILTER_UP) source = row;
    else scanlines.copyWithin(start, source * stride, (source + 1) * stride);
  }
}

/** Draws the letters of a line, cut at the edges of the picture. */
function drawLine(
  scanlines: Uint8Array,
  { left, baseline, unit, letters }: Lettering,
  { scale, stride }: Canvas,
): void {
  const y = baseline * scale;
  const row = Math.floor(y);
  for (const { letter, x: advanced } of letters) {
    if (letter.curves.length === 0) continue;
    const x = (left + advanced * unit) * scale;
    const pair = Math.floor(x / 2);
    const mask = maskOf(letter, { x: x - pair * 2, y: y - row, unit: unit * scale });
    drawMask(scanlines, stride, mask, pair, row);
  }
}

/** Draws a mask over bars and letters: of two shades the darker is kept. Behind the last pixel a scanline may have any bits. */
function drawMask(scanlines: Uint8Array, stride: number, mask: Mask, pair: number, row: number): void {
  const { width, shades } = mask;
  const left = pair + mask.left;
  const top = row + mask.top;
  const first = Math.max(0, -left);
  const end = Math.min(width, stride - 1 - left);
  const lastRow = Math.min(mask.height, scanlines.length / stride - top);
  for (let i = Math.max(0, -top); i < lastRow; i++) {
    const start = (top + i) * stride + 1 + left;
    for (let byte = first; byte < end; byte++) {
      const drawn = scanlines[start + byte]!;
      const added = shades[i * width + byte]!;
      scanlines[start + byte] = drawn === 0 ? added : darkerOf(drawn, added);
    }
  }
}

/** The darker of both pixels of two bytes. */
function darkerOf(one: number, other: number): number {
  return Math.max(one & 0xf0, other & 0xf0) | Math.max(one & 0x0f, other & 0x0f);
}
