import { type Json, jsonBody } from './json-body.ts';
import { writeWorkbook } from './xlsx/package.ts';
import { readXlsxBody } from './xlsx-body.ts';

/** A workbook, and what is in it. */
export interface Workbook {
  readonly bytes: Uint8Array;
  /** Rows of all sheets without their headers. */
  readonly rows: number;
  readonly sheets: number;
}

/**
 * Writes rows as a workbook for Excel, LibreOffice and Numbers. Takes what the body of POST
 * /v1/convert/json-to-xlsx takes, as JSON text and not as values, because a parsed object has lost the order
 * of keys like "10" and long digits. Throws InputError, with a pointer into the text, for what HTTP refuses.
 */
export async function jsonToXlsx(json: Json): Promise<Workbook> {
  const { sheets } = readXlsxBody(jsonBody(json), {});
  return {
    bytes: await writeWorkbook(sheets),
    rows: sheets.reduce((rows, { table }) => rows + table.rowCount, 0),
    sheets: sheets.length,
  };
}
