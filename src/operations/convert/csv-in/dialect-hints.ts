import { lineEndAt } from './line-ends.ts';
import type { RecordReader } from './record-reader.ts';

const TAB = 0x09;
const SPACE = 0x20;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** Records that are looked at for the header below a preface. */
const MAX_RECORDS = 40;

/** What follows a closing quote, and the option that reads it. `behind` is the offset behind the quote. */
export function reasonBehindQuote(bytes: Uint8Array, behind: number, delimiter: Uint8Array): string {
  let end = behind;
  while (isBlank(bytes[end])) end++;
  const isAtEnd = end >= bytes.length || lineEndAt(bytes, end) > 0 || isAt(bytes, end, delimiter);
  if (end > behind && isAtEnd) return 'a blank follows the closing quote; trim=true leaves it out';
  const isEscaped = bytes[behind - 2] === BACKSLASH;
  return `text follows the closing quote${isEscaped ? '; escape=backslash reads \\" as a quote' : ''}`;
}

/** Whether a quote behind a delimiter and a blank is text in some bytes, where it opens a field for many programs. */
export function hasQuoteBehindBlank(record: Uint8Array, delimiter: Uint8Array): boolean {
  for (let at = record.indexOf(delimiter[0]!); at >= 0; at = record.indexOf(delimiter[0]!, at + 1)) {
    if (!isAt(record, at, delimiter)) continue;
    const behind = at + delimiter.length;
    if (record[behind] === SPACE && record[behind + 1] === QUOTE) return true;
  }
  return false;
}

/**
 * The offset of the likeliest header of a table whose first record has too few fields: that of the first record with the
 * most frequent number of fields from the one on that the reader has read, which has `fields`. Undefined where most have no
 * more than `columns`.
 */
export function headerBelow(reader: RecordReader, fields: number, columns: number): number | undefined {
  const seen = new Map<number, { readonly start: number; count: number }>();
  seen.set(fields, { start: reader.recordStart, count: 1 });
  try {
    for (let records = 1; records < MAX_RECORDS && reader.toRecord(); records++) {
      const count = countFields(reader);
      const same = seen.get(count);
      if (same !== undefined) same.count++;
      else seen.set(count, { start: reader.recordStart, count: 1 });
    }
  } catch {
    // A fault below has its turn when the preface is gone.
  }
  let [width, best] = [0, { start: 0, count: 0 }];
  for (const [count, found] of seen) if (found.count > best.count) [width, best] = [count, found];
  return width > columns ? best.start : undefined;
}

function countFields(reader: RecordReader): number {
  let count = 0;
  do {
    reader.readField();
    count++;
  } while (!reader.isLast);
  return count;
}

function isBlank(byte: number | undefined): boolean {
  return byte === SPACE || byte === TAB;
}

function isAt(bytes: Uint8Array, at: number, text: Uint8Array): boolean {
  return text.every((byte, index) => bytes[at + index] === byte);
}
