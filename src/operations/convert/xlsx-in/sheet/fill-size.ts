import type { CellTarget } from './cell-target.ts';
import { type Corners, cornerOf, restOf } from './corners.ts';

/** Finds the longest value of a sheet, in bytes of JSON, and its last row and column with a value. */
export class ValueExtent implements CellTarget {
  bytes = 0;
  row = 0;
  column = 0;

  startRow(row: number): void {
    this.row = Math.max(this.row, row);
  }

  cell(column: number, _bytes: Uint8Array, start: number, end: number): void {
    this.bytes = Math.max(this.bytes, end - start);
    this.column = Math.max(this.column, column);
  }

  endRow(): void {}
}

/** Counts what the merged ranges of a sheet whose first cell has a value are filled with. */
export class FillSize implements CellTarget {
  cells = 0;
  bytes = 0;
  readonly #corners: Corners;
  #row = 0;

  constructor(corners: Corners) {
    this.#corners = corners;
  }

  startRow(row: number): void {
    this.#row = row;
  }

  cell(column: number, _bytes: Uint8Array, start: number, end: number): void {
    const range = this.#corners.get(cornerOf(this.#row, column));
    if (range === undefined) return;
    this.cells += restOf(range);
    this.bytes += restOf(range) * (end - start + 1);
  }

  endRow(): void {}
}
