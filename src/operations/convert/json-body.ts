import { readJson } from '../../formats/json/text.ts';
import type { JsonSource } from './json-scanner.ts';

/** JSON to convert: its text, as a string or as UTF-8. */
export type Json = string | Uint8Array;

/** A JSON text that is known to be valid. Throws InputError with code `malformed_json`. */
export function jsonBody(json: Json): JsonSource {
  return readJson(typeof json === 'string' ? new TextEncoder().encode(json) : json);
}
