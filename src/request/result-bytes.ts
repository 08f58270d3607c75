import type { FileResult, JsonResult, Result, WrittenJson } from '../operation.ts';

/** A result with its value in bytes: what threads hand over, and what each face makes its answer of. */
export type ResultBytes = WrittenJson | FileResult;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Writes the value of a JSON result; a file is written already, and so is the JSON of some operations. */
export function resultBytes(result: Result): ResultBytes {
  if ('bytes' in result) return result;
  const { value, ...rest } = result;
  return { ...rest, bytes: encoder.encode(JSON.stringify(value)) };
}

/** The value of a JSON result. */
export function resultValue(result: JsonResult | WrittenJson): unknown {
  return 'bytes' in result ? JSON.parse(decoder.decode(result.bytes)) : result.value;
}
