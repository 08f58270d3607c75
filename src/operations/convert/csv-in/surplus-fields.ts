import { refuse } from '../../../errors.ts';
import type { Warnings } from '../warning-list.ts';
import { LineCount } from './place.ts';
import type { RecordReader } from './record-reader.ts';

/** The last line on which a header is expected. */
const MAX_PREFACE = 100;

/** Passes the fields of a row behind those of the header, which must be empty. */
export class SurplusFields {
  readonly #reader: RecordReader;
  readonly #warnings: Warnings;
  readonly #lines: LineCount;

  constructor(reader: RecordReader, warnings: Warnings) {
    this.#reader = reader;
    this.#warnings = warnings;
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
    if (hasText) refuse('/csv', `is not a table: ${counts}${this.#hint(line, columns)}`);
    this.#warnings.add(`${counts}: the empty ones behind are left out`);
  }

  /** What is above a header has few fields: a title, an account, a blank line. */
  #hint(line: number, columns: number): string {
    if (line > MAX_PREFACE || columns > 2) return '';
    return `; if lines above the header are a preface, skip_rows=${line - 1} leaves them out`;
  }
}
