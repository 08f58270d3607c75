import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type FakeModel, startFakeModel } from '../../../test/support/worlds/fake-model.ts';
import { exchange, NoReplyError } from './exchange.ts';

let fake: FakeModel;
beforeAll(async () => {
  fake = await startFakeModel();
});
afterAll(() => fake.stop());

async function waitFor(headers: Record<string, string>): Promise<number | undefined> {
  fake.models = { status: 429, value: {}, headers };
  const message = { url: `${fake.baseUrl}/models`, key: undefined, mostBytes: 1000 };
  return (await exchange(message, AbortSignal.timeout(10_000))).retryAfterMs;
}

describe('Retry-After (RFC 9110 10.2.3)', () => {
  it.each([
    ['seconds', '7', 7000],
    ['a part of a second', '0.5', 500],
    ['zero seconds', '0', 0],
    ['a date that has passed', 'Fri, 31 Dec 1999 23:59:59 GMT', 0],
    ['an unknown form', 'soon', undefined],
  ])('%s', async (_name, value, expected) => {
    expect(await waitFor({ 'retry-after': value })).toBe(expected);
  });

  it('a date', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(1994, 10, 6, 8, 49, 7) });
    try {
      expect(await waitFor({ 'retry-after': 'Sun, 06 Nov 1994 08:49:37 GMT' })).toBe(30_000);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is not there', async () => {
    expect(await waitFor({})).toBeUndefined();
  });

  it('is finer in retry-after-ms', async () => {
    expect(await waitFor({ 'retry-after': '1', 'retry-after-ms': '120' })).toBe(120);
  });
});

describe('an answer whose end does not come', () => {
  /** Begins an answer, and calls `go` with its connection. */
  async function begin(go: (socket: Socket) => void) {
    const server = createServer((request, response) => {
      response.writeHead(200, { 'content-length': 100 }).write('{');
      setImmediate(() => go(request.socket));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}/chat/completions`;
    const end = () => {
      server.close();
      server.closeAllConnections();
    };
    return { message: { url, key: undefined, body: {}, mostBytes: 1000 }, end };
  }

  it('is not a reply when the connection breaks', async () => {
    const { message, end } = await begin((socket) => socket.resetAndDestroy());
    await expect(exchange(message, AbortSignal.timeout(10_000))).rejects.toThrow(NoReplyError);
    end();
  });

  it('is given up with the reason of the signal', async () => {
    const controller = new AbortController();
    const reason = new Error('too late');
    const { message, end } = await begin(() => controller.abort(reason));
    await expect(exchange(message, controller.signal)).rejects.toBe(reason);
    end();
  });
});
