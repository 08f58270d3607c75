import { refuse } from '../../errors.ts';
import { readJsonText } from '../../formats/json/text.ts';
import { isBytes, isRecord, requireArgument } from '../../schema/argument.ts';
import { readInput } from '../../schema/read.ts';
import { writeCsv } from './csv/csv.ts';
import { readCsvBody } from './csv/csv-body.ts';
import { readCsv } from './csv-in/read-csv.ts';
import {
  type CsvFile,
  type CsvRequest,
  type CsvRows,
  csvFile,
  type WorkbookRequest,
  type XlsxFile,
  type XlsxSheets,
  xlsxFile,
} from './schema.ts';
import type { JsonSource } from './table/json-scanner.ts';
import { writeWorkbook } from './xlsx/package.ts';
import { readXlsxBody } from './xlsx/xlsx-body.ts';
import { readXlsx } from './xlsx-in/read-xlsx.ts';

/** JSON to convert: its text, as a string or as UTF-8. */
export type Json = string | Uint8Array;

/** Rows to convert, one object each. */
export type Rows = readonly object[];

/** A workbook with its counts. */
export interface Workbook {
  readonly bytes: Uint8Array;
  /** Rows of all sheets without their headers. */
  readonly rows: number;
  readonly sheets: number;
}

/**
 * Writes rows as CSV (RFC 4180) in UTF-8. Accepts the body of POST /v1/convert/json-to-csv, best as JSON text: a
 * parsed object has lost the order of keys like "10" and the digits of long numbers. Throws InputError, with a
 * pointer into the body, for what HTTP refuses.
 */
export function jsonToCsv(json: Json | Rows | CsvRequest): Uint8Array {
  const { table, options } = readCsvBody(sourceOf(json), {});
  return writeCsv(table, options);
}

/**
 * Reads a CSV file: its bytes, its text, or both with the options of POST /v1/convert/csv-to-json. Numbers of inferred
 * columns are JavaScript's, and so is the order of members with names like "10"; `columns` has theirs. Throws
 * InputError, with a pointer into the input, for what HTTP refuses.
 */
export function csvToJson(csv: string | Uint8Array | CsvFile): CsvRows {
  const given = typeof csv === 'string' || isBytes(csv) ? { csv } : csv;
  requireArgument('csv', given, isRecord, 'CSV as text or bytes, or an object with csv');
  const json = readCsv(readInput(csvFile, given));
  return JSON.parse(new TextDecoder().decode(json)) as CsvRows;
}

/**
 * Writes rows as a workbook for Excel, LibreOffice and Numbers. Accepts the body of POST
 * /v1/convert/json-to-xlsx, best as JSON text, as `jsonToCsv` says. Throws InputError, with a pointer into the
 * body, for what HTTP refuses.
 */
export async function jsonToXlsx(json: Json | Rows | WorkbookRequest): Promise<Workbook> {
  const { sheets } = readXlsxBody(sourceOf(isList(json) ? { rows: json } : json), {});
  return {
    bytes: await writeWorkbook(sheets),
    rows: sheets.reduce((rows, { table }) => rows + table.rowCount, 0),
    sheets: sheets.length,
  };
}

/**
 * Reads a workbook: the bytes of an .xlsx file, or these with the options of POST /v1/convert/xlsx-to-json. Numbers are
 * JavaScript's, and so is the order of members with names like "10"; `columns` has theirs. Throws InputError, with a
 * pointer into the input, for what HTTP refuses.
 */
export async function xlsxToJson(workbook: Uint8Array | XlsxFile): Promise<XlsxSheets> {
  const given = isBytes(workbook) ? { workbook } : workbook;
  requireArgument('workbook', given, isRecord, 'the bytes of an .xlsx file, or an object with workbook');
  const json = await readXlsx(readInput(xlsxFile, given));
  return JSON.parse(new TextDecoder().decode(json)) as XlsxSheets;
}

/** A JSON text that is known to be valid. Throws InputError, for what is not JSON with code `malformed_json`. */
function sourceOf(json: Json | Rows | object): JsonSource {
  if (isBytes(json)) return readJsonText(json);
  return readJsonText(new TextEncoder().encode(typeof json === 'string' ? json : textOf(json)));
}

/** Whether a value is a list; a proxy that was revoked throws when it is asked. */
function isList(value: Json | object): value is Rows {
  try {
    return Array.isArray(value);
  } catch {
    return false;
  }
}

/** JSON.stringify, whose errors name no argument. */
function textOf(value: object): string {
  requireArgument(
    'json',
    value,
    (given): given is object => typeof given === 'object' && given !== null,
    'JSON text, or a list of rows',
  );
  try {
    return JSON.stringify(value);
  } catch (error) {
    refuse('/json', `must be a value that JSON can hold: ${error instanceof Error ? error.message : error}`);
  }
}
