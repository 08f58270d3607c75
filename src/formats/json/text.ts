/**
 * JSON as text (RFC 8259): its faults with their places, and parts of it by their places, without a value.
 *
 *     {"a":1,"b":[2,}      fault.ts: byte 14
 *     {"a":1,"b":[2]}      member-span.ts: b is bytes 11 to 14
 *
 * Written for bodies that are passed on, or read once more elsewhere: digits and the order of members stay as they are.
 * depth.ts bounds levels before anything is parsed; indented.ts and source.ts write JSON for people.
 */
import { InputError } from '../../errors.ts';
import { offsetBelow } from './depth.ts';
import { faultOffset } from './fault.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** A body that is known to be JSON. */
export interface JsonText {
  /** The bytes without a byte order mark: UTF-8, nothing but white space around one JSON value. */
  readonly bytes: Uint8Array;
  /** The same as a string. */
  readonly text: string;
}

export interface ParsedJson extends JsonText {
  readonly value: unknown;
}

/**
 * Reads bytes as RFC 8259 JSON: strict UTF-8, one leading byte order mark dropped (section 8.1), at most `maxDepth`
 * levels. Of duplicate members the last one wins; `__proto__` is an ordinary member. Throws InputError with code
 * `malformed_json`, for the first fault of the text.
 */
export function readJson(body: Uint8Array, { maxDepth }: { readonly maxDepth: number }): ParsedJson {
  const { bytes, text } = decoded(body);
  refuseDepth(bytes, maxDepth);
  try {
    return { bytes, text, value: JSON.parse(text) };
  } catch {
    return refuseFault(bytes, faultOffset(bytes) ?? bytes.length);
  }
}

/** The same without making a value, and for any number of levels. */
export function readJsonText(body: Uint8Array): JsonText {
  const json = decoded(body);
  const offset = faultOffset(json.bytes);
  return offset === undefined ? json : refuseFault(json.bytes, offset);
}

function decoded(body: Uint8Array): JsonText {
  const text = decode(body);
  if (text.trim() === '') refuseBody('is empty: send a JSON object');
  return { bytes: withoutByteOrderMark(body), text };
}

/** Refuses the whole body, as text that this service does not read as JSON. */
function refuseBody(message: string): never {
  throw new InputError([{ pointer: '', message }], 'malformed_json');
}

function decode(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    return refuseBody('must be UTF-8 (RFC 8259 8.1): it holds bytes that are not');
  }
}

/** The bytes behind a leading byte order mark (RFC 8259 8.1). */
export function withoutByteOrderMark(bytes: Uint8Array): Uint8Array {
  const marked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  return marked ? bytes.subarray(3) : bytes;
}

/** Depth is judged before a value is made: a level costs more to parse than a hundred characters of text. */
function refuseDepth(bytes: Uint8Array, maxDepth: number): void {
  const offset = offsetBelow(bytes, maxDepth);
  if (offset === undefined) return;
  const fault = faultOffset(bytes.subarray(0, offset))!;
  if (fault < offset) refuseFault(bytes, fault);
  refuseBody(`must be nested at most ${maxDepth} levels deep`);
}

function refuseFault(bytes: Uint8Array, offset: number): never {
  if (offset >= bytes.length) refuseBody('is not valid JSON: it ends too early');
  const before = utf8.decode(bytes.subarray(0, offset)).split('\n');
  refuseBody(`is not valid JSON at line ${before.length}, column ${before.at(-1)!.length + 1}`);
}
