import type { IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Connection } from '../connections/connections.ts';
import { Exchange } from '../exchange.ts';
import { readBody } from './body.ts';
import { BodyMemory } from './body-memory.ts';
import { PAGE_BYTES } from './body-pages.ts';

const MB = 1_000_000;
/** Those that are allocated first, while all of them are free: 1 MiB. */
const FIRST_PAGES = 1_048_576 / PAGE_BYTES;

/** How a body ends after 200 KB of it have arrived. */
const endings: readonly {
  readonly name: string;
  readonly end: (request: PassThrough, exchange: Exchange) => void;
}[] = [
  { name: 'is complete', end: (request) => request.end() },
  { name: 'becomes too long', end: (request) => request.write(Buffer.alloc(200_000)) },
  { name: 'is broken off', end: (_request, exchange) => exchange.breakOff(new Error('no room')) },
  { name: 'loses its caller', end: (request) => request.destroy() },
];

function exchangeOf(request: PassThrough): Exchange {
  const message = Object.assign(request, {
    headers: {},
    rawHeaders: [],
    url: '/',
    socket: {},
  }) as unknown as IncomingMessage;
  return new Exchange(message, {} as ServerResponse, { running: 1 } as Connection, 'id');
}

describe('the pages of a body', () => {
  it.each(endings)('are free when it $name', async ({ end }) => {
    const memory = new BodyMemory(100 * MB);
    memory.hold('request', 'a', () => {}).add(50 * MB);
    const request = new PassThrough();
    const exchange = exchangeOf(request);
    const reading = readBody(exchange, { limit: 300_000, memory, caller: 'b' }).catch(() => undefined);
    for (let chunk = 0; chunk < 10; chunk++) request.write(Buffer.alloc(20_000));
    await setImmediate();
    end(request, exchange);
    await reading;
    const pages = Array.from({ length: FIRST_PAGES }, () => memory.pages.allocate());
    expect(new Set(pages.map(({ segment }) => segment)).size).toBe(1);
  });
});
