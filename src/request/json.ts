import { readJson } from '../formats/json/text.ts';

/** Deeper nesting than any declaration has; a limit keeps hostile bodies away from recursive code. */
export const MAX_DEPTH = 100;

/**
 * Parses a request body as RFC 8259 JSON: strict UTF-8 (one leading byte order mark is dropped), at most 100
 * levels deep. Of duplicate members the last one wins; `__proto__` is an ordinary member.
 * Throws InputError with code `malformed_json`.
 */
export function parseJson(bytes: Uint8Array): unknown {
  return readJson(bytes, { maxDepth: MAX_DEPTH }).value;
}
