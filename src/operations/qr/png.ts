import { writePng } from '../../formats/png/writer.ts';
import { type Drawing, type DrawOptions, readDrawing } from './drawing.ts';
import { rasterize } from './raster.ts';
import type { QrSymbol } from './symbol.ts';

/** From this size on the best compression is worth its time: it saves up to a third of the bytes. */
const LARGE_PIXELS = 1024;

/** A symbol as a PNG file of exactly `size` x `size` pixels, palette colours, transparent where the colours are. */
export function toPng(symbol: QrSymbol, options: DrawOptions = {}): Uint8Array {
  return drawPng(symbol, readDrawing(options));
}

/** toPng with checked instructions. */
export function drawPng(symbol: QrSymbol, drawing: Drawing): Uint8Array {
  return writePng(rasterize(symbol, drawing), drawing.size < LARGE_PIXELS ? 6 : 9);
}
