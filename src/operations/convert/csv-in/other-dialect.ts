import { refuse } from '../../../errors.ts';
import { ByteWriter } from '../csv/byte-writer.ts';
import { lineEndAt } from './line-ends.ts';
import { placeOf } from './place.ts';

/** How a file differs from RFC 4180. */
export interface OtherDialect {
  readonly delimiter: string;
  /** What opens and closes a field; undefined where nothing does. */
  readonly quote: string | undefined;
  /** Whether a backslash makes a quote, a delimiter, a line end and a backslash text. */
  readonly hasBackslash: boolean;
  /** What begins a line that is left out; undefined where nothing does. */
  readonly comment: string | undefined;
  /** Whether blanks and tabs around fields are left out. */
  readonly isTrimmed: boolean;
  /** Whether records without a value are left out. */
  readonly skipsEmpty: boolean;
}

const TAB = 0x09;
const SPACE = 0x20;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/**
 * Writes the records of a file in UTF-8 from an offset on as RFC 4180 has them, with the same delimiter and the same
 * lines, so that one reader reads all dialects and no check for another is in its loops. Refuses, at `/csv`, what that
 * reader refuses, with the place in the file.
 */
export function inRfc4180(bytes: Uint8Array, from: number, dialect: OtherDialect): Uint8Array {
  return new DialectWriter(bytes, from, dialect).written();
}

class DialectWriter {
  readonly #bytes: Uint8Array;
  readonly #dialect: OtherDialect;
  readonly #delimiter: Uint8Array;
  readonly #comment: Uint8Array | undefined;
  /** The byte of the quote, -1 for none. */
  readonly #quote: number;
  readonly #writer: ByteWriter;
  /** The text of a field. */
  readonly #field = new ByteWriter(256);
  #at: number;

  constructor(bytes: Uint8Array, from: number, dialect: OtherDialect) {
    const encoder = new TextEncoder();
    this.#bytes = bytes;
    this.#dialect = dialect;
    this.#delimiter = encoder.encode(dialect.delimiter);
    this.#comment = dialect.comment === undefined ? undefined : encoder.encode(dialect.comment);
    this.#quote = dialect.quote?.charCodeAt(0) ?? -1;
    this.#writer = new ByteWriter(bytes.length + 64);
    this.#writer.range(bytes, 0, from);
    this.#at = from;
  }

  written(): Uint8Array {
    while (this.#at < this.#bytes.length) {
      if (this.#comment !== undefined && this.#isAt(this.#comment)) this.#passLine();
      else this.#record();
      this.#lineEnd();
    }
    return this.#writer.written();
  }

  #passLine(): void {
    while (this.#at < this.#bytes.length && lineEndAt(this.#bytes, this.#at) === 0) this.#at++;
  }

  #lineEnd(): void {
    const length = lineEndAt(this.#bytes, this.#at);
    this.#writer.range(this.#bytes, this.#at, this.#at + length);
    this.#at += length;
  }

  #record(): void {
    const writer = this.#writer;
    const begun = writer.at;
    let hasValue = false;
    for (;;) {
      this.#readField();
      hasValue ||= this.#field.at > 0;
      if (!this.#isAt(this.#delimiter)) break;
      writer.range(this.#delimiter, 0, this.#delimiter.length);
      this.#at += this.#delimiter.length;
    }
    if (this.#dialect.skipsEmpty && !hasValue) writer.at = begun;
  }

  #readField(): void {
    this.#field.at = 0;
    if (this.#dialect.isTrimmed) this.#passBlanks();
    if (this.#bytes[this.#at] === this.#quote) this.#readQuoted();
    else this.#readPlain();
  }

  #readQuoted(): void {
    const bytes = this.#bytes;
    const opened = this.#at++;
    for (; ; this.#at++) {
      const byte = bytes[this.#at];
      if (byte === undefined) this.#refuse(opened, 'the quote opened here is never closed');
      if (byte === this.#quote) {
        if (bytes[this.#at + 1] !== this.#quote) break;
        this.#at++;
      } else if (byte === BACKSLASH) this.#passBackslash();
      this.#copy();
    }
    this.#at++;
    if (this.#dialect.isTrimmed) this.#passBlanks();
    if (!this.#endsField()) this.#refuse(this.#at, 'text follows the closing quote');
    this.#writeQuoted();
  }

  #readPlain(): void {
    let isParted = false;
    let end = 0;
    for (; !this.#endsField(); this.#at++) {
      const isEscaped = this.#bytes[this.#at] === BACKSLASH && this.#passBackslash();
      isParted ||= isEscaped && this.#endsField();
      if (isEscaped || !this.#isBlank()) end = this.#field.at + 1;
      this.#copy();
    }
    if (this.#dialect.isTrimmed) this.#field.at = end;
    // What RFC 4180 would read otherwise without quotes.
    if (isParted || (this.#field.at > 0 && this.#field.bytes[0] === QUOTE)) this.#writeQuoted();
    else this.#writer.range(this.#field.bytes, 0, this.#field.at);
  }

  /** Moves from a backslash to the byte that it makes text; stays where it is text itself. */
  #passBackslash(): boolean {
    if (!this.#dialect.hasBackslash) return false;
    this.#at++;
    const next = this.#bytes[this.#at];
    const means = next === BACKSLASH || next === this.#quote || (next !== undefined && this.#endsField());
    if (!means) this.#at--;
    return means;
  }

  #copy(): void {
    this.#field.reserve(1);
    this.#field.bytes[this.#field.at++] = this.#bytes[this.#at]!;
  }

  #writeQuoted(): void {
    const writer = this.#writer;
    const { bytes, at } = this.#field;
    writer.reserve(2 * at + 2);
    writer.bytes[writer.at++] = QUOTE;
    for (let from = 0; from < at; from++) {
      if (bytes[from] === QUOTE) writer.bytes[writer.at++] = QUOTE;
      writer.bytes[writer.at++] = bytes[from]!;
    }
    writer.bytes[writer.at++] = QUOTE;
  }

  #passBlanks(): void {
    while (this.#isBlank() && !this.#isAt(this.#delimiter)) this.#at++;
  }

  #isBlank(): boolean {
    const byte = this.#bytes[this.#at];
    return byte === SPACE || byte === TAB;
  }

  /** Whether a delimiter, a line end or the end of the text is here. */
  #endsField(): boolean {
    const at = this.#at;
    return at >= this.#bytes.length || lineEndAt(this.#bytes, at) > 0 || this.#isAt(this.#delimiter);
  }

  #isAt(text: Uint8Array): boolean {
    for (let index = 0; index < text.length; index++) {
      if (this.#bytes[this.#at + index] !== text[index]) return false;
    }
    return true;
  }

  #refuse(offset: number, reason: string): never {
    const { line, column } = placeOf(this.#bytes, offset);
    return refuse('/csv', `is not CSV at line ${line}, column ${column}: ${reason}`);
  }
}
