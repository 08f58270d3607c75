const LF = 0x0a;
const CR = 0x0d;

/** A place in a text, as editors count: from 1, lines by CR, LF or CRLF, columns by characters. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** The place of an offset in UTF-8. */
export function placeOf(bytes: Uint8Array, offset: number): Place {
  let line = 1;
  let start = 0;
  for (let at = 0; at < offset; at++) {
    const byte = bytes[at];
    if (byte !== LF && byte !== CR) continue;
    if (byte === CR && bytes[at + 1] === LF) {
      // A line does not end between the two.
      if (at + 1 === offset) break;
      at++;
    }
    line++;
    start = at + 1;
  }
  let column = 1;
  for (let at = start; at < offset; at++) if ((bytes[at]! & 0xc0) !== 0x80) column++;
  return { line, column };
}

/** The offset behind so many lines; the end where there are fewer. */
export function afterLines(bytes: Uint8Array, from: number, lines: number): number {
  let at = from;
  for (let line = 0; line < lines && at < bytes.length; line++) {
    while (at < bytes.length && bytes[at] !== LF && bytes[at] !== CR) at++;
    at += bytes[at] === CR && bytes[at + 1] === LF ? 2 : 1;
  }
  return Math.min(at, bytes.length);
}
