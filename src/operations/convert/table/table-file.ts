import { elementsIn, sourceAt } from '../../../formats/json/source.ts';
import { readInput } from '../../../schema/read.ts';
import { type CsvRecord, type CsvRecordsOptions, csvRecords } from '../csv-in/csv-records.ts';
import { readCsv } from '../csv-in/read-csv.ts';
import { csvFile, xlsxFile } from '../schema.ts';
import { readXlsx } from '../xlsx-in/read-xlsx.ts';

export { type CsvRecord, type CsvRecordsOptions, csvRecords };

/** The kinds of files that hold tables. */
export type TableKind = 'csv' | 'tsv' | 'xlsx';

/** The delimiter that a kind of file names; undefined where it has to be found. */
export function delimiterOf(kind: TableKind): string | undefined {
  return kind === 'tsv' ? '\t' : undefined;
}

/** A table in JSON, with what was assumed, renamed or left out. */
export interface JsonTable {
  /** JSON text of an object with `columns` and `rows`, a body of POST /v1/convert/json-to-csv. */
  readonly table: string;
  /** For a workbook JSON text of the list of its sheets, as a body of POST /v1/convert/json-to-xlsx has it. */
  readonly sheets: string | undefined;
  readonly warnings: readonly string[];
  /** What `table` lacks of a workbook: the sheets behind its first. */
  readonly leftOut: readonly string[];
}

/**
 * Reads a table as the operations on files do: a CSV with a header, or a workbook, whose first sheet is the table.
 * Throws InputError for what they refuse.
 */
export async function readTableFile(bytes: Uint8Array, kind: TableKind): Promise<JsonTable> {
  if (kind === 'xlsx') return readWorkbookFile(bytes);
  const json = textOf(readCsv(readInput(csvFile, { csv: bytes, delimiter: delimiterOf(kind) })));
  // Behind the rows is what the answer says of the file.
  const table = `${json.slice(0, json.lastIndexOf(',"count":'))}}`;
  return { table, sheets: undefined, warnings: warningsIn(json), leftOut: [] };
}

async function readWorkbookFile(bytes: Uint8Array): Promise<JsonTable> {
  const json = textOf(await readXlsx(readInput(xlsxFile, { workbook: bytes })));
  const sheets = sourceAt(json, ['sheets']) ?? '[]';
  const [first = '{}', ...others] = elementsIn(sheets) ?? [];
  const table = `{"columns":${memberIn(first, 'columns')},"rows":${memberIn(first, 'rows')}}`;
  return { table, sheets, warnings: warningsIn(json), leftOut: leftOut(others) };
}

/**
 * The records of the first sheet of a workbook as texts, the header first: numbers as they are stored, dates in ISO
 * 8601, nothing for empty cells. Throws InputError for what POST /v1/convert/xlsx-to-json refuses.
 */
export async function* workbookRecords(
  bytes: Uint8Array,
  warn: (text: string) => void,
): AsyncGenerator<CsvRecord> {
  const input = readInput(xlsxFile, { workbook: bytes, rows_as: 'arrays', header_row: 0 });
  const json = textOf(await readXlsx(input));
  const [first, ...others] = elementsIn(memberIn(json, 'sheets')) ?? [];
  for (const text of [...warningsIn(json), ...leftOut(others)]) warn(text);
  const rows = elementsIn(memberIn(first ?? '{}', 'rows')) ?? [];
  for (const [index, row] of rows.entries()) {
    const line = index + 1;
    const end = (bytes.length * line) / rows.length;
    yield { line, fields: (elementsIn(row) ?? []).map(cellText), end };
  }
}

const utf8 = new TextDecoder();

function textOf(json: Uint8Array): string {
  return utf8.decode(json);
}

/** A list that is a member of an object, an empty one where it has none. */
function memberIn(object: string, name: string): string {
  return sourceAt(object, [name]) ?? '[]';
}

/** The warnings, which come last in the answers. */
function warningsIn(json: string): readonly string[] {
  const name = '"warnings":';
  return JSON.parse(json.slice(json.lastIndexOf(name) + name.length, -1)) as readonly string[];
}

/** Says which sheets beside the first have rows. */
function leftOut(sheets: readonly string[]): readonly string[] {
  const names = sheets
    .filter((sheet) => memberIn(sheet, 'rows') !== '[]')
    .map((sheet) => memberIn(sheet, 'name'));
  return names.length === 0 ? [] : [`the first sheet is read, and not ${names.join(', ')}`];
}

/** A value of a cell as a text. */
function cellText(json: string): string {
  if (json === 'null') return '';
  return json.startsWith('"') ? (JSON.parse(json) as string) : json;
}
