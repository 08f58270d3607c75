import type { Contour, ContourPoint } from './contours.ts';

/** A piece of a contour in font units, from the end of the piece before to (x, y): a line, or a curve by (cx, cy). */
export interface Piece {
  readonly x: number;
  readonly y: number;
  readonly control: { readonly x: number; readonly y: number } | undefined;
}

/** A contour as pieces: it starts at (x, y), and the last piece ends there. */
export interface Curve {
  readonly x: number;
  readonly y: number;
  readonly pieces: readonly Piece[];
}

/** A contour as lines and quadratic curves, with the points that the file leaves out. Undefined for no points. */
export function curveOf(contour: Contour): Curve | undefined {
  const points = withImpliedPoints(contour);
  const first = points.findIndex(({ isOnCurve }) => isOnCurve);
  if (first < 0) return undefined;
  const start = points[first]!;
  const pieces: Piece[] = [];
  let control: ContourPoint | undefined;
  for (let step = 1; step <= points.length; step++) {
    const point = points[(first + step) % points.length]!;
    if (point.isOnCurve) {
      pieces.push({ x: point.x, y: point.y, control });
      control = undefined;
    } else control = point;
  }
  return { x: start.x, y: start.y, pieces };
}

function withImpliedPoints(contour: Contour): ContourPoint[] {
  return contour.flatMap((point, i) => {
    const next = contour[(i + 1) % contour.length]!;
    if (point.isOnCurve || next.isOnCurve) return [point];
    return [point, { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2, isOnCurve: true }];
  });
}
