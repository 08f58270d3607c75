import { InputError } from '../errors.ts';
import { commasIn, memberSpan, type Span } from '../formats/json/member-span.ts';
import { readJson, withoutByteOrderMark } from '../formats/json/text.ts';
import { isObject } from '../schema/prepare.ts';

/** Longest message, in bytes: the longest arguments of an operation, and the envelope around them. */
export const MAX_MESSAGE_BYTES = 1_400_000;

/** Longest envelope, in bytes. It is parsed in the thread that serves everyone; arguments are not. */
const MAX_ENVELOPE_BYTES = 16_384;

/** Most values in an envelope: several times those of a client with all capabilities. The protocol checks each repeatedly. */
const MAX_VALUES = 128;

/** Deepest envelope; the protocol reads it with recursive code. */
const MAX_DEPTH = 100;

/** A message of an agent as it is handed to the protocol, and the arguments of the tool that it calls. */
export interface AgentMessage {
  readonly value: unknown;
  /**
   * The text of the arguments as it was written: an object in braces, which its operation has to judge. undefined when
   * the message calls no tool.
   */
  readonly argumentsText: Uint8Array | undefined;
}

/**
 * Reads a message and takes the arguments out of it, unparsed. The protocol has no use for them, and the operation gets
 * them as they were written: parsed, an id of twenty digits would lose its last ones. Throws InputError with code
 * `malformed_json` or `body_too_large`.
 */
export function readMessage(body: Uint8Array): AgentMessage {
  const bytes = withoutByteOrderMark(body);
  const place = argumentsPlace(bytes);
  const { value } = readEnvelope(place === undefined ? bytes : withoutPart(bytes, place));
  if (!isToolCall(value)) {
    return { value: place === undefined ? value : readEnvelope(bytes).value, argumentsText: undefined };
  }
  return { value, argumentsText: place === undefined ? EMPTY : bytes.slice(place.from, place.to) };
}

const EMPTY = new TextEncoder().encode('{}');

/** Where the arguments of a call are, if they are an object: others are left for the protocol to refuse. */
function argumentsPlace(bytes: Uint8Array): Span | undefined {
  const params = memberSpan(bytes, { from: 0, to: bytes.length }, 'params');
  const place = params && memberSpan(bytes, params, 'arguments');
  return place !== undefined && bytes[place.from] === EMPTY[0] ? place : undefined;
}

/** The bytes with an empty object in place of a part. */
function withoutPart(bytes: Uint8Array, { from, to }: Span): Uint8Array {
  const rest = new Uint8Array(bytes.length - (to - from) + EMPTY.length);
  rest.set(bytes.subarray(0, from));
  rest.set(EMPTY, from);
  rest.set(bytes.subarray(to), from + EMPTY.length);
  return rest;
}

function readEnvelope(bytes: Uint8Array) {
  if (bytes.length > MAX_ENVELOPE_BYTES) {
    const message = `may have at most ${MAX_ENVELOPE_BYTES} bytes besides the arguments of a tool`;
    throw new InputError([{ pointer: '', message }], 'body_too_large');
  }
  // Refused before it is parsed, where there are as many commas.
  if (commasIn(bytes, MAX_VALUES) === MAX_VALUES) throw manyValues();
  const read = readJson(bytes, { maxDepth: MAX_DEPTH });
  if (countValues(read.value, 0) > MAX_VALUES) throw manyValues();
  return read;
}

function manyValues(): InputError {
  const message = `may have at most ${MAX_VALUES} values besides the arguments of a tool`;
  return new InputError([{ pointer: '', message }], 'body_too_large');
}

/** Adds the values in `value` to a count, and itself; stops above the most that there may be. */
function countValues(value: unknown, before: number): number {
  let count = before + 1;
  if (typeof value !== 'object' || value === null) return count;
  for (const inner of Object.values(value)) {
    if (count > MAX_VALUES) break;
    count = countValues(inner, count);
  }
  return count;
}

function isToolCall(value: unknown): boolean {
  if (!isObject(value) || value.method !== 'tools/call') return false;
  const { params } = value;
  return isObject(params) && (params.arguments === undefined || isObject(params.arguments));
}
