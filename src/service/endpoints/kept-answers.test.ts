import { describe, expect, it } from 'vitest';
import type { Answer } from '../http/answer.ts';
import { KeptAnswers } from './kept-answers.ts';

const headers = [['accept', 'application/json']] as const;

/** Answers that are counted, and have the id as the protocol writes it. */
function counted(status = 200) {
  let asked = 0;
  const answers = new KeptAnswers();
  const ask = async (message: unknown): Promise<Answer> => {
    asked += 1;
    const { id } = message as { readonly id: unknown };
    return { status, headers: [], body: Buffer.from(`data: {"n":${asked},"id":${JSON.stringify(id)}}\n\n`) };
  };
  return async (message: unknown, lines: readonly (readonly [string, string])[] = headers) => {
    const { body } = await answers.answer(message, lines, ask);
    return JSON.parse(Buffer.from(body!).toString().slice(6)) as unknown;
  };
}

const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };

describe('an answer that is the same for everyone', () => {
  it.each([
    ['an integer', 7],
    ['a text', 'a'],
    ['a text to be escaped', '"id":"x"\u2028\n\\'],
    ['an empty text', ''],
    ['a long text', 'x'.repeat(10_000)],
    ['the most', Number.MAX_SAFE_INTEGER],
  ])('is kept, and has the id of each message: %s', async (_name, id) => {
    const ask = counted();
    await ask(list);
    expect(await ask({ ...list, id })).toEqual({ n: 1, id });
  });

  const meta = (prefix: string, client: string) => ({
    [`${prefix}protocolVersion`]: '2026-07-28',
    [`${prefix}${prefix === '' ? 'c' : 'clientC'}apabilities`]: { experimental: { [client]: {} } },
    [`${prefix}clientInfo`]: { name: client, version: client, title: client },
  });

  it.each([
    ['in its handshake', (client: string) => ({ ...list, method: 'initialize', params: meta('', client) })],
    [
      'with each message',
      (client: string) => ({ ...list, params: { _meta: meta('io.modelcontextprotocol/', client) } }),
    ],
    ['in members of its own', (client: string) => ({ ...list, params: { _meta: { [client]: client } } })],
    ['with a ping', (client: string) => ({ ...list, method: 'ping', params: { [client]: client } })],
    ['in a cursor, where all is on one page', (client: string) => ({ ...list, params: { cursor: client } })],
    [
      'with a call',
      (client: string) => ({ ...list, method: 'tools/call', params: { name: 'a', _meta: { [client]: 1 } } }),
    ],
  ])('is that to any client, whatever it says of itself %s', async (_name, messageOf) => {
    const ask = counted();
    await ask(messageOf('a'));
    expect(await ask(messageOf('b'))).toEqual({ n: 1, id: 1 });
  });

  it('is not that to a client that says so in another form', async () => {
    const ask = counted();
    const initialize = (clientInfo: unknown) => ({ ...list, method: 'initialize', params: { clientInfo } });
    await ask(initialize({ name: 'a', version: '1' }));
    for (const [index, odd] of [{ name: 'a' }, { name: 1, version: '1' }, 'a', null, [], {}].entries()) {
      expect(await ask(initialize(odd))).toEqual({ n: index + 2, id: 1 });
    }
  });

  it.each([
    ['with other members', { ...list, params: { more: 'a' } }, headers],
    ['with a cursor that is no text', { ...list, params: { cursor: 1 } }, headers],
    ['that calls another tool', { ...list, method: 'tools/call', params: { name: 'b' } }, headers],
    ['of another method', { ...list, method: 'ping' }, headers],
    ['with other headers', list, [['mcp-protocol-version', '2026-07-28']] as const],
  ])('is not that to a message %s', async (_name, message, lines) => {
    const ask = counted();
    await ask(list);
    expect(await ask(message, lines)).toEqual({ n: 2, id: 1 });
    expect(await ask(list)).toEqual({ n: 1, id: 1 });
  });

  it.each([
    ['a method that is not known', { ...list, method: 'prompts/list' }],
    ['an id that is null', { ...list, id: null }],
    ['an id that is a fraction', { ...list, id: 1.5 }],
    ['an id that is an object', { ...list, id: { a: 1 } }],
    ['a long message', { ...list, params: { more: 'a'.repeat(5000) } }],
  ])('is made each time for %s', async (_name, message) => {
    const ask = counted();
    await ask(message);
    expect(await ask(message)).toEqual({ n: 2, id: message.id });
  });

  it('is not kept when it is a failure', async () => {
    const ask = counted(404);
    await ask(list);
    expect(await ask(list)).toEqual({ n: 2, id: 1 });
  });

  it('is kept for 256 messages, the most recent ones', async () => {
    const ask = counted();
    for (let more = 0; more <= 256; more += 1) await ask({ ...list, params: { more } });
    expect(await ask({ ...list, params: { more: 256 } })).toEqual({ n: 257, id: 1 });
    expect(await ask({ ...list, params: { more: 0 } })).toEqual({ n: 258, id: 1 });
  });
});
