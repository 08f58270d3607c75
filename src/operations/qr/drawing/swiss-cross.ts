import { WHITE } from '../../../formats/colour.ts';
import { FILTER_UP, type IndexedImage, scanlineBytes } from '../../../formats/png/writer.ts';
import type { QrSymbol } from '../../../formats/qr/symbol.ts';
import { CROSS_FIELD, type CrossBox, crossBoxes, SYMBOL_SIDE } from '../../../formats/qr-bill/swiss-cross.ts';
import type { Drawing } from './drawing.ts';
import { moduleEdges } from './module-edges.ts';
import { writeCode } from './png.ts';
import { rasterize } from './raster.ts';
import { squareStrokes } from './strokes.ts';

/** How a Swiss QR Code is drawn: square modules in black on white, since no others are permitted (guidelines 6.4). */
export interface SwissDrawing {
  readonly size: number;
  readonly margin: number;
}

/** The colours and the shape of every Swiss QR Code. */
export function asDrawing({ size, margin }: SwissDrawing): Drawing {
  return { size, margin, foreground: BLACK, background: WHITE, rounded: false };
}

const BLACK = { red: 0, green: 0, blue: 0, alpha: 255 };

/** A Swiss QR Code as an SVG document of `size` x `size` pixels whose user unit is one module. */
export function drawSwissSvg(symbol: QrSymbol, { size, margin }: SwissDrawing): string {
  const side = symbol.modules + 2 * margin;
  const unit = symbol.modules / SYMBOL_SIDE;
  const boxes = crossBoxes.map(({ width, height, isDark }) => {
    const [x, y] = [(side - width * unit) / 2, (side - height * unit) / 2].map(short);
    const path = `M${x} ${y}h${short(width * unit)}v${short(height * unit)}h-${short(width * unit)}z`;
    return `<path fill="${isDark ? '#000' : '#fff'}" d="${path}"/>`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${side} ${side}">` +
    `<path fill="#fff" d="M0 0h${side}v${side}H0z"/>` +
    `<path stroke="#000" shape-rendering="crispEdges" d="${squareStrokes(symbol, margin)}"/>` +
    `${boxes.join('')}</svg>`
  );
}

function short(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

/** A Swiss QR Code as a PNG file of exactly `size` x `size` pixels in two colours, at least one pixel a module. */
export function drawSwissPng(symbol: QrSymbol, drawing: SwissDrawing): Uint8Array {
  const image = rasterize(symbol, asDrawing(drawing));
  const edges = moduleEdges(symbol.modules, drawing.margin, drawing.size);
  paintCross(image, edges[0]!, edges.at(-1)!);
  return writeCode(image);
}

/** Paints the cross over an image of one bit a pixel, whose symbol is between `from` and `to` on both axes. */
function paintCross({ scanlines, width }: IndexedImage, from: number, to: number): void {
  const stride = scanlineBytes(width, 1);
  const spanOf = (length: number): readonly [number, number] => {
    const half = (length * (to - from)) / SYMBOL_SIDE / 2;
    return [Math.round((from + to) / 2 - half), Math.round((from + to) / 2 + half)];
  };
  const [top, bottom] = spanOf(CROSS_FIELD);
  writeOutRows(scanlines, stride, top, bottom);
  for (const box of crossBoxes) paintBox(scanlines, stride, box, spanOf);
}

/** Rows that say "as above" get their bits, from the one at `top` to that below the cross. */
function writeOutRows(scanlines: Uint8Array, stride: number, top: number, bottom: number): void {
  let row = top;
  while (scanlines[row * stride] === FILTER_UP) row--;
  for (row++; row <= bottom; row++) {
    const at = row * stride;
    if (scanlines[at] === FILTER_UP) scanlines.copyWithin(at, at - stride, at);
  }
}

function paintBox(
  scanlines: Uint8Array,
  stride: number,
  { width, height, isDark }: CrossBox,
  spanOf: (length: number) => readonly [number, number],
): void {
  const [left, right] = spanOf(width);
  const [top, bottom] = spanOf(height);
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const at = y * stride + 1 + (x >> 3);
      const bit = 0x80 >> (x & 7);
      scanlines[at] = isDark ? scanlines[at]! | bit : scanlines[at]! & ~bit;
    }
  }
}
