/**
 * JSON rows to CSV:
 *
 *     [{"a":1,"b":"x, y"},{"b":"=1+1"}]   ->   a,b\r\n  1,"x, y"\r\n  ,=1+1\r\n
 *
 * csv-field.ts decides what a field needs: quotes (RFC 4180 2.5 to 2.7), and where `escape_formulas` asks for it an
 * apostrophe in front of text that a spreadsheet would run (`'=1+1`). The rows come from ../table as ranges of the
 * request, and go out as bytes.
 */
import { refuse } from '../../../errors.ts';
import type { CsvOptions } from '../schema.ts';
import { nestedText } from '../table/nested-text.ts';
import { isPlainNumber, numberText } from '../table/number-text.ts';
import { CellCursor, type Table } from '../table/table.ts';
import { ByteWriter } from './byte-writer.ts';
import { CsvFields } from './csv-field.ts';

/** Bytes of an answer, at most. 1 MB of rows with a column each would otherwise be gigabytes of delimiters. */
export const MAX_CSV_BYTES = 8_388_608;

/** A table as CSV (RFC 4180) in UTF-8: quotes only where a field needs them, every record ended by CRLF. */
export function writeCsv(table: Table, options: CsvOptions): Uint8Array {
  const { columns, rowCount } = table;
  if (columns.length === 0) return new Uint8Array();
  const least = leastBytes(table, options);
  if (least > MAX_CSV_BYTES) refuseSize(table);
  const writer = new CsvWriter(table, options, least);
  if (options.bom) writer.byteOrderMark();
  if (options.header) writer.header();
  for (let row = 0; row < rowCount; row++) writer.record(row);
  return writer.written();
}

/** The size known before writing: every record has its delimiters and its line end, the header its names. */
function leastBytes({ columns, rowCount }: Table, { header, delimiter }: CsvOptions): number {
  const record = (columns.length - 1) * new TextEncoder().encode(delimiter).length + 2;
  const names = header ? columns.reduce((bytes, name) => bytes + name.length, record) : 0;
  return names + rowCount * record;
}

function refuseSize({ pointer, rowCount, columns }: Table): never {
  const [rows, width, most] = [rowCount, columns.length, MAX_CSV_BYTES].map((count) =>
    count.toLocaleString('en-US'),
  );
  return refuse(
    pointer,
    `would be ${rows} rows x ${width} columns, more than the ${most} bytes a CSV may have`,
  );
}

const CR = 0x0d;
const LF = 0x0a;

class CsvWriter {
  readonly #table: Table;
  readonly #cell: CellCursor;
  readonly #writer: ByteWriter;
  readonly #fields: CsvFields;

  /** `least` is known of the bytes that will be written. */
  constructor(table: Table, options: CsvOptions, least: number) {
    this.#table = table;
    this.#cell = new CellCursor(table);
    this.#writer = new ByteWriter(Math.max(table.scanner.bytes.length, least) + 64);
    this.#fields = new CsvFields(this.#writer, options);
  }

  byteOrderMark(): void {
    this.#writer.text('\ufeff');
  }

  header(): void {
    const start = this.#writer.at;
    for (const [index, name] of this.#table.columns.entries()) {
      if (index > 0) this.#fields.delimiters(1);
      this.#fields.text(name);
    }
    this.#endRecord(start);
  }

  record(row: number): void {
    const cell = this.#cell;
    const start = this.#writer.at;
    let column = 0;
    cell.toRow(row);
    while (cell.toNext()) {
      this.#fields.delimiters(cell.column - column);
      column = cell.column;
      this.#field();
    }
    this.#fields.delimiters(this.#table.columns.length - 1 - column);
    this.#endRecord(start);
  }

  written(): Uint8Array {
    return this.#writer.written();
  }

  /** Ends a record. One of a single empty field is written "", because readers skip an empty line. */
  #endRecord(start: number): void {
    const writer = this.#writer;
    if (writer.at === start) writer.text('""');
    writer.reserve(2);
    writer.bytes[writer.at++] = CR;
    writer.bytes[writer.at++] = LF;
    if (writer.at > MAX_CSV_BYTES) refuseSize(this.#table);
  }

  #field(): void {
    const fields = this.#fields;
    const cell = this.#cell;
    const { bytes, start, end } = cell;
    switch (cell.kind) {
      case 'string':
        if (cell.escaped || fields.isFormula(bytes, start + 1, end - 1)) fields.text(cell.text());
        else fields.range(bytes, start + 1, end - 1);
        break;
      case 'number':
        if (isPlainNumber(bytes, start, end)) fields.range(bytes, start, end);
        else fields.written(numberText(cell.raw()));
        break;
      case 'true':
      case 'false':
        fields.range(bytes, start, end);
        break;
      case 'object':
      case 'list':
        fields.written(nestedText(cell.raw()));
        break;
      case 'null':
    }
  }
}
