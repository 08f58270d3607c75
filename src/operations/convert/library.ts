import { readJson } from '../../formats/json/text.ts';
import { writeCsv } from './csv.ts';
import { readCsvBody } from './csv-body.ts';
import type { JsonSource } from './json-scanner.ts';
import { writeWorkbook } from './xlsx/package.ts';
import { readXlsxBody } from './xlsx-body.ts';

/** JSON to convert: its text, as a string or as UTF-8. */
export type Json = string | Uint8Array;

/** A workbook with its counts. */
export interface Workbook {
  readonly bytes: Uint8Array;
  /** Rows of all sheets without their headers. */
  readonly rows: number;
  readonly sheets: number;
}

/**
 * Writes rows as CSV (RFC 4180) in UTF-8. Accepts the body of POST /v1/convert/json-to-csv, as JSON
 * text and not as values, because a parsed object has lost the order of keys like "10" and long digits.
 * Throws InputError, with a pointer into the text, for what HTTP refuses.
 */
export function jsonToCsv(json: Json): Uint8Array {
  const { table, options } = readCsvBody(sourceOf(json), {});
  return writeCsv(table, options);
}

/**
 * Writes rows as a workbook for Excel, LibreOffice and Numbers. Accepts the body of POST
 * /v1/convert/json-to-xlsx, as JSON text like `jsonToCsv`. Throws InputError, with a pointer into the
 * text, for what HTTP refuses.
 */
export async function jsonToXlsx(json: Json): Promise<Workbook> {
  const { sheets } = readXlsxBody(sourceOf(json), {});
  return {
    bytes: await writeWorkbook(sheets),
    rows: sheets.reduce((rows, { table }) => rows + table.rowCount, 0),
    sheets: sheets.length,
  };
}

/** A JSON text that is known to be valid. Throws InputError with code `malformed_json`. */
function sourceOf(json: Json): JsonSource {
  return readJson(typeof json === 'string' ? new TextEncoder().encode(json) : json);
}
