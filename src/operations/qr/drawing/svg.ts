import { type QrSymbol, requireSymbol } from '../../../formats/qr/symbol.ts';
import { paint } from '../../../formats/svg/paint.ts';
import { type Drawing, type DrawOptions, readDrawing } from './drawing.ts';
import { roundedStrokes, squareStrokes } from './strokes.ts';

/**
 * A symbol as an SVG document of `size` x `size` pixels whose user unit is one module.
 *
 * One path is the background, one the dark modules: their runs as strokes of width 1. A single path leaves no
 * hairlines between modules and lets an alpha apply once. Neither text nor link nor script is in it.
 */
export function toSvg(symbol: QrSymbol, options: DrawOptions = {}): string {
  requireSymbol(symbol);
  return drawSvg(symbol, readDrawing(options));
}

/** toSvg with checked instructions. */
export function drawSvg(symbol: QrSymbol, drawing: Drawing): string {
  const { size, margin, foreground, background, rounded } = drawing;
  const side = symbol.modules + 2 * margin;
  const strokes = rounded ? roundedStrokes(symbol, margin) : squareStrokes(symbol, margin);
  const style = rounded ? 'stroke-linecap="round"' : 'shape-rendering="crispEdges"';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${side} ${side}">` +
    (background.alpha > 0 ? `<path ${paint('fill', background)} d="M0 0h${side}v${side}H0z"/>` : '') +
    `<path ${paint('stroke', foreground)} ${style} d="${strokes}"/></svg>`
  );
}
