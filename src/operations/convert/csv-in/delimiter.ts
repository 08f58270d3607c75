import { byteFinder } from '../../../formats/byte-finder.ts';
import { isDecimalComma } from './decimal-comma.ts';
import { CR, LF } from './line-ends.ts';

/** What is looked for, in the order in which ties are decided. */
const candidates = [',', ';', '\t', '|'] as const;

/** Records that are looked at. */
const MAX_RECORDS = 40;

/** How much a candidate counts that its neighbours explain as text: a comma of prose, or of a decimal. */
const OF_TEXT = 0.2;

/** How much the rest counts where the first record has another number of fields than most. */
const OTHER_HEADER = 0.6;

/** How much less a candidate counts, where records have quotes that open their fields behind another one. */
const QUOTED_BY_OTHER = 0.8;

/** How much more tabs count that part all records into as many fields: texts rarely have one. */
const ONLY_TABS = 1.3;

/** What each fault divides by. */
const FAULT = 9;

/** A candidate is a runner-up from this part of the best score on. */
const CLOSE = 0.5;

const TAB = 0x09;
const SPACE = 0x20;
const COMMA = 0x2c;
const AMPERSAND = 0x26;
const SEMICOLON = 0x3b;

/** What is not counted of records. */
export interface RecordMarks {
  /** The byte that quotes fields, -1 for none. */
  readonly quote: number;
  /** The first byte of lines that are left out, -1 for none. */
  readonly comment: number;
  /** Whether a quote may have blanks in front of it. */
  readonly isTrimmed: boolean;
}

const QUOTE = 0x22;

const RFC_4180: RecordMarks = { quote: QUOTE, comment: -1, isTrimmed: false };

/**
 * The likeliest delimiter of the records from an offset on: the one whose count of fields is the same in most of them,
 * the more fields the better, where what is beside it does not explain it as text. Comma where nothing is found.
 */
export function likeliestDelimiter(
  bytes: Uint8Array,
  from: number,
  marks: RecordMarks = RFC_4180,
): { readonly delimiter: string; readonly runnerUp: string | undefined } {
  let [best, next] = [NONE, NONE];
  const find = byteFinder(bytes);
  for (const delimiter of candidates) {
    const byte = delimiter.charCodeAt(0);
    const found = { delimiter, score: find(byte, from) < 0 ? 0 : scoreOf(bytes, from, byte, marks) };
    if (found.score > best.score) [best, next] = [found, best];
    else if (found.score > next.score) next = found;
  }
  const isClose = next.score > 0 && next.score >= CLOSE * best.score;
  return { delimiter: best.delimiter, runnerUp: isClose ? next.delimiter : undefined };
}

/** What is taken where nothing is found. */
const NONE = { delimiter: ',', score: 0 };

/** From 0, for what is in no record, to 1. */
function scoreOf(bytes: Uint8Array, from: number, delimiter: number, marks: RecordMarks): number {
  const { counts, found, explained, foreign, faults } = countFields(bytes, from, delimiter, marks);
  if (found === 0) return 0;
  const [fields, records] = mostFrequent(counts);
  const regular = records / counts.length;
  const weight = 1 - (explained / found) * (1 - OF_TEXT);
  const header = counts[0] === fields ? 1 : OTHER_HEADER;
  const quotes = 1 - QUOTED_BY_OTHER * Math.min(1, foreign / counts.length);
  const tabs = delimiter === TAB && regular === 1 ? ONLY_TABS : 1;
  return (regular * regular * weight * (1 - 1 / fields) * header * quotes * tabs) / (1 + faults * FAULT);
}

/** The count above 1 that most records have, and how many have it. */
function mostFrequent(counts: readonly number[]): readonly [fields: number, records: number] {
  const frequencies = new Map<number, number>();
  let best: readonly [number, number] = [1, 0];
  for (const count of counts) {
    const records = (frequencies.get(count) ?? 0) + 1;
    frequencies.set(count, records);
    if (count > 1 && records > best[1]) best = [count, records];
  }
  return best;
}

interface FieldCounts {
  /** The fields of each of the first records. */
  readonly counts: readonly number[];
  /** Delimiters outside of quotes, and those of them that may be text. */
  readonly found: number;
  readonly explained: number;
  /** Quotes that open a field of another candidate: `,"a;b"` where semicolons are looked at. */
  readonly foreign: number;
  /** Closing quotes with text behind them: the reader refuses it. */
  readonly faults: number;
}

/** A fault is left to the reader: it ends the count. */
function countFields(
  bytes: Uint8Array,
  from: number,
  delimiter: number,
  { quote, comment, isTrimmed }: RecordMarks,
): FieldCounts {
  const counts: number[] = [];
  const { length } = bytes;
  const isMark = marksWith(delimiter, quote);
  let [found, explained, foreign, faults, fields] = [0, 0, 0, 0, 1];
  let [fieldStart, recordStart] = [from, from];
  for (let at = from; counts.length < MAX_RECORDS; at++) {
    if (isTrimmed && at === fieldStart && bytes[at] === SPACE) {
      fieldStart++;
      continue;
    }
    if (at === recordStart && bytes[at] === comment) while (at < length && !isLineEnd(bytes[at])) at++;
    while (at < length && isMark[bytes[at]!] === 0) at++;
    const isComment = bytes[recordStart] === comment;
    if (at >= length) {
      if (at > recordStart && !isComment) counts.push(fields);
      break;
    }
    if (bytes[at] === delimiter) {
      found++;
      if (isText(bytes, at, isTrimmed)) explained++;
      fields++;
      fieldStart = at + 1;
    } else if (bytes[at] !== quote) {
      if (at > recordStart && !isComment) counts.push(fields);
      fields = 1;
      fieldStart = recordStart = at + 1;
    } else if (at === fieldStart) {
      at = closingQuote(bytes, at, quote);
      while (isTrimmed && bytes[at + 1] === SPACE) at++;
      const behind = bytes[at + 1];
      if (behind !== delimiter && !isLineEnd(behind)) faults++;
    } else if (isCandidate[bytes[at - 1]!] === 1) {
      foreign++;
    }
  }
  return { counts, found, explained, foreign, faults };
}

/** Whether a comma or a semicolon may be text: followed by a blank that is not trimmed, inside a decimal number, at the end of an entity. */
function isText(bytes: Uint8Array, at: number, isTrimmed: boolean): boolean {
  const mark = bytes[at]!;
  if (bytes[at + 1] === SPACE && !isTrimmed) return true;
  if (mark === COMMA) return isDecimalComma(bytes, at);
  return mark === SEMICOLON && endsEntity(bytes, at);
}

/** By byte: whether it is a candidate. */
const isCandidate = new Uint8Array(256);
for (const candidate of candidates) isCandidate[candidate.charCodeAt(0)] = 1;

function isLineEnd(byte: number | undefined): boolean {
  return byte === undefined || byte === LF || byte === CR;
}

/** Whether a semicolon ends a reference of HTML such as `&amp;`. */
function endsEntity(bytes: Uint8Array, semicolon: number): boolean {
  for (let at = semicolon - 1; at >= 0 && semicolon - at <= 8; at--) {
    if (bytes[at] === AMPERSAND) return semicolon - at > 2;
    if (!/[a-z0-9#]/i.test(String.fromCharCode(bytes[at]!))) return false;
  }
  return false;
}

/** By byte: whether it is a quote, the delimiter or of a line end. Long fields have few, and are passed in a third of the time. */
function marksWith(delimiter: number, quote: number): Uint8Array {
  const isMark = new Uint8Array(256);
  for (const byte of [CR, LF, delimiter]) isMark[byte] = 1;
  if (quote >= 0) isMark[quote] = 1;
  return isMark;
}

/** Where a quoted field ends, the end of the text if nowhere. */
function closingQuote(bytes: Uint8Array, opened: number, quote: number): number {
  const { length } = bytes;
  let at = opened + 1;
  while (at < length && !(bytes[at] === quote && bytes[at + 1] !== quote)) at += bytes[at] === quote ? 2 : 1;
  return Math.min(at, length - 1);
}
