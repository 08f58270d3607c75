import type { CsvFileInput } from '../schema.ts';
import { type DecodedText, decodeText } from './decode-text.ts';
import { type Dialect, findDialect } from './dialect.ts';
import { inRfc4180 } from './other-dialect.ts';
import { refuseJson, refuseOtherThanText, refuseUnmarkedUtf16 } from './other-files.ts';

/** A file as text in the quotes of RFC 4180, and how its records are separated. */
export type CsvText = DecodedText & Dialect;

/** Whether a file is said to differ from RFC 4180 in more than its delimiter, so that its text is written anew. */
export function isOtherDialect(input: CsvFileInput): boolean {
  const hasOtherQuotes = input.quote !== '"' || input.escape === 'backslash';
  return hasOtherQuotes || input.comment !== undefined || input.trim || input.skip_empty;
}

/** Decodes a file and finds its dialect. Refuses, at `/csv` or `/charset`, what is another file or not of its encoding. */
export function openText(input: CsvFileInput): CsvText {
  const { csv, charset, delimiter, skip_rows: skipRows, quote, comment } = input;
  refuseOtherThanText(csv);
  if (input.header) refuseJson(csv);
  if (charset === undefined) refuseUnmarkedUtf16(csv);
  const text = decodeText(csv, charset);
  const marks = {
    quote: quote === 'none' ? -1 : quote.charCodeAt(0),
    comment: comment === undefined ? -1 : new TextEncoder().encode(comment)[0]!,
    isTrimmed: input.trim,
  };
  const dialect = findDialect(text.bytes, { delimiter, skipRows, marks });
  if (!isOtherDialect(input)) return { ...text, ...dialect };
  const bytes = inRfc4180(text.bytes, dialect.from, {
    delimiter: dialect.delimiter,
    quote: quote === 'none' ? undefined : quote,
    hasBackslash: input.escape === 'backslash',
    comment,
    isTrimmed: input.trim,
    skipsEmpty: input.skip_empty,
  });
  return { ...text, ...dialect, bytes };
}
