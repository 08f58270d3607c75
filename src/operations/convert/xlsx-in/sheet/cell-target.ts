/** What the cells of a sheet are given to, row by row and in the order of their columns. */
export interface CellTarget {
  /** Begins a row that has a value; rows are counted from 1. */
  startRow(row: number): void;
  /** A value as JSON, in bytes that are valid until the call returns; columns are counted from 0. */
  cell(column: number, bytes: Uint8Array, start: number, end: number): void;
  endRow(): void;
}
