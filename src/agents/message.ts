import { InputError } from '../errors.ts';
import { memberText } from '../formats/json/member-text.ts';
import { readJson } from '../formats/json/text.ts';
import { isObject } from '../schema/prepare.ts';

/** Longest message, in bytes: the longest arguments of an operation, and the envelope around them. */
export const MAX_MESSAGE_BYTES = 1_400_000;

/** Deepest envelope; the protocol reads it with recursive code. */
const MAX_DEPTH = 100;

/** A message of an agent as it is handed to the protocol, and the arguments of the tool that it calls. */
export interface AgentMessage {
  readonly value: unknown;
  /** The JSON text of the arguments as it was written; undefined when the message calls no tool. */
  readonly argumentsText: Uint8Array | undefined;
}

/**
 * Reads a message and takes the arguments out of it. The protocol has no use for them, and the operation gets them as
 * they were written: parsed, an id of twenty digits would lose its last ones. Throws InputError with code
 * `malformed_json`.
 */
export function readMessage(bytes: Uint8Array): AgentMessage {
  const { text, value } = readJson(bytes);
  const message = withoutArguments(text, value);
  if (!isDeeperThan(message.value, MAX_DEPTH)) return message;
  const fault = {
    pointer: '',
    message: `must be nested at most ${MAX_DEPTH} levels deep, but for arguments`,
  };
  throw new InputError([fault], 'malformed_json');
}

function withoutArguments(text: string, value: unknown): AgentMessage {
  const params = isObject(value) && value.method === 'tools/call' ? value.params : undefined;
  // What is no object is left for the protocol to refuse.
  const isCall = isObject(params) && (params.arguments === undefined || isObject(params.arguments));
  if (!isObject(value) || !isCall) return { value, argumentsText: undefined };
  const written = memberText(memberText(text, 'params') ?? '{}', 'arguments') ?? '{}';
  return {
    value: { ...value, params: { ...params, arguments: {} } },
    argumentsText: new TextEncoder().encode(written),
  };
}

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((member) => isDeeperThan(member, levels - 1));
}
