import type { JsonSource } from '../../../src/operations/convert/table/json-scanner.ts';

/** A text as the conversions scan it, whether it is valid JSON or not. */
export function jsonSource(text: string): JsonSource {
  return { bytes: new TextEncoder().encode(text), text };
}
