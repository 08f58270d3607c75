import { refuse } from '../../../errors.ts';
import { findDialect } from './dialect.ts';
import { textOf } from './field-text.ts';
import { CR } from './line-ends.ts';
import { refuseJson, refuseOtherThanText } from './other-files.ts';
import { LineCount } from './place.ts';
import { uncertain } from './read-csv.ts';
import { MAX_COLUMNS, type PartOfFile, RecordReader } from './record-reader.ts';
import { joinedPieces, TextPieces } from './text-pieces.ts';

/** A record of a CSV file. */
export interface CsvRecord {
  /** The line on which it begins, from 1. */
  readonly line: number;
  readonly fields: readonly string[];
  /** Bytes of the file up to its end; of a file that is not UTF-8, what they would be in UTF-8. */
  readonly end: number;
}

/** How a CSV file of any length is read. */
export interface CsvRecordsOptions {
  /** The delimiter; found when absent. */
  readonly delimiter: string | undefined;
  /** Most bytes of a record in UTF-8. */
  readonly longest: number;
  /** Called with what was assumed, in sentences. */
  readonly warn: (text: string) => void;
}

/** Bytes in which the delimiter is looked for, and that are read at once. */
const HEAD = 65_536;

/**
 * Reads the records of a CSV file as its bytes come, by the reader of POST /v1/convert/csv-to-json. Memory is bounded by
 * the longest record. Throws InputError, at `/csv`, for what is not CSV and for a record that is too long.
 */
export async function* csvRecords(
  pieces: AsyncIterable<Uint8Array>,
  { delimiter, longest, warn }: CsvRecordsOptions,
): AsyncGenerator<CsvRecord> {
  const texts = new TextPieces();
  let records: PartReader | undefined;
  for await (const { bytes, isLast } of atLeast(HEAD, pieces)) {
    const wasAssumed = texts.isAssumed;
    const text = records === undefined ? texts.first(bytes, isLast) : texts.next(bytes, isLast);
    if (texts.isAssumed && !wasAssumed) warn('the text is not UTF-8 and was read as windows-1252');
    if (records === undefined) {
      refuseOtherThanText(bytes);
      refuseJson(bytes);
      const dialect = findDialect(text, { delimiter, skipRows: 0 });
      if (dialect.runnerUp !== undefined) warn(uncertain(dialect.delimiter, dialect.runnerUp));
      records = new PartReader(dialect.delimiter, dialect.from, longest);
    }
    yield* records.read(text, isLast);
  }
}

/** Pieces joined until each has this many bytes; the last one is marked, and may be empty. */
async function* atLeast(
  length: number,
  pieces: AsyncIterable<Uint8Array>,
): AsyncGenerator<{ readonly bytes: Uint8Array; readonly isLast: boolean }> {
  let waiting: Uint8Array[] = [];
  let sum = 0;
  for await (const piece of pieces) {
    waiting.push(piece);
    sum += piece.length;
    if (sum < length) continue;
    yield { bytes: joinedPieces(waiting), isLast: false };
    waiting = [];
    sum = 0;
  }
  yield { bytes: joinedPieces(waiting), isLast: true };
}

/** Reads the records that are whole, and keeps the rest for the next part. */
class PartReader {
  readonly #delimiter: string;
  readonly #longest: number;
  #from: number;
  #linesBefore = 0;
  #bytesBefore = 0;
  /** Bytes of the record that is not whole, and those that came since it was last looked at. */
  #rest: Uint8Array = new Uint8Array(0);
  #added: Uint8Array[] = [];
  #addedLength = 0;

  constructor(delimiter: string, from: number, longest: number) {
    this.#delimiter = delimiter;
    this.#from = from;
    this.#longest = longest;
  }

  *read(text: Uint8Array, isLast: boolean): Generator<CsvRecord> {
    this.#added.push(text);
    this.#addedLength += text.length;
    // Looked at again when it has doubled: a long record costs twice its length, however it is cut.
    if (!isLast && this.#addedLength < this.#rest.length) return;
    const bytes = joinedPieces([this.#rest, ...this.#added]);
    this.#added = [];
    this.#addedLength = 0;
    yield* this.#records(bytes, { linesBefore: this.#linesBefore, isCut: !isLast });
  }

  *#records(bytes: Uint8Array, part: PartOfFile): Generator<CsvRecord> {
    const reader = new RecordReader(bytes, this.#from, this.#delimiter, part);
    const lines = new LineCount(bytes);
    this.#from = 0;
    while (reader.toRecord()) {
      const { recordStart } = reader;
      const line = part.linesBefore + lines.at(recordStart);
      const fields = this.#fields(reader, line);
      if (reader.position - recordStart > this.#longest + 2) this.#refuseLength(line);
      if (part.isCut && reader.position >= bytes.length) return this.#keep(bytes, recordStart, line);
      yield { line, fields, end: this.#bytesBefore + reader.position };
    }
    // The other half of a line end may follow.
    const end = bytes.length - (part.isCut && bytes.at(-1) === CR ? 1 : 0);
    this.#keep(bytes, end, part.linesBefore + lines.at(end));
  }

  #fields(reader: RecordReader, line: number): readonly string[] {
    const fields: string[] = [];
    do {
      reader.readField();
      if (fields.length === MAX_COLUMNS)
        refuse('/csv', `has more than ${MAX_COLUMNS.toLocaleString('en-US')} fields in line ${line}`);
      fields.push(textOf(reader));
    } while (!reader.isLast);
    return fields;
  }

  #keep(bytes: Uint8Array, from: number, line: number): void {
    this.#rest = bytes.subarray(from);
    this.#bytesBefore += from;
    this.#linesBefore = line - 1;
  }

  #refuseLength(line: number): never {
    refuse(
      '/csv',
      `has more than ${this.#longest.toLocaleString('en-US')} bytes in the record of line ${line}`,
    );
  }
}
