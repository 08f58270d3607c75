import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { JSONRPCMessage } from '@modelcontextprotocol/server';
import * as sdk from '@modelcontextprotocol/server';
import { afterEach, describe, expect, it } from 'vitest';
import { MAX_MESSAGE_BYTES } from '../message.ts';
import { LineTransport } from './line-transport.ts';

/** An agent that takes nothing until it is let, and a protocol that answers when it is let. */
function conversation() {
  const input = new PassThrough();
  const taken: JSONRPCMessage[] = [];
  const waiting: (() => void)[] = [];
  let takes = false;
  let bytesWaiting = 0;
  const writeLine = async (line: string) => {
    bytesWaiting += line.length;
    if (!takes) await new Promise<void>((resolve) => waiting.push(resolve));
    bytesWaiting -= line.length;
    taken.push(JSON.parse(line));
  };
  const transport = new LineTransport({ sdk, input, writeLine });
  const begun: (string | number)[] = [];
  let answer: ((id: string | number) => void) | undefined;
  transport.onmessage = (message) => {
    if (!('method' in message && 'id' in message)) return;
    begun.push(message.id);
    answer?.(message.id);
  };
  const send = (id: string | number, result: Record<string, unknown>) =>
    transport.send({ jsonrpc: '2.0', id, result });
  void transport.start();
  open.push(input);
  return {
    input,
    taken,
    begun,
    transport,
    send,
    bytesWaiting: () => bytesWaiting,
    /** From now on each call is answered at once with a text of this many characters. */
    answersWith(length: number) {
      answer = (id) => void send(id, { text: 'x'.repeat(length) });
    },
    takeAll() {
      takes = true;
      for (const take of waiting.splice(0)) take();
    },
  };
}

const open: PassThrough[] = [];
afterEach(() => {
  for (const input of open.splice(0)) input.destroy();
});

const call = (id: string | number, padding = 0) =>
  `${JSON.stringify({ jsonrpc: '2.0', id, method: 'tools/call', params: { name: 'a', arguments: { a: 'x'.repeat(padding) } } })}\n`;
const cancelled = (requestId: number) =>
  `${JSON.stringify({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId } })}\n`;
const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);

/** Until what has arrived is taken as far as it will be. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await setImmediate();
}

describe('an agent that does not take its answers', () => {
  it('waits with its calls, and is answered all of them when it takes', async () => {
    const { input, begun, taken, answersWith, takeAll, bytesWaiting, transport } = conversation();
    answersWith(100);
    // In one piece and in many.
    input.write(
      numbers(4000)
        .map((id) => call(id))
        .join(''),
    );
    for (const id of numbers(4000)) input.write(call(4000 + id));
    input.end();
    await settled();
    expect(begun).toHaveLength(64);
    expect(bytesWaiting()).toBeLessThan(64 * 200);
    takeAll();
    await transport.closed;
    expect(taken.map((message) => 'id' in message && message.id)).toEqual(numbers(8000));
  });

  it('is held back by the length of its answers, too', async () => {
    const { input, begun, answersWith, takeAll, taken, transport } = conversation();
    answersWith(1_000_000);
    input.end(
      numbers(12)
        .map((id) => call(id))
        .join(''),
    );
    await settled();
    expect(begun).toHaveLength(5);
    takeAll();
    await transport.closed;
    expect(taken).toHaveLength(12);
  });

  it('is held back by refusals, which are answers', async () => {
    const { input, takeAll, taken, bytesWaiting, transport } = conversation();
    input.end('?\n'.repeat(4000));
    await settled();
    expect(bytesWaiting()).toBeLessThan(64 * 200);
    takeAll();
    await transport.closed;
    expect(taken).toHaveLength(4000);
  });
});

describe('calls that are not answered', () => {
  it('are 64 at most, and the next is begun when one is answered or cancelled', async () => {
    const { input, begun, send, takeAll } = conversation();
    takeAll();
    input.write(
      numbers(63)
        .map((id) => call(id))
        .join('') +
        cancelled(0) +
        numbers(10)
          .map((id) => call(100 + id))
          .join(''),
    );
    await settled();
    expect(begun).toEqual([...numbers(63), 100, 101]);
    await send(1, {});
    await settled();
    expect(begun.at(-1)).toBe(102);
  });

  it('are as many with one id', async () => {
    const { input, begun, send, takeAll, transport } = conversation();
    takeAll();
    input.end(call('a').repeat(100));
    await settled();
    expect(begun).toHaveLength(64);
    for (let answers = 0; answers < 100; answers += 1) await send('a', {});
    await transport.closed;
    expect(begun).toHaveLength(100);
  });

  it('are fewer where their arguments are long', async () => {
    const { input, begun, takeAll } = conversation();
    takeAll();
    input.write(
      numbers(8)
        .map((id) => call(id, 1_000_000))
        .join(''),
    );
    await settled();
    expect(begun).toHaveLength(5);
  });
});

describe('lines', () => {
  it.each([
    ['that arrive byte by byte', (text: string) => [...text]],
    ['that arrive together', (text: string) => [text]],
  ])('%s, with a last one that does not end', async (_name, pieces) => {
    const { input, begun, answersWith, takeAll, transport } = conversation();
    answersWith(1);
    takeAll();
    for (const piece of pieces(`${call(1)}\r\n \t\n${call(2)}${call(3).trimEnd()}`)) input.write(piece);
    input.end();
    await transport.closed;
    expect(begun).toEqual([1, 2, 3]);
  });

  it('that are too long are dropped as they arrive, and refused', async () => {
    const { input, begun, taken, answersWith, takeAll, transport } = conversation();
    answersWith(1);
    takeAll();
    for (let piece = 0; piece < 40; piece += 1) input.write(' '.repeat(MAX_MESSAGE_BYTES / 10));
    input.end(`\n${call(1)}`);
    await transport.closed;
    expect(taken).toMatchObject([{ error: { code: -32600 } }, { id: 1 }]);
    expect(begun).toEqual([1]);
  });
});

it('a subscription that was acknowledged does not hold up the end', async () => {
  const { input, begun, takeAll, transport } = conversation();
  takeAll();
  input.end('{"jsonrpc":"2.0","id":7,"method":"subscriptions/listen","params":{"notifications":{}}}\n');
  await settled();
  expect(begun).toEqual([7]);
  await transport.send({
    jsonrpc: '2.0',
    method: 'notifications/subscriptions/acknowledged',
    params: { _meta: { 'io.modelcontextprotocol/subscriptionId': 7 }, notifications: {} },
  });
  await transport.closed;
});
