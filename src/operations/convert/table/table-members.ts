import type { JsonScanner } from './json-scanner.ts';
import { readTable, type Table } from './table.ts';

/** No names, as one list, so that lists are compared by identity. */
const NONE: readonly string[] = [];

/** Reads the members `rows` and `columns` of an object, which come in either order; of duplicates the last one wins. */
export class TableMembers {
  readonly #scanner: JsonScanner;
  readonly #pointer: string;
  #columns = NONE;
  /** The rows, where they begin, and the columns known when they were read. */
  #rows: { readonly from: number; readonly columns: readonly string[]; readonly table: Table } | undefined;

  /** `pointer` is the place of the object in the request. */
  constructor(scanner: JsonScanner, pointer: string) {
    this.#scanner = scanner;
    this.#pointer = pointer;
  }

  /** Reads the rows at the scanner. What it returns is checked in their place: rows are checked as they are read. */
  readRows(): unknown {
    const from = this.#scanner.at;
    this.#rows = { from, columns: this.#columns, table: this.#readTable() };
    return [];
  }

  /** Takes back rows that were read before. */
  withoutRows(): undefined {
    this.#rows = undefined;
  }

  /** Reads the columns at the scanner, and returns them for the schema to check. */
  readColumns(): unknown {
    const start = this.#scanner.at;
    this.#scanner.skipValue();
    const given: unknown = JSON.parse(this.#scanner.rawOf(start, this.#scanner.at));
    this.#columns = isTexts(given) ? given : NONE;
    return given;
  }

  /** The table, undefined without rows. These are read again when the columns come behind them. */
  table(): Table | undefined {
    if (this.#rows === undefined || this.#rows.columns === this.#columns) return this.#rows?.table;
    const scanner = this.#scanner;
    const { at } = scanner;
    const { from } = this.#rows;
    // The table of before may be collected while this one grows, and a second call has this one.
    this.#rows = undefined;
    scanner.at = from;
    const table = this.#readTable();
    this.#rows = { from, columns: this.#columns, table };
    scanner.at = at;
    return table;
  }

  #readTable(): Table {
    const pointer = this.#pointer;
    return readTable(this.#scanner, `${pointer}/rows`, {
      names: this.#columns,
      pointer: `${pointer}/columns`,
    });
  }
}

/** Any other value is refused by its schema. */
function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
