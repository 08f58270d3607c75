import type { ByteWriter } from '../csv/byte-writer.ts';
import { PlainTexts } from './plain-text.ts';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const UNDERSCORE = 0x5f;
const LETTER_X = 0x78;

/** Bytes of `_x0041_`. */
const XSTRING_ESCAPE = 7;

const encoder = new TextEncoder();

/** By byte, for those that JSON escapes (RFC 8259 section 7): the shortest escape of each. */
export const jsonEscapes: readonly Uint8Array[] = Array.from({ length: 128 }, (_, byte) =>
  encoder.encode(JSON.stringify(String.fromCharCode(byte)).slice(1, -1)),
);

/**
 * Writes texts of SpreadsheetML in UTF-8 as the insides of JSON strings: `_xHHHH_` is the UTF-16 unit that it names
 * (ECMA-376-1 22.9.2.19), also half of a surrogate pair.
 */
export class XstringWriter {
  readonly #writer: ByteWriter;
  readonly #plain = new PlainTexts();

  constructor(writer: ByteWriter) {
    this.#writer = writer;
  }

  write(bytes: Uint8Array, start: number, end: number): void {
    if (this.#plain.has(bytes, start, end)) this.#writer.range(bytes, start, end);
    else this.#rewrite(bytes, start, end);
  }

  #rewrite(bytes: Uint8Array, start: number, end: number): void {
    const writer = this.#writer;
    // An escape of JSON is at most 6 bytes.
    writer.reserve(6 * (end - start));
    const to = writer.bytes;
    let { at } = writer;
    for (let from = start; from < end; from++) {
      const byte = bytes[from]!;
      const unit = byte === UNDERSCORE ? escapedUnit(bytes, from, end) : -1;
      if (unit >= 0) {
        at = putUnit(to, at, unit);
        from += XSTRING_ESCAPE - 1;
      } else if (isEscaped[byte] === 0) to[at++] = byte;
      else at = put(to, at, jsonEscapes[byte]!);
    }
    writer.at = at;
  }
}

/** By byte: whether JSON writes it otherwise. */
const isEscaped = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte < 0x20 || byte === QUOTE || byte === BACKSLASH ? 1 : 0,
);

/** The unit of `_xHHHH_`, -1 where there is no such escape. */
function escapedUnit(bytes: Uint8Array, at: number, end: number): number {
  if (at + XSTRING_ESCAPE > end || bytes[at + 1] !== LETTER_X || bytes[at + 6] !== UNDERSCORE) return -1;
  let unit = 0;
  for (let index = at + 2; index < at + 6; index++) {
    const digit = hexDigits[bytes[index]!]!;
    if (digit < 0) return -1;
    unit = unit * 16 + digit;
  }
  return unit;
}

const hexDigits = Int8Array.from({ length: 256 }, (_, byte) => {
  const digit = Number.parseInt(String.fromCharCode(byte), 16);
  return Number.isNaN(digit) ? -1 : digit;
});

/** A unit as UTF-8, or as an escape of JSON: half of a pair has no UTF-8. */
function putUnit(to: Uint8Array, at: number, unit: number): number {
  if (unit < 0x80) return put(to, at, jsonEscapes[unit]!);
  if (unit >= 0xd800 && unit <= 0xdfff) return put(to, at, encoder.encode(`\\u${unit.toString(16)}`));
  let next = at;
  if (unit < 0x800) to[next++] = 0xc0 | (unit >> 6);
  else {
    to[next++] = 0xe0 | (unit >> 12);
    to[next++] = 0x80 | ((unit >> 6) & 0x3f);
  }
  to[next++] = 0x80 | (unit & 0x3f);
  return next;
}

function put(to: Uint8Array, at: number, sequence: Uint8Array): number {
  for (let index = 0; index < sequence.length; index++) to[at + index] = sequence[index]!;
  return at + sequence.length;
}
