import { paint } from '../../../formats/svg/paint.ts';
import type { Curve, Piece } from '../../../formats/truetype/curves.ts';
import type { Letter, Lettering } from './lettering.ts';
import type { Drawing } from './options.ts';
import type { Bar, Layout } from './picture.ts';

/**
 * A picture as an SVG document whose user unit is a module.
 *
 * One path has the background, one all bars, and one for each size of the font the letters as outlines: no text, no font,
 * no link and no script is in it.
 */
export function drawSvg(layout: Layout, lettering: readonly Lettering[], drawing: Drawing): string {
  const { width, height, bars } = layout;
  const { scale, foreground, background } = drawing;
  const fill = paint('fill', foreground);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}">` +
    (background.alpha > 0 ? `<path ${paint('fill', background)} d="M0 0h${width}v${height}H0z"/>` : '') +
    `<path ${fill} shape-rendering="crispEdges" d="${barPath(bars)}"/>` +
    letterPaths(lettering, fill) +
    '</svg>'
  );
}

/** The bars as rectangles. One path leaves no seam where they touch, and lets an alpha apply once. */
function barPath(bars: readonly Bar[]): string {
  let path = '';
  let x = 0;
  let y = 0;
  for (const { left, right, top, bottom } of bars) {
    const width = right - left;
    path += path === '' ? `M${left} ${top}` : `m${left - x} ${top - y}`;
    path += `v${bottom - top}h${width}V${top}z`;
    x = left;
    y = top;
  }
  return path;
}

/** A path for each run of lines of one size, in font units, so that the outlines are short whole numbers. */
function letterPaths(lettering: readonly Lettering[], fill: string): string {
  let paths = '';
  for (let i = 0; i < lettering.length; ) {
    const first = lettering[i]!;
    let path = '';
    for (; i < lettering.length && isAlike(first, lettering[i]!); i++) {
      const start = Math.round((lettering[i]!.left - first.left) / first.unit);
      for (const { letter, x } of lettering[i]!.letters) path += outline(letter, start + x);
    }
    if (path === '') continue;
    const { left, baseline, unit } = first;
    paths += `<path ${fill} transform="matrix(${unit} 0 0 -${unit} ${round3(left)} ${round3(baseline)})" d="${path}"/>`;
  }
  return paths;
}

function isAlike(one: Lettering, other: Lettering): boolean {
  return one.unit === other.unit && one.baseline === other.baseline;
}

/** Path data of letters behind their first point, which is where they are placed. */
const tails = new WeakMap<Letter, string>();

function outline(letter: Letter, x: number): string {
  const [first] = letter.curves;
  if (first === undefined) return '';
  const tail = tails.get(letter) ?? tailOf(letter);
  tails.set(letter, tail);
  return `M${first.x + x} ${first.y}${tail}`;
}

function tailOf({ curves }: Letter): string {
  let path = '';
  for (const [i, curve] of curves.entries()) {
    const before = curves[i - 1];
    if (before !== undefined) path += `m${curve.x - before.x} ${curve.y - before.y}`;
    path += `${piecesOf(curve)}z`;
  }
  return path;
}

function piecesOf(curve: Curve): string {
  let path = '';
  let from: { readonly x: number; readonly y: number } = curve;
  for (const piece of curve.pieces) {
    path += step(from, piece);
    from = piece;
  }
  return path;
}

function step(from: { readonly x: number; readonly y: number }, { x, y, control }: Piece): string {
  const dx = x - from.x;
  const dy = y - from.y;
  if (control !== undefined) return `q${control.x - from.x} ${control.y - from.y} ${dx} ${dy}`;
  if (dy === 0) return `h${dx}`;
  return dx === 0 ? `v${dy}` : `l${dx} ${dy}`;
}

function round3(value: number): number {
  return Math.round(value * 1000) / 1000;
}
