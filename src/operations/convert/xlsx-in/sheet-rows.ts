import type { ByteWriter } from '../byte-writer.ts';
import { ColumnNames } from '../column-names.ts';
import { MAX_JSON_BYTES } from '../limits.ts';
import type { Warnings } from '../warnings.ts';
import { columnLetters } from '../xlsx/cell-reference.ts';
import type { CellTarget } from './cell-target.ts';
import { grouped, type Refuse } from './parts.ts';

const COMMA = 0x2c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const QUOTE = 0x22;

const encoder = new TextEncoder();
const NULL = encoder.encode('null');
const NO_PREFIX = new Uint8Array(0);

/** Up to this length a loop copies faster than a call of set. */
const SHORT = 48;

/** How rows are written, and what all sheets of an answer share. */
export interface RowForm {
  readonly writer: ByteWriter;
  readonly rowsAs: 'objects' | 'arrays';
  /** The row that has the names: undefined for the first with a value, 0 for letters. */
  readonly headerRow: number | undefined;
  readonly warnings: Warnings;
  readonly refuse: Refuse;
}

/** Writes one sheet as `{"name", "columns", "rows", "count"}`: the cells straight from the bytes of the file. */
export class SheetRows implements CellTarget {
  readonly #form: RowForm;
  readonly #sheet: string;
  readonly #start: number;
  readonly #isObjects: boolean;
  /** By column what is in front of its values: a comma and the name; undefined while the column has none. */
  readonly #prefixes: (Uint8Array | undefined)[] = [];
  readonly #names: (string | undefined)[] = [];
  #header: { readonly column: number; readonly name: string }[] = [];
  #given: ColumnNames | undefined;
  #phase: 'above' | 'header' | 'rows';
  #count = 0;
  /** The column behind the last value of the row, -1 before the first. */
  #next = -1;

  constructor(sheet: string, form: RowForm) {
    this.#sheet = sheet;
    this.#form = form;
    this.#start = form.writer.at;
    this.#isObjects = form.rowsAs === 'objects';
    this.#phase = form.headerRow === 0 ? 'rows' : 'above';
  }

  startRow(row: number): void {
    const { headerRow } = this.#form;
    if (this.#phase === 'above' && row === (headerRow ?? row)) this.#phase = 'header';
    else if (this.#phase === 'above' && row > headerRow!) this.#endHeader();
    if (this.#phase !== 'rows') return;
    if (this.#count++ > 0) this.#form.writer.byte(COMMA);
    this.#next = -1;
  }

  cell(column: number, bytes: Uint8Array, start: number, end: number): void {
    const { writer, refuse } = this.#form;
    if (this.#phase !== 'rows') {
      if (this.#phase === 'header') this.#header.push({ column, name: nameOf(bytes, start, end, refuse) });
      return;
    }
    const prefix = this.#prefixes[column] ?? this.#addUnnamed(column);
    if (!this.#isObjects) this.#fillTo(column);
    writer.reserve(prefix.length + end - start + 8);
    const to = writer.bytes;
    let { at } = writer;
    if (this.#isObjects) {
      for (let index = 0; index < prefix.length; index++) to[at + index] = prefix[index]!;
      if (this.#next < 0) to[at] = OPEN_OBJECT;
      at += prefix.length;
    } else to[at++] = this.#next < 0 ? OPEN_LIST : COMMA;
    if (end - start > SHORT) {
      to.set(bytes.subarray(start, end), at);
      at += end - start;
    } else {
      for (let from = start; from < end; from++) to[at++] = bytes[from]!;
    }
    writer.at = at;
    this.#next = column + 1;
    if (at > MAX_JSON_BYTES)
      refuse(`gives more than the ${grouped(MAX_JSON_BYTES)} bytes an answer may have`);
  }

  endRow(): void {
    if (this.#phase === 'header') this.#endHeader();
    else if (this.#phase === 'rows') this.#form.writer.byte(this.#isObjects ? CLOSE_OBJECT : CLOSE_LIST);
  }

  /** Writes what comes before and behind the rows. */
  finish(): void {
    const { writer } = this.#form;
    if (!this.#isObjects) {
      for (let column = 0; column < this.#names.length; column++)
        this.#names[column] ??= this.#unnamed(column);
    }
    const columns = this.#names.filter((name) => name !== undefined);
    const head = `{"name":${JSON.stringify(this.#sheet)},"columns":${JSON.stringify(columns)},"rows":[`;
    writer.text(`],"count":${this.#count}}`);
    writer.insert(this.#start, encoder.encode(head));
  }

  /** Names the columns by what the header had. */
  #endHeader(): void {
    const { warnings } = this.#form;
    const literal = this.#header.map(({ name }) => name);
    this.#given = new ColumnNames(literal, warnings, `${this.#sheet.slice(0, 40).toWellFormed()}: `);
    for (const { column, name } of this.#header) this.#add(column, this.#given.name(name, column + 1));
    this.#header = [];
    this.#phase = 'rows';
  }

  #addUnnamed(column: number): Uint8Array {
    return this.#add(column, this.#given?.name('', column + 1) ?? columnLetters(column));
  }

  #unnamed(column: number): string {
    return this.#given?.unnamed(column + 1) ?? columnLetters(column);
  }

  #add(column: number, name: string): Uint8Array {
    const prefix = this.#isObjects ? encoder.encode(`,${JSON.stringify(name)}:`) : NO_PREFIX;
    this.#names[column] = name;
    this.#prefixes[column] = prefix;
    return prefix;
  }

  /** Nulls for the columns of an array that have no value: the first is column A. */
  #fillTo(column: number): void {
    const { writer } = this.#form;
    for (let at = Math.max(this.#next, 0); at < column; at++) {
      writer.byte(this.#next < 0 ? OPEN_LIST : COMMA);
      writer.range(NULL, 0, NULL.length);
      this.#next = at + 1;
    }
  }
}

/** A value of the header as a name: a text without its quotes, numbers and booleans as they are written. */
function nameOf(bytes: Uint8Array, start: number, end: number, refuse: Refuse): string {
  let token: string;
  try {
    token = new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(start, end));
  } catch {
    return refuse('is broken: it has text that is not UTF-8');
  }
  if (bytes[start] === QUOTE) return JSON.parse(token) as string;
  return token === 'null' ? '' : token;
}
