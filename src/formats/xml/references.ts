import type { RefuseXml } from './refuse.ts';

const LF = 0x0a;
const CR = 0x0d;
const AMPERSAND = 0x26;
const SEMICOLON = 0x3b;

/** The longest reference is `&#x10FFFF;`, with zeros in front a little longer. */
const MAX_REFERENCE = 24;

const HASH = 0x23;
const ZERO = 0x30;
/** Converts an ASCII letter to lower case. */
const CASE = 0x20;
const LETTER_A = 0x61;
const LETTER_X = 0x78;

/** XML 1.0 4.6. */
const entities = Object.entries({ amp: 0x26, lt: 0x3c, gt: 0x3e, quot: 0x22, apos: 0x27 }).map(
  ([name, code]) => ({ name: new TextEncoder().encode(`&${name};`), code }),
);

/**
 * Text in UTF-8 with its line ends made LF (XML 1.0 2.11) and, where it may have them, its references resolved (4.1).
 * Refuses references to entities but the five of XML, and to what is no character (2.2).
 */
export function decodeReferences(bytes: Uint8Array, hasReferences: boolean, refuse: RefuseXml): Uint8Array {
  const text = new Uint8Array(bytes.length);
  let to = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!;
    if (byte === AMPERSAND && hasReferences) {
      const end = endOf(bytes, at);
      const code = bytes[at + 1] === HASH ? numberOf(bytes, at + 2, end) : entityOf(bytes, at);
      if (end < 0 || !isCharacter(code)) refuse(`it has ${shown(bytes, at, end)}, which is no character`);
      to = put(text, to, code);
      at = end;
    } else if (byte === CR) {
      text[to++] = LF;
      if (bytes[at + 1] === LF) at++;
    } else {
      text[to++] = byte;
    }
  }
  return text.subarray(0, to);
}

/** The place of the `;` that ends a reference, -1 where there is none near. */
function endOf(bytes: Uint8Array, start: number): number {
  const most = Math.min(start + MAX_REFERENCE, bytes.length);
  for (let at = start + 2; at < most; at++) {
    if (bytes[at] === SEMICOLON) return at;
  }
  return -1;
}

function shown(bytes: Uint8Array, at: number, end: number): string {
  if (end < 0) return 'an & without its ;';
  return `the reference ${new TextDecoder().decode(bytes.subarray(at, end + 1))}`;
}

/** The character of an entity, -1 for any but the five of XML. */
function entityOf(bytes: Uint8Array, at: number): number {
  for (const { name, code } of entities) {
    let index = 1;
    while (index < name.length && bytes[at + index] === name[index]) index++;
    if (index === name.length) return code;
  }
  return -1;
}

/** The number of a character, decimal, or hexadecimal after x; -1 if it is not a number. */
function numberOf(bytes: Uint8Array, start: number, end: number): number {
  const base = bytes[start] === LETTER_X ? 16 : 10;
  const first = base === 16 ? start + 1 : start;
  let number = first < end ? 0 : -1;
  for (let at = first; at < end; at++) {
    const digit = digitOf(bytes[at]!);
    if (digit >= base) return -1;
    number = number * base + digit;
  }
  return number;
}

/** The value of a hexadecimal digit, 16 for any other byte. */
function digitOf(byte: number): number {
  if (byte >= ZERO && byte < ZERO + 10) return byte - ZERO;
  const letter = byte | CASE;
  return letter >= LETTER_A && letter < LETTER_A + 6 ? letter - LETTER_A + 10 : 16;
}

/** XML 1.0 2.2. */
function isCharacter(code: number): boolean {
  if (code < 0x20) return code === 0x09 || code === LF || code === CR;
  return code <= 0xd7ff || (code >= 0xe000 && code <= 0xfffd) || (code >= 0x10000 && code <= 0x10ffff);
}

/** Writes a character as UTF-8 and returns the place behind it: always fewer bytes than its reference has. */
function put(text: Uint8Array, to: number, code: number): number {
  if (code < 0x80) {
    text[to] = code;
    return to + 1;
  }
  const more = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
  text[to] = (more === 1 ? 0xc0 : more === 2 ? 0xe0 : 0xf0) | (code >> (6 * more));
  for (let index = 1; index <= more; index++)
    text[to + index] = 0x80 | ((code >> (6 * (more - index))) & 0x3f);
  return to + more + 1;
}
