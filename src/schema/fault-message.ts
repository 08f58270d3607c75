import { expectation } from './expectation.ts';
import type { Schema } from './schema.ts';

/** Longest piece of a refused value that is shown: enough to recognise it. */
const SHOWN_CHARACTERS = 60;

/** Why a value is refused: `must be an integer from 64 to 2048, not 4096`. */
export function mismatch(schema: Schema, value: unknown): string {
  const shown = schema['x-sensitive'] ? kindOf(schema, value) : show(schema, value);
  return `must be ${expectation(schema)}${shown === undefined ? '' : `, not ${shown}`}`;
}

/** Why an absent member is refused: `is required: a string of 1 to 2,953 bytes of UTF-8`. */
export function missing(schema: Schema): string {
  return `is required: ${expectation(schema)}`;
}

/** A container by its kind, which reveals nothing of its content; undefined for a text, a number and the like. */
function kindOf(schema: Schema, value: unknown): string | undefined {
  if (typeof value === 'function' || typeof value === 'symbol') return `a ${typeof value}`;
  if (typeof value !== 'object' || value === null) return undefined;
  try {
    if (Array.isArray(value)) return schema.type === 'array' ? `${value.length} items` : 'a list';
  } catch {
    // A proxy may throw whatever is asked of it.
  }
  return 'an object';
}

/** The value as the caller wrote it; a text that is merely too long by its length, a container by its kind. */
function show(schema: Schema, value: unknown): string {
  const kind = kindOf(schema, value);
  if (kind !== undefined) return kind;
  if (typeof value === 'number' && !Number.isFinite(value)) return 'a number beyond the range of a double';
  // One of a million digits takes a second to write.
  if (typeof value === 'bigint') return 'a bigint';
  if (typeof value !== 'string') return String(value);
  return showText(value, JSON.stringify(value));
}

/** A code that a caller wrote, for a message: as it is, or how it begins where it is too long for one. */
export function shownCode(code: string): string {
  return showText(code, code);
}

function showText(value: string, short: string): string {
  if (value === '') return 'an empty string';
  if (value.length <= SHOWN_CHARACTERS) return short;
  const bytes = new TextEncoder().encode(value).length;
  const cut = value.slice(0, SHOWN_CHARACTERS).toWellFormed();
  return `${bytes.toLocaleString('en-US')} bytes that begin ${JSON.stringify(cut)}`;
}
