/**
 * ASCII text while it grows, as bytes. Pages and objects are made of thousands of short pieces and numbers: as strings they
 * become trees of pieces, with which drawing a Markdown text took a seventh longer, and left half as much garbage again.
 */
export class AsciiText {
  #bytes: Uint8Array;
  #length = 0;
  /** All codes of the text, combined. */
  #codes = 0;

  /** `capacity` is how many bytes there is room for at first, at least 256. */
  constructor(capacity = 1024) {
    this.#bytes = new Uint8Array(Math.max(capacity, 256));
  }

  /** Bytes that were added. */
  get length(): number {
    return this.#length;
  }

  /** Adds a text. */
  text(text: string): this {
    const bytes = this.#withRoom(text.length);
    let at = this.#length;
    let codes = 0;
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index);
      codes |= code;
      bytes[at++] = code;
    }
    this.#codes |= codes;
    this.#length = at;
    return this;
  }

  /** Adds an integer from 0 to 2^31 - 1 in decimal digits. */
  integer(value: number): this {
    const bytes = this.#withRoom(MAX_DIGITS);
    this.#length = writeDigits(bytes, this.#length, value);
    return this;
  }

  /** Adds a number of hundredths as decimal text, as short as it can be: `-1.5`. Its whole part is below 2^31. */
  hundredths(value: number): this {
    const bytes = this.#withRoom(MAX_DIGITS + '-.00'.length);
    let at = this.#length;
    let rest = value;
    if (rest < 0) {
      bytes[at++] = MINUS;
      rest = -rest;
    }
    const whole = (rest / 100) | 0;
    const fraction = rest - whole * 100;
    at = writeDigits(bytes, at, whole);
    if (fraction > 0) {
      const tenths = (fraction / 10) | 0;
      bytes[at++] = POINT;
      bytes[at++] = DIGIT + tenths;
      if (fraction > tenths * 10) bytes[at++] = DIGIT + fraction - tenths * 10;
    }
    this.#length = at;
    return this;
  }

  /** Adds a number with two decimals, as `toFixed(2)` writes it. */
  fixed(value: number): this {
    const scaled = value * 100;
    const floor = Math.floor(scaled);
    // Next to the middle of two hundredths the product may be on the wrong side of it.
    const isClear = value >= 0 && value < 1e6 && Math.abs(scaled - floor - 0.5) > 1e-6;
    if (!isClear) return this.text(value.toFixed(2));
    const rounded = scaled - floor > 0.5 ? floor + 1 : floor;
    const bytes = this.#withRoom(MAX_DIGITS + '.00'.length);
    const fraction = rounded % 100;
    const at = writeDigits(bytes, this.#length, (rounded - fraction) / 100);
    bytes[at] = POINT;
    bytes[at + 1] = DIGIT + ((fraction / 10) | 0);
    bytes[at + 2] = DIGIT + (fraction % 10);
    this.#length = at + 3;
    return this;
  }

  /** Adds two numbers of hundredths, each with a space behind it. */
  point(x: number, y: number): this {
    return this.hundredths(x).space().hundredths(y).space();
  }

  /** Adds a space. */
  space(): this {
    const bytes = this.#withRoom(1);
    bytes[this.#length++] = SPACE;
    return this;
  }

  /** Adds bytes as they are, which may be no ASCII. */
  bytes(bytes: Uint8Array): this {
    this.#withRoom(bytes.length).set(bytes, this.#length);
    this.#length += bytes.length;
    return this;
  }

  /** All that was added, valid until more is. Throws an Error where a text was not ASCII: its bytes would be others. */
  view(): Uint8Array {
    if (this.#codes > 0x7f) throw new Error('PDF text that is not ASCII');
    return this.#bytes.subarray(0, this.#length);
  }

  /** A copy of all that was added; begins anew. */
  take(): Uint8Array {
    const taken = this.view().slice();
    this.#length = 0;
    return taken;
  }

  #withRoom(count: number): Uint8Array {
    const needed = this.#length + count;
    if (needed > this.#bytes.length) {
      const larger = new Uint8Array(Math.max(needed, this.#bytes.length * 2));
      larger.set(this.#bytes.subarray(0, this.#length));
      this.#bytes = larger;
    }
    return this.#bytes;
  }
}

const SPACE = 0x20;
const MINUS = 0x2d;
const POINT = 0x2e;
const DIGIT = 0x30;

/** Those of 2^31. */
const MAX_DIGITS = 10;

/** Writes the digits of an integer from the last to the first; returns where they end. */
function writeDigits(bytes: Uint8Array, start: number, value: number): number {
  let end = start + 1;
  for (let bound = 10; bound <= value; bound *= 10) end++;
  let rest = value;
  for (let at = end - 1; at >= start; at--) {
    const tenth = (rest / 10) | 0;
    bytes[at] = DIGIT + rest - tenth * 10;
    rest = tenth;
  }
  return end;
}
