import { refuse } from '../../../errors.ts';
import { ColumnNames } from '../column-names.ts';
import type { CsvFileInput } from '../schema.ts';
import { Warnings } from '../warnings.ts';
import { type ColumnType, ColumnTypes } from './column-types.ts';
import { decodeText } from './decode-text.ts';
import { findDialect } from './dialect.ts';
import { JsonRows } from './json-rows.ts';
import { placeOf } from './place.ts';
import { RecordReader } from './record-reader.ts';

/** Most rows and columns: those of a worksheet are fewer or as many. */
const MAX_ROWS = 1_000_000;
const MAX_COLUMNS = 16_384;

/**
 * Reads a CSV file and writes its rows as JSON in UTF-8: `{columns, rows, count, found_delimiter, encoding, warnings}`,
 * the columns in the order of the file. Throws InputError, at `/csv` or `/charset`, for what is not CSV, and for what
 * would be too large.
 */
export function readCsv(input: CsvFileInput): Uint8Array {
  const warnings = new Warnings();
  const { bytes, encoding, isAssumed } = decodeText(input.csv, input.charset);
  if (isAssumed) warnings.add(`the text is not UTF-8 and was read as ${encoding}`);
  const { delimiter, from } = findDialect(bytes, { delimiter: input.delimiter, skipRows: input.skip_rows });
  const reader = new RecordReader(bytes, from, delimiter);
  const names = input.header ? namesOf(readHeader(reader), warnings) : undefined;
  const types = input.types === 'infer' ? inferTypes(bytes, from, delimiter, input.header) : [];
  const form = { rowsAs: input.rows_as, empty: input.empty };
  const rows = new JsonRows(3 * bytes.length + 1024, form, types);
  const columns = writeRows(reader, rows, names, warnings);
  const last = { count: rows.count, found_delimiter: delimiter, encoding, warnings: warnings.texts };
  return rows.written(`{"columns":${JSON.stringify(columns)},"rows":`, `,${JSON.stringify(last).slice(1)}`);
}

function readHeader(reader: RecordReader): readonly string[] {
  const names: string[] = [];
  if (!reader.toRecord()) return names;
  do {
    reader.readField();
    refuseColumns(names.length, reader);
    names.push(textOf(reader));
  } while (!reader.isLast);
  return names;
}

function namesOf(literal: readonly string[], warnings: Warnings): readonly string[] {
  const names = new ColumnNames(literal, warnings);
  return literal.map((name, index) => names.name(name, index + 1));
}

function textOf({ bytes, start, end, hasDoubled }: RecordReader): string {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(start, end));
  return hasDoubled ? text.replaceAll('""', '"') : text;
}

/** Reads the file a first time for the types of its columns. */
function inferTypes(
  bytes: Uint8Array,
  from: number,
  delimiter: string,
  hasHeader: boolean,
): readonly ColumnType[] {
  const types = new ColumnTypes();
  const reader = new RecordReader(bytes, from, delimiter);
  if (hasHeader) readHeader(reader);
  while (reader.toRecord()) {
    let column = 0;
    do {
      reader.readField();
      refuseColumns(column, reader);
      types.add(column++, reader);
    } while (!reader.isLast);
  }
  return types.types;
}

/** Writes all rows. Returns the names of the columns, which without a header are as many as the longest row has. */
function writeRows(
  reader: RecordReader,
  rows: JsonRows,
  header: readonly string[] | undefined,
  warnings: Warnings,
): readonly string[] {
  const names = [...(header ?? [])];
  for (const name of names) rows.addColumn(name);
  while (reader.toRecord()) {
    if (rows.count === MAX_ROWS) refuse('/csv', `has more than ${MAX_ROWS.toLocaleString('en-US')} rows`);
    rows.startRow();
    let column = 0;
    do {
      reader.readField();
      if (column === names.length) {
        if (header !== undefined) {
          passSurplus(reader, column, warnings);
          break;
        }
        refuseColumns(column, reader);
        names.push(`column_${column + 1}`);
        rows.addColumn(names[column]!);
      }
      rows.field(column++, reader);
    } while (!reader.isLast);
    rows.endRow();
  }
  return names;
}

/** Passes the fields behind those of the header, which must be empty. */
function passSurplus(reader: RecordReader, columns: number, warnings: Warnings): void {
  let fields = columns + 1;
  let hasText = reader.start < reader.end;
  while (!reader.isLast) {
    reader.readField();
    if (reader.start < reader.end) hasText = true;
    fields++;
  }
  // The line is counted from the beginning: for every row of a long file that would take minutes.
  if (!hasText && warnings.isFull) return;
  const { line } = placeOf(reader.bytes, reader.recordStart);
  const counts = `line ${line} has ${fields.toLocaleString('en-US')} fields, the header ${columns.toLocaleString('en-US')}`;
  if (hasText) refuse('/csv', `is not a table: ${counts}`);
  warnings.add(`${counts}: the empty ones behind are left out`);
}

function refuseColumns(column: number, { bytes, recordStart }: RecordReader): void {
  if (column < MAX_COLUMNS) return;
  const { line } = placeOf(bytes, recordStart);
  refuse('/csv', `has more than ${MAX_COLUMNS.toLocaleString('en-US')} fields in line ${line}`);
}
