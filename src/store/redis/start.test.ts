import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../../scripts/topology/free-port.ts';
import { hasConsumer } from '../../../test/support/consumers.ts';
import { callOf, countOf } from '../../../test/support/counts.ts';
import { pausesUntil, turnsUntil } from '../../../test/support/event-loop.ts';
import { until } from '../../../test/support/until.ts';
import { type FakeRedis, startFakeRedis } from '../../../test/support/worlds/fake-redis.ts';
import { type RedisServer, startRedis } from '../../../test/support/worlds/redis-server.ts';
import { isUp, openAt } from '../../../test/support/worlds/redis-store.ts';
import { StoreUnavailableError } from '../store.ts';

/** The refusal of a start, which must come within 3 s. */
async function refusalOf(url: string): Promise<string> {
  const refusal = openAt(url).catch((error: unknown) => error);
  expect(await pausesUntil(refusal)).toBeLessThanOrEqual(30);
  expect(await refusal).toBeInstanceOf(StoreUnavailableError);
  return ((await refusal) as Error).message;
}

describe.runIf(hasConsumer('redis-server'))('a start is refused', () => {
  const password = 'p@ss:w/rd';
  let server: RedisServer;
  beforeAll(async () => {
    server = await startRedis({
      lines: [
        `requirepass ${password}`,
        `user reader on >${'r'.repeat(9)} ~* +@all -evalsha -eval`,
        `user other on >${'o'.repeat(9)} ~other:* +@all`,
        `user deaf on >${'d'.repeat(9)} ~* +@all -info`,
        `user sundry on >${'s'.repeat(9)} ~sundry:* +@all -@dangerous +info`,
      ],
      password,
    });
  });
  afterAll(() => server.remove());

  const rows: readonly [string, string, RegExp][] = [
    ['without the password', '', /^STORE_URL has no password, but the store requires one \(NOAUTH\)$/],
    ['a wrong password', ':wrong@', /^STORE_URL: its user or password is refused \(WRONGPASS\)$/],
    ['an unknown user', 'nobody:wrong@', /^STORE_URL: its user or password is refused \(WRONGPASS\)$/],
    ['a user without scripts', 'reader:rrrrrrrrr@', /^STORE_URL: its user may not run the command eval/],
    [
      'a user without INFO',
      'deaf:ddddddddd@',
      /^STORE_URL: its user may not run the command info \(NOPERM\)$/,
    ],
    ['a user of other keys', 'other:ooooooooo@', /^STORE_URL: its user may not use the keys of Sundry/],
  ];
  it.each(rows)('for %s, in one line without user and password', async (_, credentials, message) => {
    const line = await refusalOf(`redis://${credentials}127.0.0.1:${server.port}`);
    expect(line).toMatch(message);
    expect(line).not.toMatch(/wrong|nobody|reader|deaf|other:|ooo|rrr|ddd|\n/);
  });

  it('for a database that the server does not have', async () => {
    const url = `redis://:${encodeURIComponent(password)}@127.0.0.1:${server.port}/99`;
    expect(await refusalOf(url)).toBe('STORE_URL: the server has no database of this number');
  });

  it('for another form than the server is for', async () => {
    const url = `redis+cluster://:${encodeURIComponent(password)}@127.0.0.1:${server.port}`;
    expect(await refusalOf(url)).toMatch(/not a node of a cluster/);
  });

  it('for a store that a newer program wrote', async () => {
    await server.client.set('sundry:schema', '2');
    expect(await refusalOf(`redis://:${encodeURIComponent(password)}@127.0.0.1:${server.port}`)).toMatch(
      /^STORE_URL: a newer Sundry wrote the store \(schema 2, this program supports 1\)/,
    );
    await server.client.del('sundry:schema');
  });

  it('and not with the right password, percent-encoded, or for a user with the rights it needs', async () => {
    for (const credentials of [`:${encodeURIComponent(password)}`, 'sundry:sssssssss']) {
      const { store, notices } = await openAt(`redis://${credentials}@127.0.0.1:${server.port}/1`);
      await store.ping();
      expect((await store.reserve(callOf(countOf('a:1', 1), 5))).granted).toBe(true);
      expect([store.describe(), notices]).toEqual([`redis://127.0.0.1:${server.port}/1`, []]);
      await store.close();
    }
  });
});

describe('a server that says of itself', () => {
  let fake: FakeRedis;
  beforeEach(async () => {
    fake = await startFakeRedis();
  });
  afterEach(() => fake.stop());

  it.each([
    ['redis_version', '6.2.14', /version 6\.2\.14; Redis 7\.0, Valkey 7\.2 or newer is needed$/],
    ['redis_mode', 'cluster', /redis\+cluster:\/\/ is the form for a node of a cluster$/],
    ['redis_mode', 'sentinel', /redis\+sentinel:\/\/ is the form for a sentinel$/],
  ])('%s:%s is refused at the start', async (member, value, message) => {
    fake.info[member] = value;
    expect(await refusalOf(fake.url)).toMatch(message);
  });

  it('maxmemory_policy:allkeys-lru is warned of, once', async () => {
    fake.info.maxmemory_policy = 'allkeys-lru';
    const { store, notices } = await openAt(fake.url);
    expect(notices).toEqual([expect.stringMatching(/^warn: .*set its maxmemory-policy to noeviction/)]);
    await store.close();
  });

  it.each([
    ['loading', '1', 'LOADING'],
    ['role', 'slave', 'READONLY'],
  ])('%s:%s is warned of, and used as soon as it no longer says so', async (member, value, code) => {
    const usual = fake.info[member]!;
    fake.info[member] = value;
    const { store, notices } = await openAt(fake.url);
    expect(notices).toEqual([expect.stringMatching(new RegExp(`^warn: the store cannot be used.*${code}`))]);
    await expect(store.ping()).rejects.toThrow(code);
    fake.info[member] = usual;
    await until(() => isUp(store));
    expect(notices.at(-1)).toBe('info: the store can be used again');
    await store.close();
  });

  it('LOADING, to every command, is warned of too', async () => {
    fake.error = 'LOADING Redis is loading the dataset in memory';
    const { store, notices } = await openAt(fake.url);
    expect(notices).toEqual([expect.stringContaining('LOADING')]);
    fake.error = undefined;
    await until(() => isUp(store));
    await store.close();
  });

  it('another time than this machine is warned of, and known', async () => {
    fake.aheadSeconds = -5;
    const { store, notices } = await openAt(fake.url);
    expect(notices).toEqual([expect.stringMatching(/clock of the store is [456]\.\d s behind that of this/)]);
    expect(store.link?.clockOffsetSeconds()).toBeCloseTo(-5, -1);
    await store.close();
  });
});

describe('a store that cannot be reached', () => {
  it('is opened with a warning, and refuses calls at once', async () => {
    const { store, notices } = await openAt(`redis://me:secret@127.0.0.1:${await freePort()}`);
    expect(notices).toEqual([expect.stringMatching(/^warn: the store cannot be used.*ECONNREFUSED/)]);
    expect(notices.join()).not.toMatch(/secret|me:/);
    const refused = store.reserve(callOf(countOf('a:1', 1), 5));
    expect(await turnsUntil(refused)).toBeLessThanOrEqual(3);
    await expect(refused).rejects.toThrow(/ECONNREFUSED/);
    await store.close();
  });

  it('because its name is not known: the same', async () => {
    const { store, notices } = await openAt('redis://nowhere.invalid');
    expect(notices).toEqual([expect.stringMatching(/^warn: .*nowhere\.invalid/)]);
    await store.close();
  });
});

describe.runIf(hasConsumer('redis-server'))('each minute', () => {
  it('the secret is read again', async () => {
    const server = await startRedis();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { store, notices } = await openAt(server.url);
    try {
      await server.client.flushall();
      vi.advanceTimersByTime(60_000);
      await until(() => notices.some((line) => line.startsWith('error: the secret')));
    } finally {
      vi.useRealTimers();
      await store.close();
      await server.remove();
    }
  });
});
