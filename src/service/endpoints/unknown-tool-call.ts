import { unknownTool } from '../../agents/nearest-tool.ts';
import { isObject } from '../../schema/prepare.ts';
import type { Answer } from '../http/answer.ts';
import { withPart } from './answer-part.ts';

/** A message with the headers that the protocol reads. */
export interface SentMessage {
  readonly message: unknown;
  readonly lines: readonly (readonly [name: string, value: string])[];
}

/** A call of a tool that does not exist. */
export interface UnknownToolCall {
  /** The same under a name that all such calls have in common, so that one answer of the protocol serves for all. */
  readonly asked: SentMessage;
  /** The answer to the call, from that to the one which was asked. */
  answerFrom(answer: Answer): Answer;
}

/** No tool is near to it, nor has its name a letter that JSON would escape. */
const NOTHING = 'nothing';

/** The message as a call of an unknown tool; undefined for all others. */
export function unknownToolCall(
  { message, lines }: SentMessage,
  tools: Iterable<string>,
): UnknownToolCall | undefined {
  if (!isObject(message) || message.method !== 'tools/call' || !isObject(message.params)) return undefined;
  const { name } = message.params;
  const known = [...tools];
  if (typeof name !== 'string' || known.includes(name)) return undefined;
  // The header repeats the name: where it differs, the protocol refuses the message.
  if (lines.some(([line, value]) => line === 'mcp-name' && value !== name)) return undefined;
  return {
    asked: {
      message: { ...message, params: { ...message.params, name: NOTHING } },
      lines: lines.map(([line, value]) => [line, line === 'mcp-name' ? NOTHING : value]),
    },
    answerFrom: (answer) => {
      const place = `"message":${JSON.stringify(unknownTool(NOTHING, known))}`;
      return withPart(answer, place, Buffer.from(`"message":${JSON.stringify(unknownTool(name, known))}`));
    },
  };
}
