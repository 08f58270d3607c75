import { type IndexedImage, writePng } from '../../../formats/png/writer.ts';
import { type QrSymbol, requireSymbol } from '../../../formats/qr/symbol.ts';
import { type Drawing, type DrawOptions, readDrawing } from './drawing.ts';
import { rasterize } from './raster.ts';

/** A symbol as a PNG file of exactly `size` x `size` pixels, palette colours, transparent where the colours are. */
export function toPng(symbol: QrSymbol, options: DrawOptions = {}): Uint8Array {
  requireSymbol(symbol);
  return drawPng(symbol, readDrawing(options));
}

/** toPng with checked instructions. */
export function drawPng(symbol: QrSymbol, drawing: Drawing): Uint8Array {
  return writeCode(rasterize(symbol, drawing));
}

/** A drawn code as a PNG file. */
export function writeCode(image: IndexedImage): Uint8Array {
  return writePng(image, image.bitDepth === 1 && image.width >= LARGE_PIXELS ? 8 : 6);
}

/**
 * From this size on level 8 takes a fifth to a third off the bytes of a two-colour image and no more time than
 * level 6. Level 9 gains nothing on it; with soft edges it saves a sixth and takes ten times as long.
 */
const LARGE_PIXELS = 1280;
