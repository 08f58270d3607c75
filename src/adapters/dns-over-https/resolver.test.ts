import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { test as base, describe, expect } from 'vitest';
import { pausesUntil } from '../../../test/support/event-loop.ts';
import { until } from '../../../test/support/until.ts';
import {
  type DohServer,
  failure,
  mx,
  nameError,
  noData,
  type Reply,
  records,
  startDohServer,
} from '../../../test/support/worlds/doh-server.ts';
import type { DnsAnswer, DnsType } from '../../operation.ts';
import { createResolver } from './resolver.ts';

/** Each test has a resolver of its own, so that all can wait for their time limits at once. */
const test = base.extend<{ doh: DohServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of what a fixture uses from its pattern.
  doh: async ({}, use) => {
    const doh = await startDohServer();
    await use(doh);
    await doh.stop();
  },
});

const many = { queries: 1000 };

/** A header that promises one question and whose name points at itself (RFC 1035 4.1.4). */
const pointsAtItself = Buffer.from('000081800001000000000000c00c000f0001', 'hex');

const rows: readonly { name: string; key: string; reply: Reply; answer: DnsAnswer; asked?: number }[] = [
  {
    name: 'MX records, by preference',
    key: 'a.example MX',
    reply: mx('a.example', [20, 'B.Example'], [10, 'c.example']),
    answer: {
      kind: 'found',
      exchanges: [
        { preference: 10, host: 'c.example' },
        { preference: 20, host: 'b.example' },
      ],
    },
  },
  {
    name: 'a null MX (RFC 7505) is the root',
    key: 'a.example MX',
    reply: mx('a.example', [0, '.']),
    answer: { kind: 'found', exchanges: [{ preference: 0, host: '' }] },
  },
  {
    name: 'a CNAME before the MX (RFC 1034 3.6.2)',
    key: 'a.example MX',
    reply: records(
      'a.example MX',
      { type: 'CNAME', name: 'a.example', ttl: 60, data: 'b.example' },
      { type: 'MX', name: 'b.example', ttl: 60, data: { preference: 1, exchange: 'mx.example' } },
    ),
    answer: { kind: 'found', exchanges: [{ preference: 1, host: 'mx.example' }] },
  },
  {
    name: 'a CNAME and no MX is not data',
    key: 'a.example MX',
    reply: records('a.example MX', { type: 'CNAME', name: 'a.example', ttl: 60, data: 'b.example' }),
    answer: { kind: 'no_data' },
  },
  { name: 'NODATA', key: 'a.example MX', reply: noData('a.example MX'), answer: { kind: 'no_data' } },
  { name: 'NXDOMAIN', key: 'a.example MX', reply: nameError('a.example MX'), answer: { kind: 'no_name' } },
  {
    name: 'an A record',
    key: 'a.example A',
    reply: records('a.example A', { type: 'A', name: 'a.example', ttl: 60, data: '192.0.2.1' }),
    answer: { kind: 'found', exchanges: [], addresses: ['192.0.2.1'] },
  },
  {
    name: 'an AAAA record',
    key: 'a.example AAAA',
    reply: records('a.example AAAA', { type: 'AAAA', name: 'a.example', ttl: 60, data: '2001:db8::1' }),
    answer: { kind: 'found', exchanges: [], addresses: ['2001:db8:0:0:0:0:0:1'] },
  },
  ...(
    [
      ['SERVFAIL', failure('a.example MX', 2)],
      ['REFUSED', failure('a.example MX', 5)],
      ['a page of a captive portal', { status: 200, mediaType: 'text/html', body: '<h1>Hello</h1>' }],
      ['a redirect', { status: 302, mediaType: 'text/plain', body: '' }],
      ['HTTP 500', { status: 500, mediaType: 'application/dns-message', body: 'x' }],
      ['an empty packet', { status: 200, mediaType: 'application/dns-message', body: '' }],
      ['a name that points at itself', { packet: pointsAtItself }],
      ['a packet cut off in its answer', cut(mx('a.example', [10, 'mx.example']))],
      ['a packet marked as truncated (RFC 1035 4.1.1)', marked(mx('a.example', [10, 'mx.example']), 2, 0x02)],
      ['the answer to another name', mx('b.example', [10, 'mx.example'])],
      ['a query instead of a response', marked(mx('a.example', [10, 'mx.example']), 2, 0x80)],
      ['70,000 bytes', { packet: new Uint8Array(70_000) }],
    ] satisfies [string, Reply][]
  ).map(([name, reply]) => ({
    name: `${name} is a failure, not retried`,
    key: 'a.example MX',
    reply,
    answer: { kind: 'failed' } as const,
    asked: 1,
  })),
  {
    name: 'a reset connection is retried once',
    key: 'a.example MX',
    reply: 'reset',
    answer: { kind: 'failed' },
    asked: 2,
  },
  {
    name: 'a connection that ends within the answer is retried once',
    key: 'a.example MX',
    reply: 'break',
    answer: { kind: 'failed' },
    asked: 2,
  },
  {
    name: 'an answer that stalls is retried once',
    key: 'a.example MX',
    reply: 'stall',
    answer: { kind: 'failed' },
    asked: 2,
  },
];

test.concurrent.for(rows)('$name', async ({ key, reply, answer, asked = 1 }, { doh }) => {
  doh.zone.set(key, reply);
  const [name, type] = key.split(' ') as [string, DnsType];
  expect(await createResolver([doh.url]).open(many).lookup(name, type)).toEqual(answer);
  expect(doh.asked).toEqual(Array(asked).fill(key));
});

/** A server that accepts connections and sends nothing, as a middlebox does: TLS never begins. */
async function startBlackHole() {
  const sockets: Socket[] = [];
  const server = createServer((socket) => sockets.push(socket.on('error', () => {})));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}/dns-query`,
    connections: () => sockets.length,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** Without its last bytes. */
function cut(reply: Reply): Reply {
  const { packet } = reply as { packet: Uint8Array };
  return { packet: packet.subarray(0, packet.length - 4) };
}

/** With bits of one byte flipped. */
function marked(reply: Reply, index: number, bits: number): Reply {
  const packet = Uint8Array.from((reply as { packet: Uint8Array }).packet);
  packet[index]! ^= bits;
  return { packet };
}

describe.concurrent('sparing queries', () => {
  test('an answer is kept, for other requests too', async ({ doh }) => {
    doh.zone.set('a.example MX', mx('a.example', [10, 'mx.example']));
    const resolver = createResolver([doh.url]);
    const first = await resolver.open(many).lookup('a.example', 'MX');
    expect(await resolver.open({ queries: 0 }).lookup('a.example', 'MX')).toEqual(first);
    expect(doh.asked).toHaveLength(1);
  });

  test('simultaneous look-ups are sent once, and cost one request one query', async ({ doh }) => {
    doh.delay = 20;
    const resolver = createResolver([doh.url]);
    const [one, other] = [resolver.open({ queries: 1 }), resolver.open({ queries: 0 })];
    const asked = [one, one, other].map((session) => session.lookup('a.example', 'MX'));
    expect(await Promise.all(asked)).toEqual(Array(3).fill({ kind: 'no_name' }));
    expect(doh.asked).toHaveLength(1);
  });

  test('a request without queries left gets over_budget', async ({ doh }) => {
    const session = createResolver([doh.url]).open({ queries: 1 });
    await session.lookup('a.example', 'MX');
    expect(await session.lookup('b.example', 'MX')).toEqual({ kind: 'over_budget' });
  });

  test('a retry costs a query too, and is left out without one', async ({ doh }) => {
    doh.everything = 'reset';
    const session = createResolver([doh.url]).open({ queries: 3 });
    await session.lookup('a.example', 'MX');
    expect(await session.lookup('b.example', 'MX')).toEqual({ kind: 'failed' });
    expect(doh.asked).toEqual(['a.example MX', 'a.example MX', 'b.example MX']);
  });
});

describe.concurrent('resolvers that fail', () => {
  test('the next in the list is used', async ({ doh }) => {
    const other = await startDohServer();
    doh.everything = 'reset';
    other.zone.set('a.example MX', mx('a.example', [10, 'mx.example']));
    const answer = await createResolver([doh.url, other.url]).open(many).lookup('a.example', 'MX');
    expect(answer.kind).toBe('found');
    expect([doh.asked.length, other.asked.length]).toEqual([1, 1]);
    await other.stop();
  });

  test('after five transport failures in a row it is paused, and tried again after 3 s', async ({ doh }) => {
    doh.everything = 'reset';
    const session = createResolver([doh.url]).open(many);
    for (const name of ['a.example', 'b.example', 'c.example']) await session.lookup(name, 'MX');
    expect(doh.asked).toHaveLength(5);
    expect(await session.lookup('d.example', 'MX')).toEqual({ kind: 'failed' });
    expect(doh.asked).toHaveLength(5);
    doh.everything = undefined;
    await new Promise((resolve) => setTimeout(resolve, 3100));
    expect(await session.lookup('d.example', 'MX')).toEqual({ kind: 'no_name' });
  });

  test('an answer of any kind resets the count', async ({ doh }) => {
    const session = createResolver([doh.url]).open(many);
    for (const name of ['a.example', 'b.example', 'c.example', 'd.example']) {
      doh.everything = 'reset';
      await session.lookup(name, 'MX');
      doh.everything = failure(`x.${name} MX`, 2);
      await session.lookup(`x.${name}`, 'MX');
    }
    expect(doh.asked).toHaveLength(12);
  });

  test('names that are not answered in time do not count, even when all queries are for such names', async ({
    doh,
  }) => {
    const notices: string[] = [];
    for (let i = 0; i < 20; i++) doh.zone.set(`silent${i}.example MX`, 'hang');
    const session = createResolver([doh.url], (notice) => notices.push(notice)).open(many);
    const silent = Array.from({ length: 20 }, (_, i) => session.lookup(`silent${i}.example`, 'MX'));
    expect(await Promise.all(silent)).toEqual(Array(20).fill({ kind: 'failed' }));
    expect(notices).toEqual([expect.stringContaining('fails: no answer to 20 queries in a row')]);
    expect(await session.lookup('good.example', 'MX')).toEqual({ kind: 'no_name' });
  });

  test('silent names among answered ones are not reported', async ({ doh }) => {
    const notices: string[] = [];
    for (let i = 0; i < 20; i++) doh.zone.set(`silent${i}.example MX`, 'hang');
    const resolver = createResolver([doh.url], (notice) => notices.push(notice));
    for (const first of [0, 10]) {
      // Not enough queries for second tries.
      const session = resolver.open({ queries: 10 });
      const silent = Array.from({ length: 10 }, (_, i) => session.lookup(`silent${first + i}.example`, 'MX'));
      expect(await Promise.all(silent)).toEqual(Array(10).fill({ kind: 'failed' }));
      await resolver.open(many).lookup(`good${first}.example`, 'MX');
    }
    expect(notices).toEqual([]);
  });

  test('a TLS connection that is never made counts: the other names fail without a query', async () => {
    const blackHole = await startBlackHole();
    const session = createResolver([blackHole.url]).open(many);
    const names = ['a.example', 'b.example', 'c.example'];
    expect(await Promise.all(names.map((name) => session.lookup(name, 'MX')))).toEqual(
      Array(3).fill({ kind: 'failed' }),
    );
    const connections = blackHole.connections();
    expect(connections).toBeGreaterThanOrEqual(5);
    expect(await session.lookup('d.example', 'MX')).toEqual({ kind: 'failed' });
    expect(blackHole.connections()).toBe(connections);
    blackHole.stop();
  });

  test('after a pause one query tries it; its connection ends the pause, though it is not answered', async ({
    doh,
  }) => {
    doh.everything = 'reset';
    const session = createResolver([doh.url]).open(many);
    for (const name of ['a.example', 'b.example', 'c.example']) await session.lookup(name, 'MX');
    await sleep(3100);
    doh.everything = undefined;
    doh.zone.set('silent.example MX', 'hang');
    const tried = session.lookup('silent.example', 'MX');
    expect(await session.lookup('d.example', 'MX')).toEqual({ kind: 'failed' });
    await until(() => doh.asked.length > 5);
    expect(await session.lookup('d.example', 'MX')).toEqual({ kind: 'no_name' });
    expect(await tried).toEqual({ kind: 'failed' });
  });

  test('a failed connection does not count after a later answer', async ({ doh }) => {
    const resolver = createResolver([doh.url]);
    // Not enough queries for second tries.
    const session = resolver.open({ queries: 6 });
    const slow = ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => `${letter}.example`);
    for (const name of slow) doh.zone.set(`${name} MX`, 'reset');
    doh.delay = 1500;
    const lost = slow.map((name) => session.lookup(name, 'MX'));
    await until(() => doh.asked.length === slow.length);
    doh.delay = 0;
    expect((await resolver.open(many).lookup('good.example', 'MX')).kind).toBe('no_name');
    await Promise.all(lost);
    expect((await resolver.open(many).lookup('better.example', 'MX')).kind).toBe('no_name');
  });

  test('one notice reports a failure and one the recovery, and neither names a domain', async ({ doh }) => {
    const notices: string[] = [];
    const session = createResolver([`${doh.url}?token=s3cret`], (notice) => notices.push(notice)).open(many);
    doh.everything = 'reset';
    for (let i = 0; i < 8; i++) await session.lookup(`a${i}.example`, 'MX');
    const { origin } = new URL(doh.url);
    expect(notices).toEqual([`the DNS resolver at ${origin} fails: ECONNRESET`]);
    doh.everything = undefined;
    await sleep(3100);
    for (let i = 0; i < 3; i++) await session.lookup(`b${i}.example`, 'MX');
    expect(notices.slice(1)).toEqual([`the DNS resolver at ${origin} answers again`]);
  });

  test('a resolver that hangs is abandoned after 2 s, twice; a closed port fails at once', async ({
    doh,
  }) => {
    doh.everything = 'hang';
    const abandoned = createResolver([doh.url]).open(many).lookup('a.example', 'MX');
    const pauses = pausesUntil(abandoned);
    await sleep(1900);
    expect(doh.asked).toHaveLength(1);
    expect(await pauses).toBeLessThanOrEqual(42);
    expect(doh.asked).toHaveLength(2);
    expect(await abandoned).toEqual({ kind: 'failed' });
    const silent = await startDohServer();
    await silent.stop();
    expect(await createResolver([silent.url]).open(many).lookup('a.example', 'MX')).toEqual({
      kind: 'failed',
    });
  });
});
