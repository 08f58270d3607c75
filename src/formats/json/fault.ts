/** The bytes that structure JSON (RFC 8259 section 2). */
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
const MINUS = 0x2d;
const PLUS = 0x2b;
const POINT = 0x2e;
const ZERO = 0x30;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const FIRST_PRINTABLE = 0x20;
const SMALL_E = 0x65;
const SMALL_U = 0x75;

/** An ASCII letter is small with this bit. */
const SMALL = 0x20;

/**
 * The offset of the first byte of a text in UTF-8 that JSON does not allow there (RFC 8259), or its length where it ends
 * too early; undefined for one JSON value. No value is made, so that levels cost no more than other bytes: JSON.parse
 * takes fifty times as long for a text of brackets, and three to six times for rows of a table.
 */
export function faultOffset(bytes: Uint8Array): number | undefined {
  const check = new Check(bytes);
  return check.isValue() ? undefined : check.at;
}

/** What may come next. */
type Expected = 'value' | 'item or end' | 'name' | 'name or end' | 'comma or end';

class Check {
  readonly #bytes: Uint8Array;
  /** The first byte that was not read. */
  at = 0;
  /** The bytes that close what is open, the outermost first. */
  #closing = new Uint8Array(64);
  #depth = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** Whether there is one value, and nothing but white space around it. */
  isValue(): boolean {
    let expected: Expected | undefined = 'value';
    do {
      this.#skipSpace();
      if (this.at >= this.#bytes.length) return false;
      expected = this.#next(expected);
      if (expected === undefined) return false;
    } while (expected !== 'comma or end' || this.#depth > 0);
    this.#skipSpace();
    return this.at === this.#bytes.length;
  }

  /** Reads a token, and says what may follow it; undefined for one that may not be there. */
  #next(expected: Expected): Expected | undefined {
    const byte = this.#bytes[this.at]!;
    const isEnd = this.#depth > 0 && byte === this.#closing[this.#depth - 1];
    switch (expected) {
      case 'comma or end':
        if (isEnd) return this.#close();
        if (byte !== COMMA) return undefined;
        this.at++;
        return this.#closing[this.#depth - 1] === CLOSE_LIST ? 'value' : 'name';
      case 'name':
      case 'name or end':
        if (isEnd && expected === 'name or end') return this.#close();
        return byte === QUOTE && this.#isString() && this.#isColon() ? 'value' : undefined;
      default:
        if (isEnd && expected === 'item or end') return this.#close();
        return this.#value(byte);
    }
  }

  #value(byte: number): Expected | undefined {
    if (byte === QUOTE) return this.#isString() ? 'comma or end' : undefined;
    if (byte === OPEN_OBJECT) return this.#open(CLOSE_OBJECT, 'name or end');
    if (byte === OPEN_LIST) return this.#open(CLOSE_LIST, 'item or end');
    return (isDigit(byte) || byte === MINUS ? this.#isNumber() : this.#isWord()) ? 'comma or end' : undefined;
  }

  #open(closing: number, expected: Expected): Expected {
    this.at++;
    if (this.#depth === this.#closing.length) {
      const longer = new Uint8Array(2 * this.#depth);
      longer.set(this.#closing);
      this.#closing = longer;
    }
    this.#closing[this.#depth++] = closing;
    return expected;
  }

  #close(): Expected {
    this.at++;
    this.#depth--;
    return 'comma or end';
  }

  #skipSpace(): void {
    for (;;) {
      const byte = this.#bytes[this.at];
      if (byte !== 0x20 && byte !== 0x0a && byte !== 0x0d && byte !== 0x09) return;
      this.at++;
    }
  }

  #isColon(): boolean {
    this.#skipSpace();
    if (this.#bytes[this.at] !== COLON) return false;
    this.at++;
    return true;
  }

  #isString(): boolean {
    const bytes = this.#bytes;
    let at = this.at + 1;
    // Beyond the end no comparison holds.
    while (bytes[at] !== QUOTE) {
      if (bytes[at] === BACKSLASH) {
        this.at = at + 1;
        if (!this.#isEscape()) return false;
        at = this.at;
      } else if (bytes[at]! >= FIRST_PRINTABLE) {
        at++;
      } else {
        this.at = Math.min(at, bytes.length);
        return false;
      }
    }
    this.at = at + 1;
    return true;
  }

  /** What follows a backslash. */
  #isEscape(): boolean {
    const byte = this.#bytes[this.at];
    if (byte !== SMALL_U) {
      if (byte === undefined || !ESCAPES.has(byte)) return false;
      this.at++;
      return true;
    }
    for (let digits = 0; digits < 4; digits++) {
      this.at++;
      if (!isHexDigit(this.#bytes[this.at])) return false;
    }
    this.at++;
    return true;
  }

  #isNumber(): boolean {
    if (this.#bytes[this.at] === MINUS) this.at++;
    if (this.#bytes[this.at] === ZERO) this.at++;
    else if (!this.#hasDigits()) return false;
    if (this.#bytes[this.at] === POINT) {
      this.at++;
      if (!this.#hasDigits()) return false;
    }
    if ((this.#bytes[this.at]! | SMALL) !== SMALL_E) return true;
    this.at++;
    const sign = this.#bytes[this.at];
    if (sign === PLUS || sign === MINUS) this.at++;
    return this.#hasDigits();
  }

  #hasDigits(): boolean {
    const from = this.at;
    while (isDigit(this.#bytes[this.at])) this.at++;
    return this.at > from;
  }

  #isWord(): boolean {
    const word = WORDS.find(([first]) => first === this.#bytes[this.at]);
    if (word === undefined) return false;
    for (const byte of word) {
      if (this.#bytes[this.at] !== byte) return false;
      this.at++;
    }
    return true;
  }
}

const WORDS = ['true', 'false', 'null'].map((word) => new TextEncoder().encode(word));

const ESCAPES: ReadonlySet<number> = new Set(new TextEncoder().encode('"\\/bfnrt'));

function isDigit(byte: number | undefined): boolean {
  return byte! >= ZERO && byte! <= 0x39;
}

function isHexDigit(byte: number | undefined): boolean {
  const letter = byte! | SMALL;
  return isDigit(byte) || (letter >= 0x61 && letter <= 0x66);
}
