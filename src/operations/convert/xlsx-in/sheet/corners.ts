import { MAX_COLUMNS } from '../../xlsx/cell-reference.ts';
import type { CellRange } from './range.ts';

/** Merged ranges by their top left cell. */
export type Corners = ReadonlyMap<number, CellRange>;

/** Of several ranges with the same corner the first counts. */
export function cornersOf(merges: readonly CellRange[]): Corners {
  const corners = new Map<number, CellRange>();
  for (const range of merges) {
    const corner = cornerOf(range.top, range.left);
    if (!corners.has(corner)) corners.set(corner, range);
  }
  return corners;
}

/** The key of a cell: its row, from 1, and its column, from 0. */
export function cornerOf(row: number, column: number): number {
  return row * MAX_COLUMNS + column;
}

/** Cells of a range beside its first. */
export function restOf({ left, top, right, bottom }: CellRange): number {
  return (right - left + 1) * (bottom - top + 1) - 1;
}
