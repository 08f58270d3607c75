import { CR, LF } from './line-ends.ts';

const SPACE = 0x20;
const DOLLAR = 0x24;
const PERCENT = 0x25;
const APOSTROPHE = 0x27;
const HYPHEN = 0x2d;
const DOT = 0x2e;

/** By byte: whether it may be beside a whole field that a comma does not part from others. */
const isOther = new Uint8Array(256);
for (const text of ';\t|"\r\n') isOther[text.charCodeAt(0)] = 1;

/** Signs of more than one byte in UTF-8, by their bytes: what parts thousands, and what money is counted in. */
const NO_BREAK_SPACE = [0xc2, 0xa0];
const THIN_SPACE = [0xe2, 0x80, 0xaf];
const POUND = [0xc2, 0xa3];
const YEN = [0xc2, 0xa5];
const EURO = [0xe2, 0x82, 0xac];
const blanks = [[SPACE], NO_BREAK_SPACE, THIN_SPACE];
const groupMarks = [...blanks, [DOT], [APOSTROPHE]];
const units = [[PERCENT], [DOLLAR], EURO, POUND, YEN];

/** Digits between two marks of thousands. */
const GROUP = 3;

/** Letters of a currency (ISO 4217). */
const CODE_LENGTH = 3;

/**
 * Whether a comma is the only one of a number, as in `-1.234,50`, `1 234,50` or `EUR 12,50`, which another candidate or
 * a line end parts.
 */
export function isDecimalComma(bytes: Uint8Array, comma: number): boolean {
  if (!isDigit(bytes[comma - 1]) || !isDigit(bytes[comma + 1])) return false;
  let end = comma + 1;
  while (isDigit(bytes[end])) end++;
  end = endOfUnit(bytes, end);
  if (isOther[bytes[end] ?? LF] === 0) return false;
  let start = startOfDigits(bytes, comma);
  if (bytes[start - 1] === HYPHEN) start--;
  start = startOfUnit(bytes, start);
  if (bytes[start - 1] === HYPHEN) start--;
  // Between two line ends it would be a record of two numbers as well.
  return isOther[bytes[start - 1] ?? LF] === 1 && !(isLineEnd(bytes[start - 1]) && isLineEnd(bytes[end]));
}

/** Where the digits in front of a comma begin, with the marks that part their thousands. */
function startOfDigits(bytes: Uint8Array, comma: number): number {
  let start = comma;
  for (let digits = 0; ; digits = 0) {
    for (; isDigit(bytes[start - 1]); digits++) start--;
    const mark = digits === GROUP ? lengthBefore(bytes, start, groupMarks) : 0;
    if (mark === 0 || !isDigit(bytes[start - mark - 1])) return start;
    start -= mark;
  }
}

/** Behind the sign or code of a unit that follows a number, with a blank between or none. */
function endOfUnit(bytes: Uint8Array, end: number): number {
  const at = end + lengthAt(bytes, end, blanks);
  const length = lengthAt(bytes, at, units) || codeLength(bytes, at);
  return length > 0 ? at + length : end;
}

/** Where the sign or code of a unit in front of a number begins. */
function startOfUnit(bytes: Uint8Array, start: number): number {
  const at = start - lengthBefore(bytes, start, blanks);
  const length = lengthBefore(bytes, at, units) || codeLength(bytes, at - CODE_LENGTH);
  return length > 0 ? at - length : start;
}

function codeLength(bytes: Uint8Array, at: number): number {
  for (let index = at; index < at + CODE_LENGTH; index++) {
    const byte = bytes[index] ?? 0;
    if (byte < 0x41 || byte > 0x5a) return 0;
  }
  return CODE_LENGTH;
}

/** The length of the sign at an offset, 0 where there is none. */
function lengthAt(bytes: Uint8Array, at: number, signs: readonly (readonly number[])[]): number {
  for (const sign of signs) {
    if (bytes[at] === sign[0] && sign.every((byte, index) => bytes[at + index] === byte)) return sign.length;
  }
  return 0;
}

/** The length of the sign that ends at an offset. */
function lengthBefore(bytes: Uint8Array, end: number, signs: readonly (readonly number[])[]): number {
  for (const sign of signs) {
    const at = end - sign.length;
    if (bytes[at] === sign[0] && sign.every((byte, index) => bytes[at + index] === byte)) return sign.length;
  }
  return 0;
}

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x30 && byte <= 0x39;
}

function isLineEnd(byte: number | undefined): boolean {
  return byte === undefined || byte === LF || byte === CR;
}
