import { memberText } from '../formats/json/member-text.ts';
import { isObject } from '../schema/prepare.ts';

/** Longest message, in bytes: the longest arguments of an operation, and the envelope around them. */
export const MAX_MESSAGE_BYTES = 1_400_000;

/** A message of an agent as it is handed to the protocol, and the arguments of the tool that it calls. */
export interface AgentMessage {
  readonly value: unknown;
  /** The JSON text of the arguments as it was written; undefined when the message calls no tool. */
  readonly argumentsText: Uint8Array | undefined;
}

const METHOD_OF_CALLS = 'tools/call';

/**
 * Takes the arguments out of a message. The protocol has no use for them, and the operation gets them as they were
 * written: parsed, an id of twenty digits would lose its last ones. `text` must be the JSON text of `value`.
 */
export function agentMessage(text: string, value: unknown): AgentMessage {
  const params = isObject(value) && value.method === METHOD_OF_CALLS ? value.params : undefined;
  if (!isObject(value) || !isObject(params)) return { value, argumentsText: undefined };
  // What is no object is left for the protocol to refuse.
  if (params.arguments !== undefined && !isObject(params.arguments))
    return { value, argumentsText: undefined };
  const written = memberText(memberText(text, 'params') ?? '{}', 'arguments') ?? '{}';
  return {
    value: { ...value, params: { ...params, arguments: {} } },
    argumentsText: new TextEncoder().encode(written),
  };
}
