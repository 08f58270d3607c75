import type { Canvas, Colour, Point } from '../pdf/canvas.ts';
import { crossBoxes, SYMBOL_SIDE } from './swiss-cross.ts';

/** Points of a millimetre. */
export const MM = 72 / 25.4;

export const BLACK: Colour = '0 0 0';

const CORNER = { width: 0.75, length: 3 * MM };
const CUT = { width: 0.5, colour: BLACK };

/** A rectangle by its left upper corner, in points. */
interface Field {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Marks the corners of a field in which the payer writes, 3 mm long and 0.75 points wide (guidelines 3.5.3, 3.5.4). */
export function drawCornerMarks(canvas: Canvas, { left, top, width, height }: Field): void {
  const inset = CORNER.width / 2;
  const [right, bottom] = [left + width - inset, top - height + inset];
  const corners = [
    { x: left + inset, y: top - inset, toX: 1, toY: -1 },
    { x: right, y: top - inset, toX: -1, toY: -1 },
    { x: right, y: bottom, toX: -1, toY: 1 },
    { x: left + inset, y: bottom, toX: 1, toY: 1 },
  ];
  for (const { x, y, toX, toY } of corners) {
    const points: Point[] = [
      [x + toX * CORNER.length, y],
      [x, y],
      [x, y + toY * CORNER.length],
    ];
    canvas.stroke(points, { width: CORNER.width, colour: BLACK });
  }
}

/** Where a line to cut along begins and ends, and how far from its beginning the scissors are. */
interface Cut {
  readonly from: Point;
  readonly to: Point;
  readonly scissorsAt: number;
}

/** Half the length of the scissors, with a little space around them. */
const SCISSORS_REACH = 3 * MM;

/** Draws a line to cut along, with scissors on it that point to its end (guidelines 3.7). */
export function drawCut(canvas: Canvas, { from, to, scissorsAt }: Cut): void {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [cosine, sine] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const at = (distance: number): Point => [from[0] + cosine * distance, from[1] + sine * distance];
  canvas.stroke([from, at(scissorsAt - SCISSORS_REACH)], CUT);
  canvas.stroke([at(scissorsAt + SCISSORS_REACH), to], CUT);
  const [x, y] = at(scissorsAt);
  const matrix = [cosine, sine, -sine, cosine, x, y].map((value) => value.toFixed(3)).join(' ');
  canvas.drawMarked(`q ${matrix} cm ${SCISSORS} Q`, undefined);
}

/** Scissors that open to the right, around the origin: two rings, and from each the blade to the other side. */
const SCISSORS = [
  '0 0 0 RG 0 0 0 rg 0.9 w',
  ...[1, -1].map((side) => `${ring(-4.6, side * 2.4, 1.7)} S`),
  ...[1, -1].map(
    (side) => `-3.3 ${side * 1.4} m 7.4 ${side * -2.3} l 6.2 ${side * -2.9} l -2.9 ${side * 0.5} l f`,
  ),
].join(' ');

/** A circle as four Bezier curves, whose control points are at 0.5523 of the radius. */
function ring(x: number, y: number, radius: number): string {
  const pull = radius * 0.5523;
  const quarters = [
    [x + radius, y + pull, x + pull, y + radius, x, y + radius],
    [x - pull, y + radius, x - radius, y + pull, x - radius, y],
    [x - radius, y - pull, x - pull, y - radius, x, y - radius],
    [x + pull, y - radius, x + radius, y - pull, x + radius, y],
  ];
  const curves = quarters.map((points) => `${points.map((value) => value.toFixed(3)).join(' ')} c`);
  return `${(x + radius).toFixed(3)} ${y.toFixed(3)} m ${curves.join(' ')}`;
}

/** The operators that paint the Swiss cross over a symbol of 46 mm, whose left upper corner this is, in points. */
export function crossOperators(left: number, top: number): string {
  const middle = (SYMBOL_SIDE / 2) * MM;
  return crossBoxes
    .map(({ width, height, isDark }) => {
      const x = left + middle - (width / 2) * MM;
      const y = top - middle - (height / 2) * MM;
      const box = [x, y, width * MM, height * MM].map((value) => value.toFixed(3)).join(' ');
      return `${isDark ? '0 0 0' : '1 1 1'} rg ${box} re f`;
    })
    .join('\n');
}
