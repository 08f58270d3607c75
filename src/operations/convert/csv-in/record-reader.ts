/**
 * Finds fields. For the bytes `a;"b ""c"""\r\n` and the delimiter `;`:
 *
 *     readField()  start..end = a        isQuoted false  isLast false
 *     readField()  start..end = b ""c""  isQuoted true   isLast true   hasDoubled true
 *
 * Only ranges of the bytes are kept: field-text.ts decodes one where its text is needed.
 */
import { refuse } from '../../../errors.ts';
import { CR, LF, lineEndAt } from './line-ends.ts';
import { placeOf } from './place.ts';
import { quotesAreText, reasonBehindQuote } from './quote-hints.ts';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** Most fields of a record, as many as a worksheet has columns. */
export const MAX_COLUMNS = 16_384;

/** Up to this length a field is read byte by byte. */
const SHORT = 12;

/** What a byte means in a field without quotes. */
const PLAIN = 0;
const ESCAPED = 1;
const END = 2;

/** Which part of a file is read. */
export interface PartOfFile {
  /** Lines of the file in front of it. */
  readonly linesBefore: number;
  /** Whether bytes follow: a quote that is open at the end is not a fault then. */
  readonly isCut: boolean;
}

const WHOLE: PartOfFile = { linesBefore: 0, isCut: false };

/**
 * Reads the records of CSV (RFC 4180) in UTF-8, field by field, as ranges of its bytes. CR, LF and CRLF end a record,
 * also mixed; empty lines are skipped. A quote opens a quoted field only where the field begins; any other is text, and
 * blanks belong to their field. Refuses, at `/csv`, text behind a closing quote, and a quote that is never closed.
 */
export class RecordReader {
  readonly bytes: Uint8Array;
  /** The field: the range of its text. */
  start = 0;
  end = 0;
  isQuoted = false;
  /** Whether its text has doubled quotes, which mean one each. */
  hasDoubled = false;
  /** Whether its text has bytes that JSON escapes. */
  isEscaped = false;
  /** Whether it is the last one of its record. */
  isLast = false;
  /** Where the record begins. */
  recordStart = 0;
  /** What separates fields, in UTF-8. */
  readonly delimiter: Uint8Array;
  readonly #kinds: Uint8Array;
  /** The bytes of the delimiter behind its first. */
  readonly #rest: Uint8Array;
  readonly #part: PartOfFile;
  #at: number;

  constructor(bytes: Uint8Array, from: number, delimiter: string, part: PartOfFile = WHOLE) {
    this.bytes = bytes;
    this.#at = from;
    this.#part = part;
    this.delimiter = new TextEncoder().encode(delimiter);
    this.#rest = this.delimiter.subarray(1);
    this.#kinds = kindsFor(this.delimiter[0]!);
  }

  /** Where the next field or record is looked for: the end of the bytes where nothing there ended the last one. */
  get position(): number {
    return this.#at;
  }

  /** Moves to the next record; false at the end. */
  toRecord(): boolean {
    const bytes = this.bytes;
    let at = this.#at;
    for (let end = lineEndAt(bytes, at); end > 0; end = lineEndAt(bytes, at)) at += end;
    this.#at = at;
    this.recordStart = at;
    return at < bytes.length;
  }

  /** Reads the next field of the record. */
  readField(): void {
    if (this.bytes[this.#at] === QUOTE) this.#readQuoted();
    else this.#readPlain();
  }

  #readPlain(): void {
    const bytes = this.bytes;
    const kinds = this.#kinds;
    const { length } = bytes;
    const start = this.#at;
    let at = start;
    let escaped = 0;
    this.start = start;
    for (; at < length; at++) {
      const kind = kinds[bytes[at]!]!;
      if (kind === PLAIN) {
        // Long texts are mostly plain: eight bytes at once take half the time of one by one.
        if (at - start >= SHORT) while (at + 8 < length && plainEight(kinds, bytes, at + 1)) at += 8;
        continue;
      }
      if (kind === END && this.#endsField(at)) break;
      escaped |= kind & ESCAPED;
    }
    this.end = at;
    this.isQuoted = false;
    this.hasDoubled = false;
    this.isEscaped = escaped !== 0;
    if (escaped !== 0) this.#refuseNul();
    this.#pass(at);
  }

  #readQuoted(): void {
    const bytes = this.bytes;
    const opened = this.#at;
    const { length } = bytes;
    let at = opened + 1;
    let escaped = false;
    this.hasDoubled = false;
    for (; ; at++) {
      if (at >= length) {
        this.#endUnclosed(opened);
        return;
      }
      const byte = bytes[at]!;
      if (byte === QUOTE) {
        if (bytes[at + 1] !== QUOTE) break;
        this.hasDoubled = true;
        at++;
      } else if (byte < 0x20 || byte === BACKSLASH) {
        escaped = true;
      } else {
        while (at + 8 < length && plainEight(QUOTED, bytes, at + 1)) at += 8;
      }
    }
    this.start = opened + 1;
    this.end = at;
    this.isQuoted = true;
    this.isEscaped = escaped || this.hasDoubled;
    if (escaped) this.#refuseNul();
    const behind = at + 1;
    if (behind < length && !(this.#kinds[bytes[behind]!] === END && this.#endsField(behind))) {
      this.#refuseBehindQuote(opened, behind);
    }
    this.#pass(behind);
  }

  /** The rest of the quoted field is in the next part of the file, or there is none. */
  #endUnclosed(opened: number): void {
    if (!this.#part.isCut)
      this.#refuse(opened, `the quote opened here is never closed${quotesAreText(this.delimiter)}`);
    this.start = this.end = this.#at = this.bytes.length;
    this.isLast = true;
  }

  /** Where the field has several lines, the fault is more likely the quote that opened it. */
  #refuseBehindQuote(opened: number, behind: number): never {
    const close = placeOf(this.bytes, behind);
    if (close.line === placeOf(this.bytes, opened).line)
      this.#refuse(behind, reasonBehindQuote(this.bytes, behind, this.delimiter));
    const line = close.line + this.#part.linesBefore;
    const reason = `the quote opened here is closed at line ${line}, column ${close.column - 1}, and text follows it`;
    return this.#refuse(opened, reason);
  }

  /** Whether a byte that may end a field does: the first byte of a delimiter of several may be that of another. */
  #endsField(at: number): boolean {
    const rest = this.#rest;
    if (rest.length === 0) return true;
    const bytes = this.bytes;
    if (lineEndAt(bytes, at) > 0) return true;
    for (let index = 0; index < rest.length; index++) {
      if (bytes[at + 1 + index] !== rest[index]) return false;
    }
    return true;
  }

  /** Moves past what ends a field. */
  #pass(at: number): void {
    const bytes = this.bytes;
    const byte = bytes[at];
    this.isLast = byte === LF || byte === CR || byte === undefined;
    this.#at = at + (this.isLast ? lineEndAt(bytes, at) : 1 + this.#rest.length);
  }

  /** Text has no NUL: what has one is another format, or UTF-16 whose charset is not named. */
  #refuseNul(): void {
    for (let at = this.start; at < this.end; at++) {
      if (this.bytes[at] !== 0) continue;
      refuse('/csv', `is not text: it has a NUL character at ${this.#shownPlace(at)}`);
    }
  }

  #refuse(offset: number, reason: string): never {
    return refuse('/csv', `is not CSV at ${this.#shownPlace(offset)}: ${reason}`);
  }

  #shownPlace(offset: number): string {
    const { line, column } = placeOf(this.bytes, offset);
    return `line ${line + this.#part.linesBefore}, column ${column}`;
  }
}

/** Whether eight bytes are plain. */
function plainEight(kinds: Uint8Array, bytes: Uint8Array, at: number): boolean {
  const first = kinds[bytes[at]!]! | kinds[bytes[at + 1]!]! | kinds[bytes[at + 2]!]! | kinds[bytes[at + 3]!]!;
  if (first !== PLAIN) return false;
  return (
    (kinds[bytes[at + 4]!]! | kinds[bytes[at + 5]!]! | kinds[bytes[at + 6]!]! | kinds[bytes[at + 7]!]!) ===
    PLAIN
  );
}

/** By byte. The delimiter ends a field, whatever else it is. */
function kindsFor(delimiter: number): Uint8Array {
  const kinds = new Uint8Array(256);
  kinds.fill(ESCAPED, 0, 0x20);
  kinds[QUOTE] = ESCAPED;
  kinds[BACKSLASH] = ESCAPED;
  kinds[LF] = END;
  kinds[CR] = END;
  kinds[delimiter] = END;
  return kinds;
}

/** In quotes nothing ends a field but a quote. */
const QUOTED = kindsFor(QUOTE);
