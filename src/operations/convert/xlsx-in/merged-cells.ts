import type { CellCount } from './cell-count.ts';
import type { CellTarget } from './cell-target.ts';
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
  /** Ranges by their top left cell. */
  readonly #corners = new Map<number, CellRange>();
  /** The ranges that reach into the row, by column: none overlaps another. */
  #active: Filled[] = [];
  #row = 0;
  /** The first of `#active` that is not behind, and the first column that is not filled. */
  #cursor = 0;
  #next = 0;

  /** `cells` counts those that are filled. */
  constructor(target: CellTarget, merges: readonly CellRange[], cells: CellCount) {
    this.#target = target;
    this.#cells = cells;
    for (const range of merges) {
      const corner = cornerOf(range.top, range.left);
      if (!this.#corners.has(corner)) this.#corners.set(corner, range);
    }
  }

  startRow(row: number): void {
    this.#fillRows(row);
    this.#startRow(row);
  }

  cell(column: number, bytes: Uint8Array, start: number, end: number): void {
    this.#fillTo(column);
    const inside = this.#active[this.#cursor];
    if (inside !== undefined && inside.range.left <= column) {
      this.#fillTo(column + 1);
      return;
    }
    this.#target.cell(column, bytes, start, end);
    this.#next = column + 1;
    const range = this.#corners.get(cornerOf(this.#row, column));
    if (range !== undefined) this.#active.splice(this.#cursor, 0, { range, value: bytes.slice(start, end) });
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
    this.#row = row;
    this.#cursor = 0;
    this.#next = 0;
    this.#active = this.#active.filter(({ range }) => range.bottom >= row);
    this.#target.startRow(row);
  }

  /** Writes the rows before one that have no value but those of merged ranges. */
  #fillRows(before: number): void {
    for (let row = this.#row + 1; row < before; row++) {
      if (!this.#active.some(({ range }) => range.bottom >= row)) return;
      this.#startRow(row);
      this.endRow();
    }
  }

  /** Fills the columns before one. */
  #fillTo(column: number): void {
    for (; this.#cursor < this.#active.length; this.#cursor++) {
      const { range, value } = this.#active[this.#cursor]!;
      let at = Math.max(range.left, this.#next);
      for (; at <= range.right && at < column; at++) {
        this.#cells.add();
        this.#target.cell(at, value, 0, value.length);
      }
      this.#next = Math.max(this.#next, Math.min(at, column));
      if (range.right >= column) return;
    }
  }
}

function cornerOf(row: number, column: number): number {
  return row * 16_384 + column;
}
