import { isFormula, spreadsheetText } from '../../../formats/formula-guard.ts';
import type { CsvOptions } from '../schema.ts';
import type { ByteWriter } from './byte-writer.ts';

const QUOTE = 0x22;

/** From this length on a field is searched and copied whole. */
const LONG = 48;

/** The first byte in UTF-8 of the full-width ones, and the bytes that they have. */
const FULL_WIDTH = 0xef;
const FULL_WIDTH_BYTES = 3;

const utf8 = new TextDecoder();

/** Writes the fields of a CSV: as they are, or in quotes when they need them (RFC 4180 section 2, 5 to 7). */
export class CsvFields {
  readonly #writer: ByteWriter;
  readonly #delimiter: string;
  readonly #delimiterBytes: Uint8Array;
  readonly #escapeFormulas: boolean;

  constructor(
    writer: ByteWriter,
    { delimiter, escape_formulas }: Pick<CsvOptions, 'delimiter' | 'escape_formulas'>,
  ) {
    this.#writer = writer;
    this.#delimiter = delimiter;
    this.#delimiterBytes = new TextEncoder().encode(delimiter);
    this.#escapeFormulas = escape_formulas;
  }

  delimiters(count: number): void {
    const writer = this.#writer;
    const delimiterBytes = this.#delimiterBytes;
    const { length } = delimiterBytes;
    writer.reserve(Math.max(count, 0) * length);
    if (count * length > LONG) {
      this.#repeatDelimiter(count * length);
      return;
    }
    for (let index = 0; index < count; index++) {
      for (let at = 0; at < length; at++) writer.bytes[writer.at++] = delimiterBytes[at]!;
    }
  }

  /** Fills `total` bytes with delimiters, doubling at each step: a tenth of the time of one by one. */
  #repeatDelimiter(total: number): void {
    const writer = this.#writer;
    const delimiterBytes = this.#delimiterBytes;
    const start = writer.at;
    writer.bytes.set(delimiterBytes, start);
    for (let done = delimiterBytes.length; done < total; done *= 2) {
      writer.bytes.copyWithin(start + done, start, start + Math.min(done, total - done));
    }
    writer.at = start + total;
  }

  /** A text that a caller chose: a name or a string. */
  text(text: string): void {
    this.written(this.#escapeFormulas ? spreadsheetText(text) : text);
  }

  /** A generated text: a number or the JSON text of a nested value. */
  written(text: string): void {
    const needsQuotes = text.includes(this.#delimiter) || /["\r\n]/.test(text);
    this.#writer.text(needsQuotes ? `"${text.replaceAll('"', '""')}"` : text);
  }

  /** A range of bytes without quotes and line breaks, as a JSON string without escapes is. */
  range(from: Uint8Array, start: number, end: number): void {
    if (!this.#plainRange(from, start, end)) this.#quotedRange(from, start, end);
  }

  /** Whether a range of bytes would be read as a formula. */
  isFormula(from: Uint8Array, start: number, end: number): boolean {
    if (!this.#escapeFormulas || start === end) return false;
    const first = from[start]!;
    return isFormula(
      first === FULL_WIDTH
        ? utf8.decode(from.subarray(start, start + FULL_WIDTH_BYTES))
        : String.fromCharCode(first),
    );
  }

  /** Writes a range as it is; returns false and writes nothing when it contains the delimiter. */
  #plainRange(from: Uint8Array, start: number, end: number): boolean {
    const writer = this.#writer;
    const delimiterBytes = this.#delimiterBytes;
    const [first] = delimiterBytes;
    writer.reserve(end - start);
    if (end - start > LONG && delimiterBytes.length === 1) {
      const field = from.subarray(start, end);
      if (field.includes(first!)) return false;
      writer.bytes.set(field, writer.at);
      writer.at += field.length;
      return true;
    }
    const { bytes } = writer;
    let to = writer.at;
    for (let at = start; at < end; at++) {
      const byte = from[at]!;
      if (byte === first && this.#isDelimiter(from, at)) return false;
      bytes[to++] = byte;
    }
    writer.at = to;
    return true;
  }

  #isDelimiter(from: Uint8Array, at: number): boolean {
    const delimiterBytes = this.#delimiterBytes;
    for (let index = 1; index < delimiterBytes.length; index++) {
      if (from[at + index] !== delimiterBytes[index]) return false;
    }
    return true;
  }

  #quotedRange(from: Uint8Array, start: number, end: number): void {
    const writer = this.#writer;
    writer.reserve(end - start + 2);
    writer.bytes[writer.at++] = QUOTE;
    writer.range(from, start, end);
    writer.bytes[writer.at++] = QUOTE;
  }
}
