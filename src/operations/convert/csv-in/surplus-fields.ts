import { refuse } from '../../../errors.ts';
import type { Warnings } from '../warning-list.ts';
import { headerBelow } from './header-hints.ts';
import { LineCount } from './place.ts';
import { hasApostrophes, hasQuoteBehindBlank } from './quote-hints.ts';
import type { RecordReader } from './record-reader.ts';

/** The last line on which a header is expected. */
const MAX_PREFACE = 100;

/** Most fields of the first line of a preface. */
const MAX_COLUMNS_OF_PREFACE = 2;

const NUMBER_SIGN = 0x23;

/** Passes the fields of a row behind those of the header, which must be empty. */
export class SurplusFields {
  readonly #reader: RecordReader;
  readonly #warnings: Warnings;
  readonly #unskipped: number;
  readonly #lines: LineCount;

  /** `unskipped` lines at the beginning are not counted by skip_rows. */
  constructor(reader: RecordReader, warnings: Warnings, unskipped: number) {
    this.#reader = reader;
    this.#warnings = warnings;
    this.#unskipped = unskipped;
    this.#lines = new LineCount(reader.bytes);
  }

  /** Passes the fields from the one at the reader on. Refuses, at `/csv`, a text among them. */
  pass(columns: number): void {
    const reader = this.#reader;
    let fields = columns + 1;
    let hasText = reader.start < reader.end;
    while (!reader.isLast) {
      reader.readField();
      if (reader.start < reader.end) hasText = true;
      fields++;
    }
    if (!hasText && this.#warnings.isFull) return;
    const line = this.#lines.at(reader.recordStart);
    const counts = `line ${line} has ${fields.toLocaleString('en-US')} fields, the header ${columns.toLocaleString('en-US')}`;
    if (hasText) refuse('/csv', `is not a table: ${counts}${this.#hint(fields, columns)}`);
    this.#warnings.add(`${counts}: the empty ones behind are left out`);
  }

  /** What the fields may be of: a quote behind a blank, other quotes, comments, or a header below a title, an account, a blank line. */
  #hint(fields: number, columns: number): string {
    const reader = this.#reader;
    const record = reader.bytes.subarray(reader.recordStart, reader.end);
    if (hasQuoteBehindBlank(record, reader.delimiter)) return '; trim=true reads quotes behind blanks';
    if (hasApostrophes(record, reader.delimiter)) return "; quote=' reads fields in apostrophes";
    if (columns === 1 && reader.bytes[0] === NUMBER_SIGN)
      return '; comment=# leaves out lines that begin with it';
    if (columns > MAX_COLUMNS_OF_PREFACE) return '';
    const header = headerBelow(reader, fields, columns);
    const skipped = header === undefined ? 0 : this.#lines.at(header) - 1 - this.#unskipped;
    if (skipped === 0 || skipped >= MAX_PREFACE) return '';
    return `; if lines above the header are a preface, skip_rows=${skipped} leaves them out`;
  }
}
