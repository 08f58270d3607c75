/** Longest physical line in octets, without its line break (RFC 5545 3.1). */
const MAX_OCTETS = 75;

/** Octets left in a line that begins with the space of a fold. */
const FOLDED_ROOM = MAX_OCTETS - 1;

/** The most octets that a UTF-16 unit takes: three, and its share of folds. */
const OCTETS_A_UNIT = 4;

/** What a small file takes: the buffer doubles from here on. */
const FIRST_CAPACITY = 2048;

/** 1 for the ASCII characters that a TEXT value holds as they are (RFC 5545 3.3.11). */
const isPlain = new Uint8Array(128);
for (let unit = 0; unit < 128; unit++) isPlain[unit] = unit >= 0x20 && unit < 0x7f ? 1 : 0;
for (const mark of '\\;,') isPlain[mark.charCodeAt(0)] = 0;
isPlain[0x09] = 1;

/**
 * Writes content lines in UTF-8, folded at 75 octets and never within a character or an escape (RFC 5545 3.1).
 * Property values of type TEXT are escaped on the way, in the same pass: octet by octet takes two thirds of
 * the time of joining strings and encoding them in the end.
 */
export class ContentLines {
  #bytes: Uint8Array;
  #length = 0;
  #room = MAX_OCTETS;

  /** `octets` is a guess at the length of all lines, to start with a buffer that need not grow. */
  constructor(octets = 0) {
    this.#bytes = new Uint8Array(FIRST_CAPACITY + octets);
  }

  /** Everything written. */
  get bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }

  /** A whole line of ASCII that is correct as it stands. */
  line(text: string): void {
    this.#reserve(text.length);
    this.#room = MAX_OCTETS;
    this.#ascii(text);
    this.#end();
  }

  /** Lines of ASCII that are correct as they stand, short and each with its end. */
  block(text: string): void {
    this.#reserve(text.length);
    this.#room = text.length;
    this.#ascii(text);
  }

  /** A property whose value is one TEXT. */
  textLine(name: string, value: string): void {
    this.#begin(name);
    this.#value(value);
    this.#end();
  }

  /** A property whose value is a list of TEXT. */
  textListLine(name: string, values: readonly string[]): void {
    this.#begin(name);
    for (const [index, value] of values.entries()) {
      if (index > 0) this.#ascii(',');
      this.#value(value);
    }
    this.#end();
  }

  #begin(name: string): void {
    this.#reserve(name.length);
    this.#room = MAX_OCTETS;
    this.#ascii(name);
    this.#ascii(':');
  }

  #value(value: string): void {
    this.#reserve(value.length);
    this.#escape(value.isWellFormed() ? value : value.toWellFormed());
  }

  /** Makes room for a text, and for the marks and line breaks around it. */
  #reserve(units: number): void {
    const needed = this.#length + (units + 8) * OCTETS_A_UNIT;
    if (needed <= this.#bytes.length) return;
    const grown = new Uint8Array(Math.max(needed, this.#bytes.length * 2));
    grown.set(this.bytes);
    this.#bytes = grown;
  }

  #end(): void {
    this.#bytes[this.#length++] = 0x0d;
    this.#bytes[this.#length++] = 0x0a;
  }

  #fold(): void {
    this.#end();
    this.#bytes[this.#length++] = 0x20;
    this.#room = FOLDED_ROOM;
  }

  #ascii(text: string): void {
    if (text.length > this.#room) {
      const head = this.#room;
      this.#ascii(text.slice(0, head));
      this.#fold();
      this.#ascii(text.slice(head));
      return;
    }
    // Local variables, here and below: fields looked up for every octet make a calendar take a quarter longer.
    const bytes = this.#bytes;
    const start = this.#length;
    for (let at = 0; at < text.length; at++) bytes[start + at] = text.charCodeAt(at);
    this.#length = start + text.length;
    this.#room -= text.length;
  }

  /** Line breaks of every kind become \n, other controls but TAB are dropped: no text can begin a line of its own. */
  #escape(text: string): void {
    for (let at = 0; at < text.length; ) {
      const copied = this.#plain(text, at);
      at += copied;
      if (at === text.length) return;
      at += this.#special(text, at);
    }
  }

  /** Copies characters that need no escape, as far as the line has room. Returns how many. */
  #plain(text: string, start: number): number {
    const bytes = this.#bytes;
    let length = this.#length;
    const end = Math.min(text.length, start + this.#room);
    let at = start;
    for (; at < end; at++) {
      const unit = text.charCodeAt(at);
      if (unit >= 0x80 || isPlain[unit] === 0) break;
      bytes[length++] = unit;
    }
    this.#length = length;
    this.#room -= at - start;
    return at - start;
  }

  /** Writes a character that is escaped, dropped or not ASCII; on a new line where this one has no room for it. */
  #special(text: string, at: number): number {
    const unit = text.charCodeAt(at);
    if (unit < 0x80 && isPlain[unit] === 1) {
      this.#fold();
      return 0;
    }
    const written = escapeOf(text, at, unit);
    const octets = written === undefined ? octetsOf(unit) : written.length;
    if (octets > this.#room) this.#fold();
    if (written === undefined) this.#character(text.codePointAt(at)!, octets);
    else this.#ascii(written);
    return octets === 4 ? 2 : 1;
  }

  /** A character beyond ASCII (RFC 3629 3). */
  #character(codePoint: number, octets: number): void {
    const lead = octets === 2 ? 0xc0 : octets === 3 ? 0xe0 : 0xf0;
    for (let octet = 0; octet < octets; octet++) {
      const bits = (codePoint >> (6 * (octets - 1 - octet))) & 0x3f;
      this.#bytes[this.#length++] = octet === 0 ? lead | (codePoint >> (6 * (octets - 1))) : 0x80 | bits;
    }
    this.#room -= octets;
  }
}

/** What stands in the file for a character that cannot stand there itself; undefined when it can. */
function escapeOf(text: string, at: number, unit: number): string | undefined {
  switch (unit) {
    case 0x0d:
      return text.charCodeAt(at + 1) === 0x0a ? '' : '\\n';
    case 0x0a:
    case 0x85:
    case 0x2028:
    case 0x2029:
      return '\\n';
    case 0x2c:
      return '\\,';
    case 0x3b:
      return '\\;';
    case 0x5c:
      return '\\\\';
    default:
      return unit < 0x80 ? '' : undefined;
  }
}

/** Octets of UTF-8 for the character that begins with a UTF-16 unit of well-formed text. */
function octetsOf(unit: number): number {
  if (unit < 0x800) return 2;
  return unit >= 0xd800 && unit < 0xdc00 ? 4 : 3;
}
