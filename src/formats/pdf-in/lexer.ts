import { hasText } from '../bytes.ts';
import { BrokenPdf, type RefusePdf } from './refuse.ts';
import { type PdfDictionary, PdfName, PdfReference, PdfStream, type PdfValue } from './values.ts';

/** Most levels of arrays and dictionaries. */
const MAX_DEPTH = 64;

/** Most values that are read from one file; 64 bytes of a string, of white space or of a search count as one. */
const MAX_VALUES = 1_000_000;

/** Longest number or keyword, in bytes. */
const MAX_WORD = 64;

/** How many values may still be read, for all lexers of a file together. */
export class ValueBudget {
  #left = MAX_VALUES;
  readonly #refuse: RefusePdf;

  constructor(refuse: RefusePdf) {
    this.#refuse = refuse;
  }

  /** Counts a value, and the bytes that were passed for it. */
  spend(bytes = 0): void {
    this.#left -= 1 + (bytes >> 6);
    if (this.#left < 0) this.#refuse(`has more than ${MAX_VALUES} values on the way to its attachments`);
  }
}

/** Reads values from bytes, from a place on (ISO 32000-1 7.2, 7.3). */
export class Lexer {
  /** Where the next value begins, or the white space before it. */
  at: number;
  readonly #bytes: Uint8Array;
  readonly #budget: ValueBudget;

  constructor(bytes: Uint8Array, at: number, budget: ValueBudget) {
    this.#bytes = bytes;
    this.at = at;
    this.#budget = budget;
  }

  /** The value that begins here; a dictionary that `stream` follows is a stream. */
  value(depth = 0): PdfValue {
    const before = this.at;
    this.skipSpace();
    this.#budget.spend(this.at - before);
    if (depth > MAX_DEPTH) throw new BrokenPdf('levels');
    const byte = this.#bytes[this.at];
    if (byte === SOLIDUS) return this.#name();
    if (byte === PARENTHESIS) return this.#literalString();
    if (byte === BRACKET) return this.#array(depth);
    if (byte === LESS) {
      return this.#bytes[this.at + 1] === LESS ? this.#dictionaryOrStream(depth) : this.#hexString();
    }
    return this.#numberOrWord();
  }

  /** The number that begins here, a whole one that is not negative; undefined where another thing does. */
  whole(): number | undefined {
    this.skipSpace();
    const start = this.at;
    let number = 0;
    while (isDigit(this.#bytes[this.at]) && this.at - start < 16) {
      number = number * 10 + this.#bytes[this.at++]! - ZERO;
    }
    return this.at === start ? undefined : number;
  }

  /** Passes a keyword, where it is here. */
  passes(keyword: string): boolean {
    const before = this.at;
    this.skipSpace();
    if (this.at - before > 64) this.#budget.spend(this.at - before);
    if (!hasText(this.#bytes, this.at, keyword)) return false;
    this.at += keyword.length;
    return true;
  }

  /** Passes white space and comments (ISO 32000-1 7.2.2, 7.2.3). */
  skipSpace(): void {
    const bytes = this.#bytes;
    while (this.at < bytes.length) {
      const byte = bytes[this.at]!;
      if (byte === PERCENT) {
        while (this.at < bytes.length && bytes[this.at] !== LF && bytes[this.at] !== CR) this.at++;
      } else if (isSpace(byte)) this.at++;
      else return;
    }
  }

  #name(): PdfName {
    const bytes = this.#bytes;
    let name = '';
    for (this.at++; this.at < bytes.length && name.length < MAX_NAME; this.at++) {
      const byte = bytes[this.at]!;
      if (isSpace(byte) || isDelimiter(byte)) break;
      const escaped = byte === HASH ? hexPair(bytes, this.at + 1) : -1;
      name += String.fromCharCode(escaped < 0 ? byte : escaped);
      if (escaped >= 0) this.at += 2;
    }
    return new PdfName(name);
  }

  /** ISO 32000-1 7.3.4.2: parentheses balance, a reverse solidus escapes, a line end is a line feed. */
  #literalString(): Uint8Array {
    const bytes = this.#bytes;
    const text: number[] = [];
    let open = 1;
    const start = this.at;
    for (this.at++; this.at < bytes.length; ) {
      const byte = bytes[this.at++]!;
      if (byte === BACKSLASH) {
        this.#escape(text);
        continue;
      }
      if (byte === PARENTHESIS) open++;
      if (byte === CLOSING_PARENTHESIS && --open === 0) {
        this.#budget.spend(this.at - start);
        return Uint8Array.from(text);
      }
      if (byte === CR && bytes[this.at] === LF) this.at++;
      text.push(byte === CR ? LF : byte);
      if (text.length > MAX_STRING) break;
    }
    throw new BrokenPdf('string');
  }

  #escape(text: number[]): void {
    const byte = this.#bytes[this.at++] ?? 0;
    if (byte === LF) return;
    if (byte === CR) {
      if (this.#bytes[this.at] === LF) this.at++;
      return;
    }
    if (byte < ZERO || byte > SEVEN) {
      text.push(ESCAPES.get(byte) ?? byte);
      return;
    }
    let code = byte - ZERO;
    for (let digits = 1; digits < 3; digits++) {
      const digit = this.#bytes[this.at] ?? 0;
      if (digit < ZERO || digit > SEVEN) break;
      code = code * 8 + digit - ZERO;
      this.at++;
    }
    text.push(code & 0xff);
  }

  #hexString(): Uint8Array {
    const digits: number[] = [];
    const start = this.at;
    for (this.at++; this.at < this.#bytes.length && digits.length <= MAX_STRING; this.at++) {
      const byte = this.#bytes[this.at]!;
      if (byte === GREATER) {
        this.at++;
        this.#budget.spend(this.at - start);
        if (digits.length % 2 === 1) digits.push(0);
        return Uint8Array.from(
          { length: digits.length / 2 },
          (_, i) => digits[2 * i]! * 16 + digits[2 * i + 1]!,
        );
      }
      const digit = hexDigit(byte);
      if (digit >= 0) digits.push(digit);
      else if (!isSpace(byte)) break;
    }
    throw new BrokenPdf('string');
  }

  #array(depth: number): PdfValue[] {
    const values: PdfValue[] = [];
    this.at++;
    while (!this.passes(']')) values.push(this.value(depth + 1));
    return values;
  }

  #dictionaryOrStream(depth: number): PdfDictionary | PdfStream {
    const dictionary: PdfDictionary = new Map();
    this.at += 2;
    while (!this.passes('>>')) {
      const key = this.value(depth + 1);
      if (!(key instanceof PdfName)) throw new BrokenPdf('dictionary');
      dictionary.set(key.name, this.value(depth + 1));
    }
    const end = this.at;
    if (depth > 0 || !this.passes('stream')) {
      this.at = end;
      return dictionary;
    }
    if (this.#bytes[this.at] === CR) this.at++;
    if (this.#bytes[this.at] === LF) this.at++;
    return new PdfStream(dictionary, this.at);
  }

  #numberOrWord(): PdfValue {
    const start = this.at;
    const bytes = this.#bytes;
    while (this.at < bytes.length && this.at - start < MAX_WORD) {
      const byte = bytes[this.at]!;
      if (isSpace(byte) || isDelimiter(byte)) break;
      this.at++;
    }
    const word = String.fromCharCode(...bytes.subarray(start, this.at));
    if (/^[+-]?(\d+\.?\d*|\.\d+)$/.test(word))
      return /^\d+$/.test(word) ? this.#reference(word) : Number(word);
    if (word === 'true' || word === 'false') return word === 'true';
    if (word === 'null') return null;
    throw new BrokenPdf('word');
  }

  /** Two whole numbers and R are a reference, other numbers are themselves. */
  #reference(word: string): number | PdfReference {
    const end = this.at;
    if (this.whole() !== undefined && this.passes('R')) {
      const next = this.#bytes[this.at];
      if (next === undefined || isSpace(next) || isDelimiter(next)) return new PdfReference(Number(word));
    }
    this.at = end;
    return Number(word);
  }
}

/** Longest string, in bytes. */
const MAX_STRING = 65_536;

/** Longest name, in bytes: eight times what ISO 32000-1 annex C promises. */
const MAX_NAME = 1_024;

const LF = 0x0a;
const CR = 0x0d;
const HASH = 0x23;
const PERCENT = 0x25;
const PARENTHESIS = 0x28;
const CLOSING_PARENTHESIS = 0x29;
const SOLIDUS = 0x2f;
const ZERO = 0x30;
const SEVEN = 0x37;
const LESS = 0x3c;
const GREATER = 0x3e;
const BRACKET = 0x5b;
const BACKSLASH = 0x5c;

/** ISO 32000-1 table 3. */
const ESCAPES = new Map([
  [0x6e, 0x0a],
  [0x72, 0x0d],
  [0x74, 0x09],
  [0x62, 0x08],
  [0x66, 0x0c],
]);

/** Whether a byte is white space (ISO 32000-1 table 1). */
export function isSpace(byte: number): boolean {
  return byte === 0x20 || byte === LF || byte === CR || byte === 0x09 || byte === 0x0c || byte === 0;
}

/** Whether a byte is a digit. */
export function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= ZERO && byte <= 0x39;
}

/** ISO 32000-1 table 2: ( ) < > [ ] { } / % */
function isDelimiter(byte: number): boolean {
  return '()<>[]{}/%'.includes(String.fromCharCode(byte));
}

/** The value of a hexadecimal digit, -1 for other bytes. */
export function hexDigit(byte: number | undefined): number {
  if (byte === undefined) return -1;
  if (isDigit(byte)) return byte - ZERO;
  const letter = byte | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}

function hexPair(bytes: Uint8Array, at: number): number {
  const high = hexDigit(bytes[at]);
  const low = hexDigit(bytes[at + 1]);
  return high < 0 || low < 0 ? -1 : high * 16 + low;
}
