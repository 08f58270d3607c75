import { refuse } from '../../../errors.ts';
import { ByteWriter } from '../csv/byte-writer.ts';
import { MAX_JSON_BYTES } from '../limits.ts';
import { jsonEscapes } from '../table/json-text.ts';
import type { ColumnType } from './column-types.ts';
import type { RecordReader } from './record-reader.ts';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const DOT = 0x2e;
const CLOSE_LIST = 0x5d;
const CLOSE_OBJECT = 0x7d;

/** Up to this length a loop copies faster than a call of set. */
const SHORT = 48;

const encoder = new TextEncoder();
const NULL = encoder.encode('null');
const EMPTY = encoder.encode('""');

/** How rows are written. */
export interface RowForm {
  readonly rowsAs: 'objects' | 'arrays';
  /** What a field without text and quotes is. */
  readonly empty: 'text' | 'null';
  /** What is in front of the fraction of a number. */
  readonly decimal: '.' | ',';
}

interface WrittenColumn {
  /** What is in front of each value: what opens the row or a comma, and the name. */
  readonly prefix: Uint8Array;
  readonly isText: boolean;
}

/** Writes records as a JSON list of objects or lists: the fields straight from the bytes of the file. */
export class JsonRows {
  readonly #writer: ByteWriter;
  readonly #isObjects: boolean;
  readonly #empty: Uint8Array;
  readonly #types: readonly ColumnType[];
  /** Whether numbers have a comma in front of their fraction. */
  readonly #hasComma: boolean;
  readonly #columns: WrittenColumn[] = [];
  readonly #names: string[] = [];
  /** The prefixes of all columns. */
  readonly #prefixes = new ByteWriter(512);
  #count = 0;

  constructor(capacity: number, { rowsAs, empty, decimal }: RowForm, types: readonly ColumnType[]) {
    this.#hasComma = decimal === ',';
    this.#writer = new ByteWriter(capacity);
    this.#isObjects = rowsAs === 'objects';
    this.#empty = empty === 'null' ? NULL : EMPTY;
    this.#types = types;
    this.#writer.text('[');
  }

  get count(): number {
    return this.#count;
  }

  get columnCount(): number {
    return this.#columns.length;
  }

  /** Names the next column. */
  addColumn(name: string): void {
    const index = this.#columns.length;
    const mark = index > 0 ? ',' : this.#isObjects ? '{' : '[';
    const prefixes = this.#prefixes;
    const start = prefixes.at;
    prefixes.text(this.#isObjects ? `${mark}${JSON.stringify(name)}:` : mark);
    this.#names.push(name);
    this.#columns.push({
      prefix: prefixes.bytes.subarray(start, prefixes.at),
      isText: (this.#types[index] ?? 'text') === 'text',
    });
  }

  startRow(): void {
    if (this.#count++ > 0) this.#writer.byte(COMMA);
  }

  /** Writes the field at the reader. Every row has its fields from the first column on. */
  field(column: number, reader: RecordReader): void {
    const { bytes, start, end } = reader;
    const writer = this.#writer;
    const { prefix, isText } = this.#columns[column]!;
    if (writer.at + prefix.length + end - start > MAX_JSON_BYTES) this.#refuseLength();
    // An escape is at most 6 bytes.
    writer.reserve(prefix.length + 6 * (end - start) + 6);
    const to = writer.bytes;
    let { at } = writer;
    if (prefix.length > SHORT) {
      to.set(prefix, at);
      at += prefix.length;
    } else {
      for (let index = 0; index < prefix.length; index++) to[at++] = prefix[index]!;
    }
    writer.at = at;
    if (start === end && !reader.isQuoted) {
      writer.range(isText ? this.#empty : NULL, 0, (isText ? this.#empty : NULL).length);
    } else if (!isText) {
      writer.range(bytes, start, end);
      if (this.#hasComma) this.#pointIn(at, writer.at);
    } else if (reader.isEscaped || end - start > SHORT) {
      this.#text(reader);
    } else {
      to[at++] = QUOTE;
      for (let from = start; from < end; from++) to[at++] = bytes[from]!;
      to[at++] = QUOTE;
      writer.at = at;
    }
  }

  endRow(): void {
    this.#writer.byte(this.#isObjects ? CLOSE_OBJECT : CLOSE_LIST);
    if (this.#writer.at > MAX_JSON_BYTES) this.#refuseLength();
  }

  /** The answer: `columns` and `rows`, and behind them the members of `last`. */
  written(last: object): Uint8Array {
    const writer = this.#writer;
    const before = encoder.encode(`{"columns":${JSON.stringify(this.#names)},"rows":`);
    writer.text(`],${JSON.stringify(last).slice(1)}`);
    if (writer.at + before.length > MAX_JSON_BYTES) this.#refuseLength();
    writer.insert(0, before);
    return writer.written();
  }

  /** Writes the comma of a number as JSON has it. */
  #pointIn(start: number, end: number): void {
    const { bytes } = this.#writer;
    for (let at = start; at < end; at++) if (bytes[at] === COMMA) bytes[at] = DOT;
  }

  #refuseLength(): never {
    refuse('/csv', `gives more than the ${MAX_JSON_BYTES.toLocaleString('en-US')} bytes an answer may have`);
  }

  /** A text that is long or has escapes. */
  #text({ bytes, start, end, isEscaped, hasDoubled }: RecordReader): void {
    this.#writer.byte(QUOTE);
    if (isEscaped) this.#escaped(bytes, start, end, hasDoubled);
    else this.#writer.range(bytes, start, end);
    this.#writer.byte(QUOTE);
  }

  #escaped(bytes: Uint8Array, start: number, end: number, hasDoubled: boolean): void {
    const to = this.#writer.bytes;
    let { at } = this.#writer;
    for (let from = start; from < end; from++) {
      const byte = bytes[from]!;
      if (byte >= 0x20 && byte !== QUOTE && byte !== BACKSLASH) {
        to[at++] = byte;
        continue;
      }
      const sequence = jsonEscapes[byte]!;
      for (let index = 0; index < sequence.length; index++) to[at++] = sequence[index]!;
      if (byte === QUOTE && hasDoubled) from++;
    }
    this.#writer.at = at;
  }
}
