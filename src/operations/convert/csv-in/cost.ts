import { InputError } from '../../../errors.ts';
import type { Cost } from '../../../operation.ts';
import { MAX_JSON_BYTES } from '../limits.ts';
import type { CsvFileInput } from '../schema.ts';
import { type CsvText, isOtherDialect, openText } from './csv-text.ts';
import { lineEndAt } from './line-ends.ts';
import { MAX_COLUMNS, RecordReader } from './record-reader.ts';

/** Longest body that is judged by its content: JSON of many members takes 10 ms to read. A longer one is all it could be. */
const MAX_JUDGED = 100_000;

const PER_FILE = 0.1;

/** Of a byte, of one that JSON escapes, of a field and of a record, read and written. */
const PER_BYTE = 5e-6;
const PER_ESCAPE = 2.5e-5;
const PER_FIELD = 3e-5;
const PER_RECORD = 3e-5;

/** Types are inferred in a reading of its own. */
const INFERRED = 1.8;

/** Of a byte of an encoding that is not UTF-8. */
const PER_DECODED = 2e-5;

/** Of a byte of a dialect other than RFC 4180. */
const PER_REWRITTEN = 5e-5;

/** Of the name of a column, and of a byte of the answer that repeats it. */
const PER_COLUMN = 6e-4;
const PER_WRITTEN = 2e-6;

/** Bytes of `,"":` around a name, and of one that is made: `column_16384`. */
const AROUND_NAME = 4;
const MADE_NAME = 12;

/** The time of a file is that of its bytes and fields, and of the names that are written in every row. */
export const csvReadCost: Cost<CsvFileInput> = {
  ofBytes: (bodyBytes) => (bodyBytes > MAX_JUDGED ? mostOf(bodyBytes) : 0),
  ofInput: (input) => {
    // To know more of it would take as long as to read it.
    if (isOtherDialect(input)) return mostOf(input.csv.length);
    try {
      return costOf(input, openText(input));
    } catch (error) {
      // It is refused for this when it is read.
      if (error instanceof InputError) return PER_FILE + input.csv.length * PER_BYTE;
      throw error;
    }
  },
};

/** The time of all that this many bytes could be. */
function mostOf(bytes: number): number {
  return MAX_JSON_BYTES * PER_WRITTEN + bytes * (PER_ESCAPE + PER_REWRITTEN);
}

function costOf(input: CsvFileInput, text: CsvText): number {
  const { time, fields, records, widest } = countOf(text);
  const readings = input.types === 'infer' ? INFERRED : 1;
  const decoded = text.bytes.buffer === input.csv.buffer ? 0 : input.csv.length * PER_DECODED;
  const header = input.header ? headerOf(text) : undefined;
  const names = header === undefined ? fields * (MADE_NAME + AROUND_NAME) : records * header.bytes;
  const written = input.rows_as === 'objects' ? Math.min(names, MAX_JSON_BYTES) : 0;
  const columns = header?.columns ?? Math.min(widest, MAX_COLUMNS);
  return PER_FILE + decoded + time * readings + columns * PER_COLUMN + written * PER_WRITTEN;
}

/** What the time of reading is made of. Quotes are left out of account: a line end within them counts as one. */
interface Count {
  readonly time: number;
  readonly fields: number;
  readonly records: number;
  /** Fields of the widest record. */
  readonly widest: number;
}

function countOf({ bytes, from, delimiter }: CsvText): Count {
  const [first] = new TextEncoder().encode(delimiter);
  const { length } = bytes;
  let escapes = 0;
  let delimiters = 0;
  let records = 1;
  let widest = 0;
  let before = 0;
  for (let at = from; at < length; at++) {
    const byte = bytes[at]!;
    if (byte === first) delimiters++;
    else if (isEscaped[byte] === 1) {
      const end = lineEndAt(bytes, at);
      if (end === 0) escapes++;
      else {
        records++;
        widest = Math.max(widest, delimiters - before);
        before = delimiters;
        at += end - 1;
      }
    }
  }
  const fields = delimiters + records;
  const time = length * PER_BYTE + escapes * PER_ESCAPE + fields * PER_FIELD + records * PER_RECORD;
  return { time, fields, records, widest: Math.max(widest, delimiters - before) + 1 };
}

/** By byte: whether JSON escapes it (RFC 8259 section 7). */
const isEscaped = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte < 0x20 || byte === 0x22 || byte === 0x5c ? 1 : 0,
);

/** The columns of the header, and the bytes that they add to a row. */
function headerOf({ bytes, from, delimiter }: CsvText): { readonly columns: number; readonly bytes: number } {
  const reader = new RecordReader(bytes, from, delimiter);
  let columns = 0;
  let written = 0;
  if (!reader.toRecord()) return { columns, bytes: written };
  do {
    reader.readField();
    columns++;
    const length = reader.end - reader.start;
    // An escape is at most 6 bytes.
    written += AROUND_NAME + (length === 0 ? MADE_NAME : reader.isEscaped ? 6 * length : length);
  } while (!reader.isLast && columns < MAX_COLUMNS);
  return { columns, bytes: written };
}
