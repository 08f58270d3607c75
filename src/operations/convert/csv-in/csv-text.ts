import type { CsvFileInput } from '../schema.ts';
import { type DecodedText, decodeText } from './decode-text.ts';
import { type Dialect, findDialect } from './dialect.ts';

/** A file as text, and how its records are separated. */
export type CsvText = DecodedText & Dialect;

/** Decodes a file and finds its dialect. Refuses, at `/csv` or `/charset`, bytes that are not of their encoding. */
export function openText({ csv, charset, delimiter, skip_rows: skipRows }: CsvFileInput): CsvText {
  const text = decodeText(csv, charset);
  return { ...text, ...findDialect(text.bytes, { delimiter, skipRows }) };
}
