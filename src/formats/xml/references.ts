import type { RefuseXml } from './refuse.ts';

const LF = 0x0a;
const CR = 0x0d;
const AMPERSAND = 0x26;
const SEMICOLON = 0x3b;

/** The longest reference is `&#x10FFFF;`, with zeros in front a little longer. */
const MAX_REFERENCE = 24;

/** XML 1.0 4.6. */
const entities: Readonly<Record<string, number>> = { lt: 0x3c, gt: 0x3e, amp: 0x26, quot: 0x22, apos: 0x27 };

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
      const end = bytes.subarray(at, at + MAX_REFERENCE).indexOf(SEMICOLON) + at;
      const code = end < at ? undefined : codeOf(String.fromCharCode(...bytes.subarray(at + 1, end)));
      if (code === undefined) refuse(`it has ${shown(bytes, at, end)}, which is no character`);
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

function shown(bytes: Uint8Array, at: number, end: number): string {
  if (end < at) return 'an & without its ;';
  return `the reference ${new TextDecoder().decode(bytes.subarray(at, end + 1))}`;
}

/** The character of a reference without `&` and `;`. */
function codeOf(name: string): number | undefined {
  const digits = /^#(?:x([0-9a-fA-F]+)|([0-9]+))$/.exec(name);
  if (digits === null) return Object.hasOwn(entities, name) ? entities[name] : undefined;
  const code = digits[1] === undefined ? Number(digits[2]) : Number.parseInt(digits[1], 16);
  return isCharacter(code) ? code : undefined;
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
  text[to] = [0, 0xc0, 0xe0, 0xf0][more]! | (code >> (6 * more));
  for (let index = 1; index <= more; index++)
    text[to + index] = 0x80 | ((code >> (6 * (more - index))) & 0x3f);
  return to + more + 1;
}
