import { InputError } from '../../errors.ts';
import { offsetBelow } from './depth.ts';

const ENDS_TOO_EARLY = ': it ends too early';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** A body that is known to be JSON. */
export interface JsonText {
  /** The bytes without a byte order mark: UTF-8, nothing but white space around one JSON value. */
  readonly bytes: Uint8Array;
  /** The same as a string. */
  readonly text: string;
  readonly value: unknown;
}

/**
 * Reads bytes as RFC 8259 JSON: strict UTF-8, one leading byte order mark dropped (section 8.1), at most
 * `maxDepth` levels, any number of them without it. Of duplicate members the last one wins; `__proto__` is an
 * ordinary member. Throws InputError with code `malformed_json`, for the first fault of the text.
 */
export function readJson(body: Uint8Array, { maxDepth }: { readonly maxDepth?: number } = {}): JsonText {
  const text = decode(body);
  if (text.trim() === '') refuseBody('is empty: send a JSON object');
  const bytes = withoutByteOrderMark(body);
  if (maxDepth !== undefined) refuseDepth(bytes, maxDepth);
  return { bytes, text, value: parse(text) };
}

/** Refuses the whole body, as text that is no JSON this service reads. */
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
  const fault = faultOf(utf8.decode(bytes.subarray(0, offset)));
  if (fault !== undefined && fault !== ENDS_TOO_EARLY) refuseBody(`is not valid JSON${fault}`);
  refuseBody(`must be nested at most ${maxDepth} levels deep`);
}

function faultOf(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return placeOf(error, text);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return refuseBody(`is not valid JSON${placeOf(error, text)}`);
  }
}

/** The place in the runtime's own words is dropped: they differ between versions and repeat the body. */
function placeOf(error: unknown, text: string): string {
  const message = error instanceof Error ? error.message : '';
  const position = /at position (\d+)/.exec(message)?.[1];
  if (position === undefined) return message.includes('end of JSON') ? ENDS_TOO_EARLY : '';
  const before = text.slice(0, Number(position)).split('\n');
  return ` at line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
}
