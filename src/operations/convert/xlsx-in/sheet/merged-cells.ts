import type { CellCount } from './cell-count.ts';
import type { CellTarget } from './cell-target.ts';
import { type Corners, cornerOf } from './corners.ts';
import type { CellRange } from './range.ts';

/** A merged range whose first cell has a value. */
interface Filled {
  readonly range: CellRange;
  readonly value: Uint8Array;
}

/** Gives all cells of a merged range the value of its first, on the way to another target. */
export class MergedCells implements CellTarget {
  readonly #target: CellTarget;
  readonly #cells: CellCount;
  readonly #corners: Corners;
  /** The ranges of rows before that reach into the row, by column: none overlaps another. */
  #active: readonly Filled[] = [];
  /** Those that begin in the row, by column; the last one of them is filled up to `#next`. */
  #started: Filled[] = [];
  #row = 0;
  /** The first of `#active` that is not behind, and the first column that is not filled. */
  #cursor = 0;
  #next = 0;

  /** `cells` counts those that are filled. */
  constructor(target: CellTarget, corners: Corners, cells: CellCount) {
    this.#target = target;
    this.#corners = corners;
    this.#cells = cells;
  }

  startRow(row: number): void {
    this.#fillRows(row);
    this.#startRow(row);
  }

  cell(column: number, bytes: Uint8Array, start: number, end: number): void {
    this.#fillTo(column);
    if (this.#isCovered(column)) {
      this.#fillTo(column + 1);
      return;
    }
    this.#target.cell(column, bytes, start, end);
    this.#next = column + 1;
    const range = this.#corners.get(cornerOf(this.#row, column));
    if (range !== undefined) this.#started.push({ range, value: bytes.slice(start, end) });
  }

  endRow(): void {
    this.#fillTo(Number.POSITIVE_INFINITY);
    this.#target.endRow();
  }

  /** Fills the rows behind the last that has a value of its own. */
  finish(): void {
    this.#fillRows(Number.POSITIVE_INFINITY);
  }

  #startRow(row: number): void {
    this.#active = reachingInto(row, this.#active, this.#started);
    if (this.#started.length > 0) this.#started = [];
    this.#row = row;
    this.#cursor = 0;
    this.#next = 0;
    this.#target.startRow(row);
  }

  /** Writes the rows before one that have no value but those of merged ranges. */
  #fillRows(before: number): void {
    for (let row = this.#row + 1; row < before; row++) {
      const reaches = ({ range }: Filled) => range.bottom >= row;
      if (!this.#active.some(reaches) && !this.#started.some(reaches)) return;
      this.#startRow(row);
      this.endRow();
    }
  }

  /** Whether a merged range that begins before a column has it; what is before the column is filled. */
  #isCovered(column: number): boolean {
    const last = this.#started.at(-1);
    if (last !== undefined && last.range.right >= column) return true;
    const inside = this.#active[this.#cursor];
    return inside !== undefined && inside.range.left <= column;
  }

  /** Fills the columns before one. */
  #fillTo(column: number): void {
    const last = this.#started.at(-1);
    if (last !== undefined) this.#fill(last, column);
    for (; this.#cursor < this.#active.length; this.#cursor++) {
      const filled = this.#active[this.#cursor]!;
      this.#fill(filled, column);
      if (filled.range.right >= column) return;
    }
  }

  #fill({ range, value }: Filled, column: number): void {
    const first = Math.max(range.left, this.#next);
    const end = Math.min(range.right + 1, column);
    if (first < end) this.#cells.addMissing(end - first, 'with its merged ones filled');
    for (let at = first; at < end; at++) this.#target.cell(at, value, 0, value.length);
    this.#next = Math.max(this.#next, Math.min(Math.max(first, end), column));
  }
}

/** Those of two lists that reach into a row, by column. */
function reachingInto(row: number, active: readonly Filled[], started: readonly Filled[]): readonly Filled[] {
  if (started.length === 0 && active.every(({ range }) => range.bottom >= row)) return active;
  const reaching: Filled[] = [];
  let next = 0;
  for (const filled of active) {
    while (next < started.length && started[next]!.range.left < filled.range.left) {
      const before = started[next++]!;
      if (before.range.bottom >= row) reaching.push(before);
    }
    if (filled.range.bottom >= row) reaching.push(filled);
  }
  for (; next < started.length; next++) if (started[next]!.range.bottom >= row) reaching.push(started[next]!);
  return reaching;
}
