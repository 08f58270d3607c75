import { DARKEST } from '../../../formats/png/shades.ts';
import { forEachRowRun } from '../../../formats/qr/runs.ts';
import type { QrSymbol } from '../../../formats/qr/symbol.ts';

/**
 * The shades of a symbol with fewer pixels than modules, one byte a pixel: the share of the pixel's area that
 * dark modules cover (a box filter). Hardly any reader decodes such an image, but it shows what is there.
 */
export function reducedShades(symbol: QrSymbol, margin: number, size: number): Uint8Array {
  const pixelsPerModule = size / (symbol.modules + 2 * margin);
  const coverage = new Float64Array(size * size);
  const line = new Float64Array(size);
  let current = -1;
  const flush = (): void => {
    if (current >= 0) spread(line, (current + margin) * pixelsPerModule, pixelsPerModule, coverage, size);
    line.fill(0);
  };
  forEachRowRun(symbol, (y, from, to) => {
    if (y !== current) flush();
    current = y;
    cover(line, (from + margin) * pixelsPerModule, (to + margin) * pixelsPerModule);
  });
  flush();
  return Uint8Array.from(coverage, (share) => Math.round(share * DARKEST));
}

/** Adds the length from `start` to `end` to the pixels of a line that it crosses. */
function cover(line: Float64Array, start: number, end: number): void {
  for (let pixel = Math.floor(start); pixel < end; pixel++) {
    line[pixel]! += Math.min(end, pixel + 1) - Math.max(start, pixel);
  }
}

/** Adds a line of height `height` at `top` to the rows of pixels that it crosses. */
function spread(line: Float64Array, top: number, height: number, coverage: Float64Array, size: number): void {
  for (let row = Math.floor(top); row < Math.min(top + height, size); row++) {
    const share = Math.min(top + height, row + 1) - Math.max(top, row);
    for (let pixel = 0; pixel < size; pixel++) coverage[row * size + pixel]! += line[pixel]! * share;
  }
}
