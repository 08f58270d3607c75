import { lineEndAt } from './line-ends.ts';

/** A place in a text, as editors count: from 1, lines by CR, LF or CRLF, columns by characters. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** The place of an offset in UTF-8. */
export function placeOf(bytes: Uint8Array, offset: number): Place {
  const lines = new LineCount(bytes);
  const line = lines.at(offset);
  let column = 1;
  for (let at = lines.start; at < offset; at++) if ((bytes[at]! & 0xc0) !== 0x80) column++;
  return { line, column };
}

/** Counts the lines of a text up to offsets that ascend: however many there are, each byte is read once. */
export class LineCount {
  /** Where the line of the last offset begins. */
  start = 0;
  readonly #bytes: Uint8Array;
  #line = 1;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** The line of an offset, from 1. A line does not end between CR and LF. */
  at(offset: number): number {
    const bytes = this.#bytes;
    while (this.#at < offset) {
      const end = lineEndAt(bytes, this.#at);
      if (this.#at + end > offset) break;
      this.#at += end || 1;
      if (end === 0) continue;
      this.#line++;
      this.start = this.#at;
    }
    return this.#line;
  }
}

/** The offset after this many lines; the end where there are fewer. */
export function afterLines(bytes: Uint8Array, from: number, lines: number): number {
  let at = from;
  for (let line = 0; line < lines && at < bytes.length; line++) {
    while (at < bytes.length && lineEndAt(bytes, at) === 0) at++;
    at += lineEndAt(bytes, at);
  }
  return at;
}
