import type { Plane } from './plane.ts';

/**
 * A plane as a mask shows it, laid out for scanning: column after column of `modules` words, with MARGIN light
 * words before the first, between two, and after the last. What a scan meets beyond the edge of the symbol is
 * then light, as the quiet zone is.
 */
export type Shown = Int32Array;

export const MARGIN = 4;

/** Returns room for any plane: version 40, and a column more, which a scan of the last one may read. */
export function roomToShow(): Shown {
  return new Int32Array(7 * (177 + MARGIN) + MARGIN);
}

/** Writes `plane` XOR `mask`, both of `modules` a side, to `shown`. */
export function show(plane: Plane, mask: Plane, modules: number, shown: Shown): void {
  let to = MARGIN;
  for (let from = 0; from < mask.length; to += MARGIN) {
    for (const end = from + modules; from < end; from++, to++) shown[to] = plane[from]! ^ mask[from]!;
    shown[to] = 0;
    shown[to + 1] = 0;
    shown[to + 2] = 0;
    shown[to + 3] = 0;
  }
}
