import { ByteWriter } from '../../csv/byte-writer.ts';
import { ColumnNames } from '../../table/column-names.ts';
import type { Warnings } from '../../warning-list.ts';
import { columnLetters } from '../../xlsx/cell-reference.ts';

/** A name in a header, and its column, counted from 0. */
export interface HeaderName {
  readonly column: number;
  readonly name: string;
}

/** The columns of one sheet: their names, and what is in front of their values. */
export class SheetColumns {
  /** By column, for those that have a name: a comma and the name as JSON, with its colon; nothing for arrays. */
  readonly prefixes: (Uint8Array | undefined)[] = [];
  readonly #isObjects: boolean;
  /** The first column of arrays. */
  readonly #first: number;
  /** The columns that have a name, in the order they got it. */
  readonly #columns: number[] = [];
  readonly #names: string[] = [];
  readonly #written = new ByteWriter(256);
  /** The names of a header; without one, columns have their letters. */
  #given: ColumnNames | undefined;

  constructor(rowsAs: 'objects' | 'arrays', first: number) {
    this.#first = first;
    this.#isObjects = rowsAs === 'objects';
  }

  /** Names the columns by what the header of a sheet had; warnings begin with the name of the sheet. */
  setHeader(header: readonly HeaderName[], sheet: string, warnings: Warnings): void {
    const literal = header.map(({ name }) => name);
    const given = new ColumnNames(literal, warnings, `${sheet.slice(0, 40).toWellFormed()}: `);
    for (const { column, name } of header) this.#add(column, given.name(name, column + 1));
    this.#given = given;
  }

  /** Names a column that the header does not name. */
  addUnnamed(column: number): Uint8Array {
    return this.#add(column, this.#given?.name('', column + 1) ?? columnLetters(column));
  }

  /** The names in the order of their columns; for arrays those of all columns from the first to the last. */
  names(): readonly string[] {
    const columns = this.#columns;
    const order = ascending(columns);
    if (this.#isObjects) return order.map((index) => this.#names[index]!);
    const names: string[] = [];
    for (const index of order) {
      while (this.#first + names.length < columns[index]!)
        names.push(this.#unnamed(this.#first + names.length));
      names.push(this.#names[index]!);
    }
    return names;
  }

  #unnamed(column: number): string {
    return this.#given?.unnamed(column + 1) ?? columnLetters(column);
  }

  #add(column: number, name: string): Uint8Array {
    const written = this.#written;
    const start = written.at;
    if (this.#isObjects) written.text(`,${JSON.stringify(name)}:`);
    const prefix = written.bytes.subarray(start, written.at);
    this.prefixes[column] = prefix;
    this.#columns.push(column);
    this.#names.push(name);
    return prefix;
  }
}

/** The indices of columns in their order; most sheets have them so. */
function ascending(columns: readonly number[]): readonly number[] {
  const order = columns.map((_, index) => index);
  if (columns.every((column, index) => index === 0 || columns[index - 1]! < column)) return order;
  return order.sort((one, other) => columns[one]! - columns[other]!);
}
