import { CR, LF } from './line-ends.ts';
import { afterLines } from './place.ts';

/** What separates the fields, and where the records begin. */
export interface Dialect {
  readonly delimiter: string;
  /** Behind the line `sep=` and the rows that are skipped. */
  readonly from: number;
}

/** What is looked for, in the order in which ties are decided. */
const candidates = [',', ';', '\t', '|'] as const;

/** Records that are looked at. */
const MOST_RECORDS = 20;

const QUOTE = 0x22;

/**
 * Finds the delimiter of a text in UTF-8. The first line `sep=X` names it, as spreadsheets write it; else it is the one
 * whose count of fields, above 1, is the same in most of the first records. A delimiter that is given wins over both;
 * a line `sep=` that names another is then a record.
 */
export function findDialect(
  bytes: Uint8Array,
  { delimiter, skipRows }: { readonly delimiter: string | undefined; readonly skipRows: number },
): Dialect {
  const line = separatorLine(bytes);
  const isNamed = line !== undefined && (delimiter === undefined || delimiter === line.delimiter);
  const from = afterLines(bytes, isNamed ? line.end : 0, skipRows);
  const known = delimiter ?? line?.delimiter;
  return { delimiter: known ?? mostRegular(bytes, from), from };
}

/** Longest line `sep=X`: X is at most 4 bytes of UTF-8. */
const MOST_BYTES = 10;

function separatorLine(bytes: Uint8Array): { readonly delimiter: string; readonly end: number } | undefined {
  const begin = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, MOST_BYTES));
  const [whole, delimiter] = /^sep=([^"\r\n])(?:\r\n|\r|\n|$)/iu.exec(begin) ?? [];
  if (whole === undefined || delimiter === undefined || delimiter === '\ufffd') return undefined;
  const { length } = new TextEncoder().encode(whole);
  const isCut = !/[\r\n]$/.test(whole) && length < bytes.length;
  return isCut ? undefined : { delimiter, end: length };
}

function mostRegular(bytes: Uint8Array, from: number): string {
  let best: string = candidates[0];
  let most = 0;
  for (const candidate of candidates) {
    const regular = regularRecords(fieldCounts(bytes, from, candidate.charCodeAt(0)));
    if (regular > most) [best, most] = [candidate, regular];
  }
  return best;
}

/** How many records have the count that most of them have, if that is above 1. */
function regularRecords(counts: readonly number[]): number {
  const frequencies = new Map<number, number>();
  for (const count of counts) if (count > 1) frequencies.set(count, (frequencies.get(count) ?? 0) + 1);
  return Math.max(0, ...frequencies.values());
}

/** The fields of each of the first records. A fault is left to the reader: it ends the count. */
function fieldCounts(bytes: Uint8Array, from: number, delimiter: number): readonly number[] {
  const counts: number[] = [];
  const { length } = bytes;
  const isMark = marksWith(delimiter);
  let fields = 1;
  let fieldStart = from;
  let recordStart = from;
  for (let at = from; counts.length < MOST_RECORDS; at++) {
    while (at < length && isMark[bytes[at]!] === 0) at++;
    if (at >= length) {
      if (at > recordStart) counts.push(fields);
      break;
    }
    if (bytes[at] === delimiter) {
      fields++;
      fieldStart = at + 1;
    } else if (bytes[at] !== QUOTE) {
      if (at > recordStart) counts.push(fields);
      fields = 1;
      fieldStart = at + 1;
      recordStart = at + 1;
    } else if (at === fieldStart) {
      at = closingQuote(bytes, at);
    }
  }
  return counts;
}

/** By byte: whether it is a quote, the delimiter or of a line end. Long fields have few, and are passed in a third of the time. */
function marksWith(delimiter: number): Uint8Array {
  const isMark = new Uint8Array(256);
  for (const byte of [QUOTE, CR, LF, delimiter]) isMark[byte] = 1;
  return isMark;
}

/** Where a quoted field ends, the end of the text if nowhere. */
function closingQuote(bytes: Uint8Array, opened: number): number {
  const { length } = bytes;
  let at = opened + 1;
  while (at < length && !(bytes[at] === QUOTE && bytes[at + 1] !== QUOTE)) at += bytes[at] === QUOTE ? 2 : 1;
  return Math.min(at, length - 1);
}
