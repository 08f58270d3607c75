import type { FileResult, JsonResult, Result } from '../operation.ts';

/** A result with its value in bytes: what threads hand over, and what each face makes its answer of. */
export type ResultBytes = JsonBytes | FileResult;

/** A JSON value, written. */
export interface JsonBytes extends Omit<JsonResult, 'value'> {
  /** UTF-8. */
  readonly bytes: Uint8Array;
}

const encoder = new TextEncoder();

/** Writes the value of a JSON result; a file is written already. */
export function resultBytes(result: Result): ResultBytes {
  if (result.kind === 'file') return result;
  const { value, ...rest } = result;
  return { ...rest, bytes: encoder.encode(JSON.stringify(value)) };
}
