/**
 * CSV to JSON. The bytes of a file become UTF-8 text, its records are found, and its rows are written as JSON without a
 * value in between:
 *
 *     name;price\r\n            {"columns":["name","price"],
 *     Tea;2,50\r\n       ->      "rows":[{"name":"Tea","price":"2,50"},
 *     "Mug ""L""";9\r\n                  {"name":"Mug \"L\"","price":"9"}], ...}
 *
 * Begin with record-reader.ts, the grammar of RFC 4180, then json-rows.ts, the writer. csv-text.ts decides before them on
 * charset, delimiter and dialect; files in other quotes are rewritten by other-dialect.ts first. Where numbers are asked
 * for, column-types.ts decides it for whole columns, since `007` beside `8` is text. Left out: dates, since no file says
 * how its dates are written, and comments, which RFC 4180 does not have.
 */
import { refuse } from '../../../errors.ts';
import type { CsvFileInput } from '../schema.ts';
import { ColumnNames } from '../table/column-names.ts';
import { Warnings } from '../warning-list.ts';
import { type ColumnType, ColumnTypes } from './column-types.ts';
import { type CsvText, openText } from './csv-text.ts';
import { textOf } from './field-text.ts';
import { headerBelowTitle } from './header-hints.ts';
import { JsonRows } from './json-rows.ts';
import { LineCount, placeOf } from './place.ts';
import { MAX_COLUMNS, RecordReader } from './record-reader.ts';
import { SurplusFields } from './surplus-fields.ts';

/** Most rows: those of a worksheet are about as many. */
const MAX_ROWS = 1_000_000;

/**
 * Reads a CSV file and writes its rows as JSON in UTF-8: `{columns, rows, count, found_delimiter, encoding, warnings}`,
 * the columns in the order of the file. Throws InputError, at `/csv` or `/charset`, for what is not CSV, and for what
 * would be too large.
 */
export function readCsv(input: CsvFileInput): Uint8Array {
  return readCsvFile(input).json;
}

/** The same, with what of the file was found and is doubtful. */
export function readCsvFile(input: CsvFileInput): CsvAnswer {
  const warnings = new Warnings();
  const text = openText(input);
  const { bytes, encoding, delimiter } = text;
  if (text.isAssumed) warnings.add(`the text is not UTF-8 and was read as ${encoding}`);
  if (text.runnerUp !== undefined) warnings.add(uncertain(delimiter, text.runnerUp));
  if (input.skip_rows > 0 && bytes.length > 0 && text.from >= bytes.length)
    warnings.add('skip_rows leaves out the whole file');
  const reader = new RecordReader(bytes, text.from, delimiter);
  const names = input.header ? readNames(reader, text, warnings) : undefined;
  const types = input.types === 'infer' ? inferTypes(text, input) : [];
  const form = { rowsAs: input.rows_as, empty: input.empty, decimal: input.decimal };
  const rows = new JsonRows(3 * bytes.length + 1024, form, types);
  writeRows(reader, rows, names, new SurplusFields(reader, warnings, text.unskipped));
  const last = { count: rows.count, found_delimiter: delimiter, encoding, warnings: warnings.texts };
  return { json: rows.written(last), delimiter, runnerUp: text.runnerUp };
}

/** The answer to a CSV file. */
export interface CsvAnswer {
  /** The answer as JSON in UTF-8. */
  readonly json: Uint8Array;
  readonly delimiter: string;
  /** A delimiter that fits nearly as well as the one that was found; undefined where none does. */
  readonly runnerUp: string | undefined;
}

/** Says that another delimiter fits nearly as well. */
export function uncertain(delimiter: string, runnerUp: string): string {
  const [found, other] = [JSON.stringify(delimiter), JSON.stringify(runnerUp)];
  return `delimiter-uncertain: ${found} was found, and ${other} fits nearly as well: delimiter decides`;
}

/** The names of the columns, with a word where the header is more likely a title. */
function readNames(reader: RecordReader, text: CsvText, warnings: Warnings): readonly string[] {
  const literal = readHeader(reader);
  const isTitle = literal.length > 1 && literal.filter((name) => name !== '').length === 1;
  const below = isTitle ? headerBelowTitle(reader) : undefined;
  if (below !== undefined) {
    const lines = new LineCount(reader.bytes);
    const [title, header] = [lines.at(reader.recordStart), lines.at(below)];
    const skipped = header - 1 - text.unskipped;
    warnings.add(
      `the header, line ${title}, has one name and line ${header} more values: skip_rows=${skipped} takes its names from there`,
    );
  }
  return namesOf(literal, warnings);
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

/** Reads the file a first time for the types of its columns. */
function inferTypes(
  { bytes, from, delimiter }: CsvText,
  { header: hasHeader, decimal }: CsvFileInput,
): readonly ColumnType[] {
  const types = new ColumnTypes(decimal);
  const reader = new RecordReader(bytes, from, delimiter);
  if (hasHeader) passRecord(reader);
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

function passRecord(reader: RecordReader): void {
  if (!reader.toRecord()) return;
  do reader.readField();
  while (!reader.isLast);
}

/** Writes all rows. Without a header there are as many columns as the longest row has. */
function writeRows(
  reader: RecordReader,
  rows: JsonRows,
  header: readonly string[] | undefined,
  surplus: SurplusFields,
): void {
  for (const name of header ?? []) rows.addColumn(name);
  while (reader.toRecord()) {
    if (rows.count === MAX_ROWS) refuse('/csv', `has more than ${MAX_ROWS.toLocaleString('en-US')} rows`);
    rows.startRow();
    let column = 0;
    do {
      reader.readField();
      if (column === rows.columnCount) {
        if (header !== undefined) {
          surplus.pass(column);
          break;
        }
        refuseColumns(column, reader);
        rows.addColumn(`column_${column + 1}`);
      }
      rows.field(column++, reader);
    } while (!reader.isLast);
    rows.endRow();
  }
}

function refuseColumns(column: number, { bytes, recordStart }: RecordReader): void {
  if (column < MAX_COLUMNS) return;
  const { line } = placeOf(bytes, recordStart);
  refuse('/csv', `has more than ${MAX_COLUMNS.toLocaleString('en-US')} fields in line ${line}`);
}
