import { once } from 'node:events';
import { createConnection } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Server, startServer } from '../support/running/server.ts';
import { runs, SEED } from '../support/runs.ts';

let server: Server;
beforeAll(async () => {
  server = await startServer({ FREE_DAILY_LIMIT: '1000000' });
});
afterAll(() => server.stop());

const json = 'host: a\r\ncontent-type: application/json\r\n';
const get = 'GET /v1/qr?data=a HTTP/1.1\r\nhost: a\r\n\r\n';

/** Every form in which Node passes on a request or a connection. */
const shapes: Readonly<Record<string, string>> = {
  get,
  head: get.replace('GET', 'HEAD'),
  'a body by length': `POST /v1/qr HTTP/1.1\r\n${json}content-length: 12\r\n\r\n{"data":"a"}`,
  'a body in chunks': `POST /v1/qr HTTP/1.1\r\n${json}transfer-encoding: chunked\r\n\r\nc\r\n{"data":"a"}\r\n0\r\n\r\n`,
  'a wrong chunk': `POST /v1/qr HTTP/1.1\r\n${json}transfer-encoding: chunked\r\n\r\nzz\r\nzz\r\n`,
  'an expectation': `POST /v1/qr HTTP/1.1\r\n${json}expect: 100-continue\r\ncontent-length: 12\r\n\r\n{"data":"a"}`,
  'another expectation': get.replace('host: a', 'host: a\r\nexpect: miracles'),
  'a body too large': `POST /v1/qr HTTP/1.1\r\n${json}content-length: 99999\r\n\r\n${' '.repeat(50_000)}`,
  'a pipeline': get.repeat(20),
  'a pipeline that ends in CONNECT': `${get}CONNECT a:443 HTTP/1.1\r\nhost: a:443\r\n\r\n`,
  'a pipeline that ends in garbage': `${get}GARBAGE\r\n\r\n`,
  CONNECT: 'CONNECT a:443 HTTP/1.1\r\nhost: a:443\r\n\r\nbytes for a tunnel',
  'an upgrade to WebSocket': get.replace('host: a', 'host: a\r\nconnection: upgrade\r\nupgrade: websocket'),
  'an upgrade to HTTP/2': get.replace(
    'host: a',
    'host: a\r\nconnection: upgrade, http2-settings\r\nupgrade: h2c\r\nhttp2-settings: AAMAAABk',
  ),
  'HTTP/2 with prior knowledge': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'OPTIONS of the server': 'OPTIONS * HTTP/1.1\r\nhost: a\r\n\r\n',
  'a malformed first line': 'GARBAGE\r\n\r\nmore of it\r\n',
  'the absolute form': 'GET http://a/v1/qr?data=a HTTP/1.1\r\nhost: a\r\n\r\n',
  'too many header lines': get.replace('host: a', `host: a\r\n${'a: b\r\n'.repeat(300)}a: b`),
  'headers over 32 KB': get.replace('host: a', `host: a\r\nlong: ${'x'.repeat(40_000)}`),
  'the hello of TLS': '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03random bytes',
  'a large document': 'GET /openapi.json HTTP/1.1\r\nhost: a\r\naccept-encoding: identity\r\n\r\n'.repeat(8),
  nothing: '',
};

const encounter = fc.record({
  shape: fc.constantFrom(...Object.keys(shapes)),
  /** A good request first, on the same connection. */
  isSecond: fc.boolean(),
  /** How much of the request is sent, most often all of it. */
  share: fc.oneof(fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true })),
  waitMs: fc.integer({ min: 0, max: 6 }),
  end: fc.constantFrom('resetAndDestroy' as const, 'destroy' as const, 'end' as const),
});

type Encounter = typeof encounter extends fc.Arbitrary<infer Value> ? Value : never;

/** Sends what the encounter describes, and hangs up as it describes. */
async function meet({ shape, isSecond, share, waitMs, end }: Encounter): Promise<void> {
  const socket = createConnection(Number(new URL(server.origin).port), '127.0.0.1');
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.on('error', () => {});
  await once(socket, 'connect');
  const bytes = Buffer.from(shapes[shape]!, 'latin1');
  if (isSecond) socket.write(get);
  socket.write(bytes.subarray(0, Math.ceil(bytes.length * share)));
  if (waitMs > 0) await wait(waitMs);
  socket[end]();
  if (end === 'end') socket.resume().setTimeout(200, () => socket.destroy());
  await closed;
}

async function expectAlive(): Promise<void> {
  expect((await fetch(`${server.origin}/health`)).status).toBe(200);
  expect(server.process.exitCode).toBeNull();
}

describe('a connection that ends at any moment', () => {
  it.each(['resetAndDestroy', 'destroy'] as const)('CONNECT and %s at once, 200 times', async (end) => {
    for (let time = 0; time < 200; time++) {
      await meet({ shape: 'CONNECT', isSecond: false, share: 1, waitMs: time % 3, end });
    }
    await expectAlive();
  });

  it('does not end the process, whatever was requested on it', async () => {
    const encounters = fc.sample(encounter, { seed: SEED, numRuns: runs(2000) });
    const waiting = encounters.values();
    const client = async () => {
      for (const next of waiting) await meet(next);
    };
    await Promise.all(Array.from({ length: 8 }, client));
    await expectAlive();
  });
});
