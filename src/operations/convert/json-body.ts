import { readJson } from '../../formats/json/text.ts';

/** JSON to convert: its text, as a string or as UTF-8. */
export type Json = string | Uint8Array;

/** The bytes of a JSON text, known to be valid. Throws InputError with code `malformed_json`. */
export function jsonBody(json: Json): Uint8Array {
  return readJson(typeof json === 'string' ? new TextEncoder().encode(json) : json).bytes;
}
