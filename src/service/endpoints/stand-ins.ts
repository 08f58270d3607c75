/**
 * What the protocol gets in place of what a message asks for, and how its answer gets the real thing:
 *
 *     "content":[{"type":"text","text":"result of qr_create"}]   ->   "content":[...],"structuredContent":{...}
 *
 * The protocol reads, checks and writes a result as often as it likes: so large ones are spared it, the same answer
 * serves for every call of a tool, and no call is begun whose message it refuses.
 */
import type { ToolHost } from '../../agents/protocol-server.ts';
import { toolName } from '../../agents/tool.ts';
import type { Operation } from '../../operation.ts';
import type { Answer } from '../http/answer.ts';
import { withPart } from './answer-part.ts';

/** Does what a message asks for, each as members of a JSON object in UTF-8 on one line. */
export interface AgentHost {
  /** The result of a call: `"content":[...]`, and what else it has. A refusal is a result as well. */
  callTool(operation: Operation): Promise<Uint8Array>;
  /** The Markdown of a group's docs: `"text":"..."`. */
  readDocs(group: string): Promise<Uint8Array>;
}

/** What the protocol works with. JSON escapes no letter of a tool's or a group's name. */
export const standIns: ToolHost = {
  callTool: async ({ operation }) => ({
    content: [{ type: 'text', text: `result of ${toolName(operation)}` }],
  }),
  readDocs: async (group) => `docs of ${group}`,
};

/** The answer with the members of a result, if the protocol has called its tool. */
export function withResult(answer: Answer, resultOf: (tool: string) => Promise<Uint8Array>): Promise<Answer> {
  return withNamed(answer, ['"content":[{"type":"text","text":"result of ', '"}]'], resultOf);
}

/** The answer with the docs of a group, if the protocol has read them. */
export function withDocs(answer: Answer, docsOf: (group: string) => Promise<Uint8Array>): Promise<Answer> {
  return withNamed(answer, ['"text":"docs of ', '"'], docsOf);
}

/** The answer with the part of a name between two texts, in place of all three. */
async function withNamed(
  answer: Answer,
  [before, after]: readonly [string, string],
  partOf: (name: string) => Promise<Uint8Array>,
): Promise<Answer> {
  const { body } = answer;
  if (body === undefined) return answer;
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const at = bytes.indexOf(before);
  if (at < 0) return answer;
  const from = at + before.length;
  const name = bytes.toString('utf8', from, bytes.indexOf(after, from));
  return withPart(answer, before + name + after, await partOf(name));
}
