import type { ByteWriter } from '../../csv/byte-writer.ts';
import { MAX_JSON_BYTES } from '../../limits.ts';
import type { Warnings } from '../../warning-list.ts';
import type { Refuse } from '../package/parts.ts';
import { refuseLength } from './answer-length.ts';
import type { CellCount } from './cell-count.ts';
import type { CellTarget } from './cell-target.ts';
import { type HeaderName, SheetColumns } from './sheet-columns.ts';

const COMMA = 0x2c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const QUOTE = 0x22;

const encoder = new TextEncoder();

/** Nulls with a comma in front of each, which are written some at a time. */
const NULL_BYTES = 5;
const MAX_NULLS = 256;
const NULLS = encoder.encode(',null'.repeat(MAX_NULLS));

/** Up to this length a loop copies faster than a call of set. */
const SHORT = 48;

/** How rows are written, and what all sheets of an answer share. */
export interface RowForm {
  readonly writer: ByteWriter;
  readonly rowsAs: 'objects' | 'arrays';
  /** The row that has the names: undefined for the first with a value, 0 for letters. */
  readonly headerRow: number | undefined;
  /** The first column of arrays, counted from 0. */
  readonly firstColumn: number;
  /** Counts the nulls of arrays. */
  readonly cells: CellCount;
  readonly warnings: Warnings;
  readonly refuse: Refuse;
}

/** Writes one sheet as `{"name", "columns", "rows", "count"}`: the cells straight from the bytes of the file. */
export class SheetRows implements CellTarget {
  readonly #form: RowForm;
  readonly #sheet: string;
  readonly #start: number;
  readonly #isObjects: boolean;
  readonly #columns: SheetColumns;
  readonly #prefixes: readonly (Uint8Array | undefined)[];
  readonly #header: HeaderName[] = [];
  /** The row of the names, 0 before it, and the row that is read. */
  #titleRow = 0;
  #row = 0;
  #phase: 'above' | 'header' | 'rows';
  #count = 0;
  /** The column behind the last value of the row, -1 before the first. */
  #next = -1;

  constructor(sheet: string, form: RowForm) {
    this.#sheet = sheet;
    this.#form = form;
    this.#start = form.writer.at;
    this.#isObjects = form.rowsAs === 'objects';
    this.#columns = new SheetColumns(form.rowsAs, form.firstColumn);
    this.#prefixes = this.#columns.prefixes;
    this.#phase = form.headerRow === 0 ? 'rows' : 'above';
  }

  startRow(row: number): void {
    const { headerRow } = this.#form;
    this.#row = row;
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
    if (!this.#isObjects && column > this.#next) this.#fillTo(column);
    this.#reserve(prefix.length + end - start);
    const to = writer.bytes;
    let { at } = writer;
    if (this.#isObjects) {
      if (prefix.length > SHORT) to.set(prefix, at);
      else for (let index = 0; index < prefix.length; index++) to[at + index] = prefix[index]!;
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
  }

  endRow(): void {
    if (this.#phase === 'header') this.#endHeader();
    else if (this.#phase === 'rows') this.#form.writer.byte(this.#isObjects ? CLOSE_OBJECT : CLOSE_LIST);
  }

  /** Writes what comes before and behind the rows. */
  finish(): void {
    const { writer, headerRow, warnings } = this.#form;
    if (this.#phase === 'above' && this.#row > 0) {
      const sheet = this.#sheet.slice(0, 40).toWellFormed();
      warnings.add(`${sheet}: header_row=${headerRow} is below row ${this.#row}, the last with a value`);
    }
    const columns = JSON.stringify(this.#columns.names());
    const head = encoder.encode(`{"name":${JSON.stringify(this.#sheet)},"columns":${columns},"rows":[`);
    this.#reserve(head.length);
    writer.text(`],"count":${this.#count}}`);
    writer.insert(this.#start, head);
  }

  #endHeader(): void {
    if (this.#header.length === 1 && this.#form.headerRow === undefined) this.#titleRow = this.#row;
    this.#columns.setHeader(this.#header, this.#sheet, this.#form.warnings);
    this.#phase = 'rows';
  }

  /** The first value beside those of a header with one name tells that it is more likely a title. */
  #addUnnamed(column: number): Uint8Array {
    if (this.#titleRow > 0) {
      const sheet = this.#sheet.slice(0, 40).toWellFormed();
      this.#form.warnings.add(
        `${sheet}: the header, row ${this.#titleRow}, has one name and row ${this.#row} more values: ` +
          `header_row=${this.#row} takes its names from there`,
      );
      this.#titleRow = 0;
    }
    return this.#columns.addUnnamed(column);
  }

  /** Nulls for the columns of an array that have no value. */
  #fillTo(column: number): void {
    const { writer, cells, firstColumn } = this.#form;
    const first = Math.max(this.#next, firstColumn);
    if (first === column) return;
    cells.addMissing(column - first, 'with the nulls of its arrays');
    this.#reserve((column - first) * NULL_BYTES);
    const start = writer.at;
    for (let at = first; at < column; at += MAX_NULLS) {
      writer.range(NULLS, 0, Math.min(column - at, MAX_NULLS) * NULL_BYTES);
    }
    if (this.#next < 0) writer.bytes[start] = OPEN_LIST;
    this.#next = column;
  }

  /** Makes room for a value with what is around it. An answer that would be too long is refused before its buffer grows. */
  #reserve(bytes: number): void {
    const { writer, refuse } = this.#form;
    if (writer.at + bytes > MAX_JSON_BYTES) refuseLength(refuse);
    writer.reserve(bytes + 8);
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** A value of the header as a name: a text without its quotes, numbers and booleans as they are written. */
function nameOf(bytes: Uint8Array, start: number, end: number, refuse: Refuse): string {
  let token: string;
  try {
    token = utf8.decode(bytes.subarray(start, end));
  } catch {
    return refuse('is broken: it has text that is not UTF-8');
  }
  if (bytes[start] === QUOTE) return JSON.parse(token) as string;
  return token === 'null' ? '' : token;
}
