/** A part of a text, from one offset to another in bytes. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPENING_BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const CLOSING_BRACKET = 0x5d;
const OPENING_BRACE = 0x7b;
const CLOSING_BRACE = 0x7d;

/**
 * Where the value of one member of a JSON object lies, as it was written: digits and the order of its own members
 * survive, which parsing would lose. Of duplicate members the last one counts, as for JSON.parse. undefined when there
 * is no such member, or no object at `object.from`. One pass over the bytes, which may be anything: for what is not JSON
 * the span means nothing, and parsing what surrounds it finds the fault.
 */
export function memberSpan(json: Uint8Array, object: Span, name: string): Span | undefined {
  const { to } = object;
  const begin = skipBlanks(json, object.from, to);
  if (json[begin] !== OPENING_BRACE) return undefined;
  let found: Span | undefined;
  let at = skipBlanks(json, begin + 1, to);
  while (at < to && json[at] === QUOTE) {
    const nameEnd = stringEnd(json, at, to);
    const colon = skipBlanks(json, nameEnd, to);
    if (json[colon] !== COLON) return found;
    const from = skipBlanks(json, colon + 1, to);
    const end = valueEnd(json, from, to);
    if (isName(json, { from: at, to: nameEnd }, name)) found = { from, to: end };
    const comma = skipBlanks(json, end, to);
    if (json[comma] !== COMMA) return found;
    at = skipBlanks(json, comma + 1, to);
  }
  return found;
}

/** Whether a string, with its quotes, is a name of ASCII; in escapes it may be as well. */
function isName(json: Uint8Array, { from, to }: Span, name: string): boolean {
  const length = to - from - 2;
  // \u0061 is the longest way to write a character.
  if (length < name.length || length > name.length * 6) return false;
  const written = String.fromCharCode(...json.subarray(from, to));
  if (!written.includes('\\')) return written === `"${name}"`;
  try {
    return JSON.parse(written) === name;
  } catch {
    return false;
  }
}

/** The commas of JSON outside of its strings, each of which parts two values; counted up to `most`. */
export function commasIn(json: Uint8Array, most: number): number {
  let count = 0;
  for (let at = 0; at < json.length && count < most; at++) {
    if (json[at] === COMMA) count++;
    else if (json[at] === QUOTE) at = stringEnd(json, at, json.length) - 1;
  }
  return count;
}

function skipBlanks(json: Uint8Array, from: number, to: number): number {
  let at = from;
  for (; at < to; at++) {
    const byte = json[at];
    if (byte !== 0x20 && byte !== 0x0a && byte !== 0x0d && byte !== 0x09) break;
  }
  return at;
}

/** The offset behind the value that begins at `from`. */
function valueEnd(json: Uint8Array, from: number, to: number): number {
  const first = json[from];
  if (first === QUOTE) return stringEnd(json, from, to);
  if (first === OPENING_BRACE || first === OPENING_BRACKET) return bracketEnd(json, from, to);
  let at = from;
  for (; at < to; at++) {
    const byte = json[at];
    if (byte === COMMA || byte === CLOSING_BRACE || byte === CLOSING_BRACKET || byte === 0x20) break;
    if (byte === 0x0a || byte === 0x0d || byte === 0x09) break;
  }
  return at;
}

/** What each byte adds to the depth; a quote begins a string, whose brackets add nothing. */
const depths = new Int8Array(256);
const STRING = 2;
depths[OPENING_BRACE] = 1;
depths[OPENING_BRACKET] = 1;
depths[CLOSING_BRACE] = -1;
depths[CLOSING_BRACKET] = -1;
depths[QUOTE] = STRING;

function bracketEnd(json: Uint8Array, from: number, to: number): number {
  let depth = 0;
  for (let at = from; at < to; at++) {
    const added = depths[json[at]!]!;
    if (added === 0) continue;
    if (added === STRING) {
      at = stringEnd(json, at, to) - 1;
    } else {
      depth += added;
      if (depth === 0) return at + 1;
    }
  }
  return to;
}

/** The offset behind the string that begins at `from`. */
function stringEnd(json: Uint8Array, from: number, to: number): number {
  for (let at = from + 1; at < to; at++) {
    const byte = json[at];
    if (byte === BACKSLASH) at++;
    else if (byte === QUOTE) return at + 1;
  }
  return to;
}
