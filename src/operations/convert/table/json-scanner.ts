/** The bytes that structure JSON (RFC 8259 section 2). */
export const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
export const COLON = 0x3a;
export const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
export const OPEN_OBJECT = 0x7b;
export const CLOSE_OBJECT = 0x7d;

/** Up to this length a loop finds the end of a string faster than a call of indexOf. */
const SHORT = 32;

/** The kind of a JSON value (RFC 8259 section 3), with true and false as two kinds. */
export type JsonKind = 'string' | 'number' | 'true' | 'false' | 'null' | 'object' | 'list';

/** The kind of the value that begins with a byte. */
export function kindOf(first: number): JsonKind {
  return kinds[first]!;
}

const beginnings: ReadonlyMap<string, JsonKind> = new Map([
  ['"', 'string'],
  ['t', 'true'],
  ['f', 'false'],
  ['n', 'null'],
  ['{', 'object'],
  ['[', 'list'],
]);

/** By first byte; any other begins a number, since the value is known to be valid. */
const kinds = Array.from(
  { length: 128 },
  (_, byte): JsonKind => beginnings.get(String.fromCharCode(byte)) ?? 'number',
);

/** A mark U+FEFF that begins a text is part of it. */
const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });

/** One JSON value that is known to be valid. */
export interface JsonSource {
  /** UTF-8 without a byte order mark. */
  readonly bytes: Uint8Array;
  /** The same, decoded. */
  readonly text: string;
}

/**
 * Scans the bytes of one JSON value that is known to be valid, so that the order of members, duplicate
 * names and the digits of numbers stay as they were sent. JSON.parse, which proves the validity, loses
 * all three.
 */
export class JsonScanner {
  readonly bytes: Uint8Array;
  at = 0;
  /** Whether the last scanned string has an escape, so that its bytes are not its text. */
  escaped = false;
  /** The text, when its offsets equal those of the bytes: strings are searched four times as fast. */
  readonly #ascii: string | undefined;
  /** The first backslash from a place on. */
  #backslash = -1;
  #searchedFrom = 0;

  constructor({ bytes, text }: JsonSource) {
    this.bytes = bytes;
    this.#ascii = text.length === bytes.length ? text : undefined;
  }

  /** Moves to the next token and returns its first byte. */
  token(): number {
    const bytes = this.bytes;
    let byte = bytes[this.at]!;
    while (byte <= 0x20) byte = bytes[++this.at]!;
    return byte;
  }

  /** Moves past the value that begins here, however deep it is. */
  skipValue(): void {
    const byte = this.token();
    if (byte === QUOTE) this.skipString();
    else if (byte === OPEN_OBJECT || byte === OPEN_LIST) this.#skipContainer();
    else this.#skipScalar();
  }

  /** Moves past the string whose opening quote is here. */
  skipString(): void {
    const bytes = this.bytes;
    let at = this.at + 1;
    let near = at + SHORT;
    let quote = -1;
    this.escaped = false;
    for (;;) {
      const byte = bytes[at]!;
      if (byte === QUOTE) break;
      if (byte === BACKSLASH) {
        this.escaped = true;
        at += 2;
      } else if (at++ >= near) {
        if (quote < at) quote = this.#ascii?.indexOf('"', at) ?? bytes.indexOf(QUOTE, at);
        const slash = this.#backslashFrom(at);
        at = slash < quote ? slash : quote;
        near = at + SHORT;
      }
    }
    this.at = at + 1;
  }

  /** The first backslash from here on: most bodies have none, which is determined once. Rows may be read again. */
  #backslashFrom(at: number): number {
    if (this.#backslash < at || at < this.#searchedFrom) {
      this.#searchedFrom = at;
      const found = this.#ascii?.indexOf('\\', at) ?? this.bytes.indexOf(BACKSLASH, at);
      this.#backslash = found < 0 ? this.bytes.length : found;
    }
    return this.#backslash;
  }

  /**
   * Calls `member` for each member of the object that begins here, with its name; `member` moves past the
   * value, at whose first byte it finds the scanner.
   */
  members(member: (name: string) => void): void {
    this.at++;
    if (this.token() === CLOSE_OBJECT) {
      this.at++;
      return;
    }
    do {
      this.token();
      const start = this.at;
      this.skipString();
      const name = this.textOf(start, this.at, this.escaped);
      this.toMemberValue();
      member(name);
    } while (this.separator());
  }

  /** As `members`, for the items of a list, with their index. */
  items(item: (index: number) => void): void {
    this.at++;
    if (this.token() === CLOSE_LIST) {
      this.at++;
      return;
    }
    let index = 0;
    do {
      this.token();
      item(index++);
    } while (this.separator());
  }

  /** Moves from the end of a member's name past its colon to the value. */
  toMemberValue(): void {
    this.token();
    this.at++;
    this.token();
  }

  /** Moves past the byte after a member or an item: true for a comma, false for the end of the container. */
  separator(): boolean {
    const more = this.token() === COMMA;
    this.at++;
    return more;
  }

  /** The text of a string token, its quotes included in the range. */
  textOf(start: number, end: number, escaped: boolean): string {
    return escaped
      ? (JSON.parse(this.rawOf(start, end)) as string)
      : utf8.decode(this.bytes.subarray(start + 1, end - 1));
  }

  /** A range as it was sent. */
  rawOf(start: number, end: number): string {
    return utf8.decode(this.bytes.subarray(start, end));
  }

  #skipContainer(): void {
    const bytes = this.bytes;
    let depth = 0;
    do {
      const byte = bytes[this.at]!;
      if (byte === QUOTE) {
        this.skipString();
        continue;
      }
      if (byte === OPEN_OBJECT || byte === OPEN_LIST) depth++;
      else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) depth--;
      this.at++;
    } while (depth > 0);
  }

  /** A number or a word ends at the first byte that can belong to neither. */
  #skipScalar(): void {
    const bytes = this.bytes;
    const end = bytes.length;
    let { at } = this;
    while (at < end) {
      const byte = bytes[at]!;
      if (byte === COMMA || byte === CLOSE_OBJECT || byte === CLOSE_LIST || byte <= 0x20) break;
      at++;
    }
    this.at = at;
  }
}
