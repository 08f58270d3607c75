import { fillBits } from '../../../formats/png/bits.ts';
import { DARKEST, packShades, shadesOf } from '../../../formats/png/shades.ts';
import { FILTER_UP, type IndexedImage, scanlineBytes } from '../../../formats/png/writer.ts';
import { forEachRowRun } from '../../../formats/qr/runs.ts';
import type { QrSymbol } from '../../../formats/qr/symbol.ts';
import type { Drawing } from './drawing.ts';
import { moduleEdges } from './module-edges.ts';
import { reducedShades } from './reduced-shades.ts';
import { roundedShades } from './rounded-shades.ts';

/** A symbol as an image of exactly `size` x `size` pixels: two colours when square, sixteen when edges are soft. */
export function rasterize(symbol: QrSymbol, drawing: Drawing): IndexedImage {
  const { size, margin, rounded } = drawing;
  if (size < symbol.modules + 2 * margin) return softImage(reducedShades(symbol, margin, size), drawing);
  const edges = moduleEdges(symbol.modules, margin, size);
  return rounded
    ? softImage(roundedShades(symbol, edges, size), drawing)
    : squareImage(symbol, edges, drawing);
}

function squareImage(symbol: QrSymbol, edges: readonly number[], drawing: Drawing): IndexedImage {
  const { size } = drawing;
  return {
    width: size,
    height: size,
    bitDepth: 1,
    palette: shadesOf(drawing, 1),
    scanlines: squareScanlines(symbol, edges, size),
  };
}

function softImage(shades: Uint8Array, drawing: Drawing): IndexedImage {
  const { size } = drawing;
  return {
    width: size,
    height: size,
    bitDepth: 4,
    palette: shadesOf(drawing, DARKEST),
    scanlines: packShades(shades, size, size),
  };
}

/**
 * One bit a pixel. A row of modules is drawn once; its further rows say "as above" (filter Up, zero bytes),
 * which deflate makes almost free.
 */
function squareScanlines(symbol: QrSymbol, edges: readonly number[], size: number): Uint8Array {
  const stride = scanlineBytes(size, 1);
  const scanlines = new Uint8Array(stride * size);
  forEachRowRun(symbol, (y, from, to) => {
    fillBits(scanlines, (edges[y]! * stride + 1) * 8, edges[from]!, edges[to]!);
  });
  for (let y = 0; y < symbol.modules; y++) {
    for (let row = edges[y]! + 1; row < edges[y + 1]!; row++) scanlines[row * stride] = FILTER_UP;
  }
  return scanlines;
}
