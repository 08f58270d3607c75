/**
 * The rows of a JSON request as ranges of its bytes. For `[{"a":1,"b":"x"},{"b":"y"}]`:
 *
 *     columns  a, b
 *     cells    0 -> `1`, 2 -> `"x"`, 2 -> `"y"`     (column times two, start and end of the token)
 *     rowEnds  after the second cell, after the third
 *
 * CSV and workbooks are both written from this, by a CellCursor. A value is never made: numbers keep their digits, and a
 * table of 1 MB takes no more memory than its bytes and twelve more for each cell. json-scanner.ts reads the tokens,
 * columns.ts finds the column of a name, table-members.ts reads the request around the rows.
 */
import { refuse } from '../../../errors.ts';
import { mismatch } from '../../../schema/fault-message.ts';
import { rows as rowsSchema } from '../schema.ts';
import { Columns } from './columns.ts';
import {
  CLOSE_OBJECT,
  type JsonKind,
  type JsonScanner,
  kindOf,
  OPEN_LIST,
  OPEN_OBJECT,
} from './json-scanner.ts';

/** Names of columns that come before those of the rows, and the place of their list in the request. */
export interface FirstColumns {
  readonly names: readonly string[];
  readonly pointer: string;
}

/** A list of rows as ranges of the request's bytes: no value is created before it is written. */
export interface Table {
  readonly scanner: JsonScanner;
  /** The place of the rows in the request, as an RFC 6901 pointer: `/rows`, `` for the whole. */
  readonly pointer: string;
  readonly first: FirstColumns;
  /** Names, those of `first` before others in the order first seen, and the row that had each first. */
  readonly columns: readonly string[];
  readonly firstRows: readonly number[];
  readonly rowCount: number;
  /** The cells, as `CellCursor` reads them: for each row the index in `cells` after its last cell. */
  readonly rowEnds: Int32Array;
  readonly cells: Int32Array;
}

/**
 * Numbers of a cell in `Table.cells`: its column times two, plus one when it is a string with escapes; the start
 * and the end of its JSON token.
 */
const CELL = 3;

/** Visits the cells of a table, row by row, in the order of their columns: one a column, without absent ones. */
export class CellCursor {
  /** The cell: its column, and the range of its JSON token in the bytes. */
  column = 0;
  start = 0;
  end = 0;
  /** Whether it is a string with an escape, so that its bytes are not its text. */
  escaped = false;
  readonly bytes: Uint8Array;
  readonly #table: Table;
  #next = 0;
  #rowEnd = 0;

  constructor(table: Table) {
    this.#table = table;
    this.bytes = table.scanner.bytes;
  }

  /** Moves before the first cell of a row, counted from 0. */
  toRow(row: number): void {
    const { rowEnds } = this.#table;
    this.#next = row === 0 ? 0 : rowEnds[row - 1]!;
    this.#rowEnd = rowEnds[row]!;
  }

  /** Moves to the next cell of the row; false after its last. */
  toNext(): boolean {
    const next = this.#next;
    if (next >= this.#rowEnd) return false;
    const { cells } = this.#table;
    const mark = cells[next]!;
    this.column = mark >> 1;
    this.escaped = (mark & 1) === 1;
    this.start = cells[next + 1]!;
    this.end = cells[next + 2]!;
    this.#next = next + CELL;
    return true;
  }

  get kind(): JsonKind {
    return kindOf(this.bytes[this.start]!);
  }

  /** The token as it was sent. */
  raw(): string {
    return this.#table.scanner.rawOf(this.start, this.end);
  }

  /** The text of a string. */
  text(): string {
    return this.#table.scanner.textOf(this.start, this.end, this.escaped);
  }
}

const NO_COLUMNS: FirstColumns = { names: [], pointer: '' };

/**
 * Reads the list of rows that begins at the scanner. A duplicate name in a row keeps its first place and its
 * last value. Refuses any value but a list, and the first row that is not an object.
 */
export function readTable(scanner: JsonScanner, pointer: string, first = NO_COLUMNS): Table {
  if (scanner.token() !== OPEN_LIST) refuseToken(scanner, rowsSchema, pointer);
  return new TableReader(scanner, pointer, first).read();
}

/** Refuses the value at the scanner, which moves past it. */
export function refuseToken(
  scanner: JsonScanner,
  schema: Parameters<typeof mismatch>[0],
  pointer: string,
): never {
  const kind = kindOf(scanner.token());
  const start = scanner.at;
  scanner.skipValue();
  const nested = kind === 'list' ? [] : kind === 'object' ? {} : undefined;
  return refuse(pointer, mismatch(schema, nested ?? JSON.parse(scanner.rawOf(start, scanner.at))));
}

class TableReader {
  readonly #scanner: JsonScanner;
  readonly #pointer: string;
  readonly #first: FirstColumns;
  readonly #columns: Columns;
  #rowCount = 0;
  #rowEnds = new Int32Array(16);
  #cells = new Int32Array(64);
  /** Numbers in use in `cells`, and where the current row begins. */
  #filled = 0;
  #rowStart = 0;

  constructor(scanner: JsonScanner, pointer: string, first: FirstColumns) {
    this.#scanner = scanner;
    this.#pointer = pointer;
    this.#first = first;
    this.#columns = new Columns(scanner, first.names);
  }

  read(): Table {
    const scanner = this.#scanner;
    const pointer = this.#pointer;
    const columns = this.#columns;
    scanner.items((index) => this.#readRow(index));
    return {
      scanner,
      pointer,
      first: this.#first,
      columns: columns.names,
      firstRows: columns.firstRows,
      rowCount: this.#rowCount,
      rowEnds: this.#rowEnds,
      cells: this.#cells,
    };
  }

  #readRow(index: number): void {
    const scanner = this.#scanner;
    if (scanner.token() !== OPEN_OBJECT) {
      refuseToken(scanner, rowsSchema.items, `${this.#pointer}/${index}`);
    }
    this.#rowStart = this.#filled;
    scanner.at++;
    if (scanner.token() === CLOSE_OBJECT) scanner.at++;
    else this.#readCells(index);
    if (this.#rowCount === this.#rowEnds.length) this.#rowEnds = grown(this.#rowEnds);
    this.#rowEnds[this.#rowCount++] = this.#filled;
  }

  #readCells(row: number): void {
    const scanner = this.#scanner;
    const columns = this.#columns;
    let previous = -1;
    let inOrder = true;
    columns.startRow();
    do {
      scanner.token();
      const column = columns.read(row);
      scanner.toMemberValue();
      const start = scanner.at;
      scanner.escaped = false;
      scanner.skipValue();
      if (this.#filled + CELL > this.#cells.length) this.#cells = grown(this.#cells);
      this.#cells[this.#filled] = column * 2 + (scanner.escaped ? 1 : 0);
      this.#cells[this.#filled + 1] = start;
      this.#cells[this.#filled + 2] = scanner.at;
      this.#filled += CELL;
      if (column <= previous) inOrder = false;
      previous = column;
    } while (scanner.separator());
    if (!inOrder) this.#sortRow();
  }

  /** Sorts the cells of the current row by column; of several in one column the last stays. */
  #sortRow(): void {
    const cells = this.#cells;
    const rowStart = this.#rowStart;
    const count = (this.#filled - rowStart) / CELL;
    const row = cells.slice(rowStart, this.#filled);
    const columnOf = (cell: number): number => row[cell * CELL]! >> 1;
    const order = Array.from({ length: count }, (_, cell) => cell);
    order.sort((a, b) => columnOf(a) - columnOf(b) || a - b);
    let to = rowStart;
    for (let index = 0; index < count; index++) {
      const cell = order[index]!;
      if (index + 1 < count && columnOf(order[index + 1]!) === columnOf(cell)) continue;
      cells[to] = row[cell * CELL]!;
      cells[to + 1] = row[cell * CELL + 1]!;
      cells[to + 2] = row[cell * CELL + 2]!;
      to += CELL;
    }
    this.#filled = to;
  }
}

/** The same numbers with room for as many again: with plain arrays a conversion takes a quarter longer. */
function grown(array: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(array.length * 2);
  larger.set(array);
  return larger;
}
