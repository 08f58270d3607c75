import { randomUUID } from 'node:crypto';
import { RecentMap } from '../../cache/recent-map.ts';
import { isObject } from '../../schema/prepare.ts';
import type { Answer } from '../http/answer.ts';
import { withPart } from './answer-part.ts';

/** The methods whose answer, with stand-ins for what they ask for, depends on nothing but the message and its headers. */
const sameForAll: ReadonlySet<unknown> = new Set([
  'initialize',
  'server/discover',
  'ping',
  'tools/list',
  'tools/call',
  'resources/list',
  'resources/templates/list',
  'resources/read',
]);

/** A few for each tool and version of the protocol, and what clients add. */
const MAX_ANSWERS = 256;

/** Longest message whose answer is kept, in characters with its headers. */
const MAX_MESSAGE = 4096;

/**
 * Answers that are the same for everyone but for the id of the message. Making one takes several times as long as all
 * else about a request. A message is asked under an id of this process, which is replaced by that of the caller.
 */
export class KeptAnswers {
  readonly #id = randomUUID();
  readonly #answers = new RecentMap<string, Answer>(MAX_ANSWERS);

  /** The answer to a message: a kept one, or what `ask` resolves to for the message that it gets. */
  async answer(
    message: unknown,
    headers: readonly (readonly [string, string])[],
    ask: (message: unknown) => Promise<Answer>,
  ): Promise<Answer> {
    if (!isObject(message) || !sameForAll.has(message.method) || !isId(message.id)) return ask(message);
    const asked = { ...withoutClient(withOwnParams(message)), id: this.#id };
    const key = JSON.stringify([headers, asked]);
    let answer = this.#answers.get(key);
    if (answer === undefined) {
      answer = await ask(asked);
      if (answer.status === 200 && key.length <= MAX_MESSAGE) this.#answers.set(key, answer);
    }
    return withPart(answer, `"id":"${this.#id}"`, Buffer.from(`"id":${JSON.stringify(message.id)}`));
  }
}

/** A string or an integer, as the protocol has it: all others are for the protocol to refuse. */
function isId(id: unknown): boolean {
  return typeof id === 'string' || Number.isSafeInteger(id);
}

/** The message without parameters that decide nothing: a ping has `_meta` alone, and each list a single page. */
function withOwnParams(message: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { method, params } = message;
  if (!isObject(params)) return message;
  if (method === 'ping') return { ...message, params: '_meta' in params ? { _meta: params._meta } : {} };
  if (typeof params.cursor !== 'string' || !lists.has(method)) return message;
  const { cursor: _, ...rest } = params;
  return { ...message, params: rest };
}

const lists: ReadonlySet<unknown> = new Set(['tools/list', 'resources/list', 'resources/templates/list']);

/** Before the names that the protocol itself has in `_meta`. */
const PREFIX = 'io.modelcontextprotocol/';

/** What a message of the era without a handshake must have there. */
const meta: ReadonlySet<string> = new Set(
  ['protocolVersion', 'clientInfo', 'clientCapabilities'].map((name) => PREFIX + name),
);

/**
 * The message without what a client says of itself, which decides nothing about these answers and takes the protocol
 * long to check. What is not of the form that it must have stays, for the protocol to refuse.
 */
function withoutClient(members: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(members).map(([name, value]) => {
      if (!isObject(value)) return [name, value];
      switch (name.startsWith(PREFIX) ? name.slice(PREFIX.length) : name) {
        case 'params':
          return [name, withoutClient(value)];
        case '_meta': {
          const known = Object.entries(value).filter(([inner]) => meta.has(inner));
          return [name, withoutClient(Object.fromEntries(known))];
        }
        case 'capabilities':
        case 'clientCapabilities':
          return [name, {}];
        case 'clientInfo': {
          const { name: client, version } = value;
          return [name, typeof client === 'string' && typeof version === 'string' ? ANYONE : value];
        }
        default:
          return [name, value];
      }
    }),
  );
}

const ANYONE = { name: 'client', version: '1' };
