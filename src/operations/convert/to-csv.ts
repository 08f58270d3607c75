import { writeCsv } from './csv.ts';
import { readCsvBody } from './csv-body.ts';
import { type Json, jsonBody } from './json-body.ts';

/**
 * Writes rows as CSV (RFC 4180) in UTF-8. Takes what the body of POST /v1/convert/json-to-csv takes, as JSON
 * text and not as values, because a parsed object has lost the order of keys like "10" and long digits.
 * Throws InputError, with a pointer into the text, for what HTTP refuses.
 */
export function jsonToCsv(json: Json): Uint8Array {
  const { table, options } = readCsvBody(jsonBody(json), {});
  return writeCsv(table, options);
}
