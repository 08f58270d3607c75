import { likeliestDelimiter, type RecordMarks } from './delimiter.ts';
import { afterLines } from './place.ts';

/** What separates the fields, and where the records begin. */
export interface Dialect {
  readonly delimiter: string;
  /** A delimiter that fits nearly as well as the one that was found; undefined where none does. */
  readonly runnerUp: string | undefined;
  /** Behind the line `sep=` and the rows that are skipped. */
  readonly from: number;
  /** Lines that are not counted among these rows: 1 for a line `sep=`. */
  readonly unskipped: number;
}

/** What is known of a file beforehand. */
export interface DialectOptions {
  readonly delimiter: string | undefined;
  readonly skipRows: number;
  /** The quotes and comments of RFC 4180 where it is left out. */
  readonly marks?: RecordMarks;
}

/**
 * Finds the delimiter of a text in UTF-8. The first line `sep=X` names it, as spreadsheets write it; else it is the
 * likeliest by the first records. A delimiter that is given wins over both; a line `sep=` that names another is then a
 * record.
 */
export function findDialect(bytes: Uint8Array, { delimiter, skipRows, marks }: DialectOptions): Dialect {
  const line = separatorLine(bytes);
  const isNamed = line !== undefined && (delimiter === undefined || delimiter === line.delimiter);
  const from = afterLines(bytes, isNamed ? line.end : 0, skipRows);
  const unskipped = isNamed ? 1 : 0;
  const known = delimiter ?? line?.delimiter;
  if (known !== undefined) return { delimiter: known, runnerUp: undefined, from, unskipped };
  return { ...likeliestDelimiter(bytes, from, marks), from, unskipped };
}

/** Longest line `sep=X`: X is at most 4 bytes of UTF-8. */
const MAX_BYTES = 10;

function separatorLine(bytes: Uint8Array): { readonly delimiter: string; readonly end: number } | undefined {
  const begin = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, MAX_BYTES));
  const [whole, named] = /^sep=(\\t|[^"\r\n])(?:\r\n|\r|\n|$)/iu.exec(begin) ?? [];
  if (whole === undefined || named === undefined || named === '\ufffd') return undefined;
  // Some programs write a tab as its escape.
  const delimiter = named.toLowerCase() === '\\t' ? '\t' : named;
  const { length } = new TextEncoder().encode(whole);
  const isCut = !/[\r\n]$/.test(whole) && length < bytes.length;
  return isCut ? undefined : { delimiter, end: length };
}
