/** The characters of 0x80 to 0x9F in windows-1252 (WHATWG Encoding, index-windows-1252); the rest is Latin-1. */
const UPPER_CONTROLS =
  '\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f' +
  '\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178';

const ASCII = 0x80;
const LATIN_1 = 0xa0;

const codes = Uint16Array.from({ length: 256 }, (_, byte) =>
  byte < ASCII || byte >= LATIN_1 ? byte : UPPER_CONTROLS.charCodeAt(byte - ASCII),
);

/** A text in windows-1252 as UTF-8. Written here because the decoder of Node.js 20 leaves 0x80 to 0x9F as controls. */
export function utf8FromWindows1252(bytes: Uint8Array): Uint8Array {
  return utf8FromCodes(bytes, codes);
}

/** A text of bytes that are a character each as UTF-8: `codes` has the character of each byte, ASCII as it is. */
export function utf8FromCodes(bytes: Uint8Array, codes: Uint16Array): Uint8Array {
  let length = bytes.length;
  for (let at = 0; at < bytes.length; at++) {
    const code = codes[bytes[at]!]!;
    if (code >= ASCII) length += code < 0x800 ? 1 : 2;
  }
  const utf8 = new Uint8Array(length);
  let to = 0;
  for (let at = 0; at < bytes.length; at++) {
    const code = codes[bytes[at]!]!;
    if (code < ASCII) {
      utf8[to++] = code;
    } else if (code < 0x800) {
      utf8[to++] = 0xc0 | (code >> 6);
      utf8[to++] = 0x80 | (code & 0x3f);
    } else {
      utf8[to++] = 0xe0 | (code >> 12);
      utf8[to++] = 0x80 | ((code >> 6) & 0x3f);
      utf8[to++] = 0x80 | (code & 0x3f);
    }
  }
  return utf8;
}
