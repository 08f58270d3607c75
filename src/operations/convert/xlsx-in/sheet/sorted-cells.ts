import { grouped, type Refuse } from '../package/parts.ts';
import type { CellTarget } from './cell-target.ts';

/** Most cells of a sheet whose rows or cells are out of order: they wait in memory. */
const MOST = 200_000;

interface WaitingCell {
  readonly row: number;
  readonly column: number;
  readonly value: Uint8Array;
}

/** Puts the cells of a sheet in order on their way to a target. Of several in one place the last counts. */
export class SortedCells implements CellTarget {
  readonly #target: CellTarget;
  readonly #refuse: Refuse;
  readonly #cells: WaitingCell[] = [];
  #row = 0;

  constructor(target: CellTarget, refuse: Refuse) {
    this.#target = target;
    this.#refuse = refuse;
  }

  startRow(row: number): void {
    this.#row = row;
  }

  cell(column: number, bytes: Uint8Array, start: number, end: number): void {
    if (this.#cells.length === MOST)
      this.#refuse(`has more than ${grouped(MOST)} cells in a sheet whose rows or cells are out of order`);
    this.#cells.push({ row: this.#row, column, value: bytes.slice(start, end) });
  }

  endRow(): void {}

  /** Gives all cells to the target. */
  finish(): void {
    const cells = this.#cells.sort((one, other) => one.row - other.row || one.column - other.column);
    let row = 0;
    for (const [index, cell] of cells.entries()) {
      const next = cells[index + 1];
      if (cell.row !== row) this.#target.startRow(cell.row);
      row = cell.row;
      const isReplaced = next?.row === row && next.column === cell.column;
      if (!isReplaced) this.#target.cell(cell.column, cell.value, 0, cell.value.length);
      if (next?.row !== row) this.#target.endRow();
    }
  }
}
