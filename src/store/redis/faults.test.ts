import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hasConsumer } from '../../../test/support/consumers.ts';
import { callOf, countOf } from '../../../test/support/counts.ts';
import { pausesUntil, turnsUntil } from '../../../test/support/event-loop.ts';
import { until } from '../../../test/support/until.ts';
import { type RedisServer, startRedis } from '../../../test/support/worlds/redis-server.ts';
import { isUp, type OpenedStore, openAt } from '../../../test/support/worlds/redis-store.ts';
import { type Reservation, type Store, StoreUnavailableError } from '../store.ts';

const count = countOf('a:1', 20_000);

/** The outcomes of calls at once. */
async function outcomesOf(calls: readonly Promise<Reservation>[]) {
  const settled = await Promise.allSettled(calls);
  const refusals = settled.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  const granted = settled.filter((result) => result.status === 'fulfilled' && result.value.granted).length;
  return { granted, refusals };
}

function callsOf(store: Store, number: number): Promise<Reservation>[] {
  return Array.from({ length: number }, () => store.reserve(callOf(count, 1e6)));
}

describe.runIf(hasConsumer('redis-server')).concurrent('a server that fails', () => {
  const opened: { server: RedisServer; stores: Store[] }[] = [];
  afterAll(async () => {
    await Promise.all(opened.flatMap(({ stores }) => stores.map((store) => store.close())));
    await Promise.all(opened.map(({ server }) => server.remove()));
  });

  async function fresh(): Promise<OpenedStore & { server: RedisServer }> {
    const server = await startRedis();
    const { store, notices } = await openAt(server.url);
    opened.push({ server, stores: [store] });
    return { server, store, notices };
  }

  it('by hanging: waiting calls are refused in 2.5 s, later ones at once, and none is charged', async () => {
    const { server, store } = await fresh();
    await store.reserve(callOf(count, 1e6));
    server.hang();
    const waiting = callsOf(store, 60);
    await sleep(1000);
    const outcomes = outcomesOf([...waiting, ...callsOf(store, 40)]);
    expect(await pausesUntil(outcomes)).toBeLessThanOrEqual(16);
    const { granted, refusals } = await outcomes;
    expect([granted, refusals.length]).toEqual([0, 100]);
    for (const refusal of refusals) expect(refusal).toBeInstanceOf(StoreUnavailableError);
    const later = outcomesOf(callsOf(store, 10));
    expect(await turnsUntil(later)).toBeLessThanOrEqual(3);
    expect((await later).refusals).toHaveLength(10);
    await sleep(1500);
    server.goOn();
    expect(await pausesUntil(until(() => isUp(store)))).toBeLessThanOrEqual(30);
    expect(await store.used(count)).toBe(1);
  });

  it('by hanging a little: calls that are answered in time are counted', async () => {
    const { server, store } = await fresh();
    server.hang();
    const waiting = callsOf(store, 50);
    await sleep(100);
    server.goOn();
    expect((await outcomesOf(waiting)).granted).toBe(50);
    expect(await store.used(count)).toBe(50);
  });

  it('by kill -9 under 50 callers: what was answered is stored, and no more than was asked', async () => {
    const { server, store, notices } = await fresh();
    let granted = 0;
    let refused = 0;
    let isOver = false;
    const caller = async () => {
      while (!isOver) {
        const { granted: more, refusals } = await outcomesOf(callsOf(store, 1));
        granted += more;
        refused += refusals.length;
        if (refusals.length > 0) await sleep(5);
      }
    };
    const callers = Array.from({ length: 50 }, caller);
    for (let round = 0; round < 3; round += 1) {
      const before = { granted, refused };
      await until(() => granted > before.granted + 100);
      await server.kill();
      await until(() => refused > before.refused + 100);
      await server.start();
      expect(await pausesUntil(until(() => isUp(store)))).toBeLessThanOrEqual(30);
    }
    isOver = true;
    await Promise.all(callers);
    const stored = await store.used(count);
    expect(stored).toBeGreaterThanOrEqual(granted);
    expect(stored).toBeLessThanOrEqual(granted + refused);
    expect(notices.filter((line) => line.startsWith('warn: the store cannot be used'))).toHaveLength(3);
    expect(notices.filter((line) => line === 'info: the store can be used again')).toHaveLength(3);
  });

  it('by being gone: calls are refused at once; refunds are kept, and carried out when it is back', async () => {
    const { server, store } = await fresh();
    for (let call = 0; call < 3; call += 1) await store.reserve(callOf(count, 5));
    await server.kill();
    await until(() => !isUp(store));
    const outcomes = outcomesOf(callsOf(store, 5));
    expect(await turnsUntil(outcomes)).toBeLessThanOrEqual(3);
    expect((await outcomes).refusals).toHaveLength(5);
    expect(await store.refund(count)).toBeUndefined();
    expect(await store.refund(count)).toBeUndefined();
    await expect(store.ping()).rejects.toBeInstanceOf(StoreUnavailableError);
    await expect(store.findKey('ab'.repeat(32))).rejects.toBeInstanceOf(StoreUnavailableError);
    await server.start();
    await until(() => isUp(store));
    await until(async () => (await store.used(count)) === 1);
  });

  it('by being gone for more refunds than are kept: logged once, with how many calls remain counted', async () => {
    const { server, store, notices } = await fresh();
    const lines = () => notices.filter((line) => /remain counted/.test(line));
    await server.kill();
    await until(() => !isUp(store));
    await Promise.all(Array.from({ length: 10_002 }, () => store.refund(count)));
    expect(lines()).toEqual([]);
    await server.start();
    await until(() => lines().length > 0);
    expect(lines()).toEqual([
      'error: more refunds than can be kept: calls that failed and remain counted: 2',
    ]);
    await server.kill();
    await until(() => !isUp(store));
    await store.refund(count);
    await store.close();
    expect(lines().slice(1)).toEqual([
      'error: calls that failed and remain counted, as the store is gone: 1',
    ]);
  });
});

describe.runIf(hasConsumer('redis-server'))('a server that is tampered with', () => {
  let server: RedisServer;
  let store: Store;
  let notices: readonly string[];
  beforeAll(async () => {
    server = await startRedis();
  });
  beforeEach(async () => {
    await server.client.flushall();
    ({ store, notices } = await openAt(server.url));
    return () => store.close();
  });
  afterAll(() => server.remove());

  it('SCRIPT FLUSH: counts go on', async () => {
    await store.reserve(callOf(count, 5));
    await server.client.script('FLUSH');
    const all = await Promise.all(callsOf(store, 10));
    expect(all.map(({ used }) => used).toSorted((one, other) => one - other)).toEqual([
      2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
    ]);
    expect(await store.refund(count)).toBe(10);
  });

  it('FLUSHALL: the loss is logged with the next connection, and the secret is another', async () => {
    const before = await store.secret();
    let told = 0;
    store.link?.onNewSecret(() => {
      told += 1;
    });
    await server.client.flushall();
    await server.client.call('CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes');
    await until(() => told === 1);
    expect(notices.filter((line) => /^error: the secret of the store has changed/.test(line))).toHaveLength(
      1,
    );
    await until(() => isUp(store));
    expect(Buffer.compare(await store.secret(), before)).not.toBe(0);
  });

  it('a full memory: calls are refused, a quota that is used up is said, refunds and revocations work', async () => {
    const key = { hash: 'ab'.repeat(32), hint: 'abcd', name: 'shop', createdAt: new Date(0) };
    await store.createKey({ ...key, monthlyLimit: null, expiresAt: null, revokedAt: null });
    await store.reserve(callOf(count, 1));
    await server.client.config('SET', 'maxmemory', '1');
    try {
      await expect(store.reserve(callOf(count, 9))).rejects.toThrow(/its memory is full \(OOM\)/);
      await expect(store.ping()).rejects.toThrow(/its memory is full/);
      expect(await store.reserve(callOf(count, 1))).toEqual({ granted: false, used: 1 });
      expect(await store.refund(count)).toBe(0);
      expect(await store.revokeKey(key.hash, new Date(1))).toBe(true);
    } finally {
      await server.client.config('SET', 'maxmemory', '0');
    }
    expect(await store.reserve(callOf(count, 9))).toEqual({ granted: true, used: 1 });
  });

  it('a master that becomes a replica: calls are refused until it is a master again', async () => {
    await server.client.replicaof('127.0.0.1', 1);
    await expect(store.ping()).rejects.toBeInstanceOf(StoreUnavailableError);
    await until(() => notices.some((line) => /replica/.test(line)) || !isUp(store));
    await expect(store.reserve(callOf(count, 9))).rejects.toBeInstanceOf(StoreUnavailableError);
    await server.client.replicaof('NO', 'ONE');
    expect(await pausesUntil(until(() => isUp(store)))).toBeLessThanOrEqual(30);
    expect(await store.reserve(callOf(count, 9))).toEqual({ granted: true, used: 1 });
  });

  it('keys without a record: no list shows them', async () => {
    await server.client.zadd('sundry:keys', 1, 'cd'.repeat(32));
    expect(await store.listKeys()).toEqual([]);
  });
});

describe.runIf(hasConsumer('redis-server'))('what is kept', () => {
  let server: RedisServer;
  let store: Store;
  beforeAll(async () => {
    server = await startRedis();
    ({ store } = await openAt(server.url));
  });
  afterAll(async () => {
    await store.close();
    await server.remove();
  });

  it('a count expires with its window', async () => {
    const expiresAt = new Date('2100-01-01T00:00:00.500Z');
    await store.reserve(callOf(countOf('a:2', 1, expiresAt), 5));
    expect(await server.client.call('EXPIRETIME', 'sundry:{a:2}:1')).toBe(Math.ceil(+expiresAt / 1000));
    expect(await server.client.hgetall('sundry:{a:2}:1')).toEqual({ u: '1', d: '20000' });
  });

  it('a count of a window that is long over by the clock of the store is kept for a day', async () => {
    const past = countOf('a:3', 1, new Date('2020-01-01T00:00:00Z'));
    await store.reserve(callOf(past, 5));
    expect(await store.used(past)).toBe(1);
    expect(await server.client.ttl('sundry:{a:3}:1')).toBeGreaterThan(86_390);
  });

  it('a full caller writes nothing', async () => {
    await store.reserve(callOf(countOf('a:4', 1), 1));
    const changes = async () =>
      /rdb_changes_since_last_save:(\d+)/.exec(await server.client.info('persistence'))?.[1];
    const before = await changes();
    expect(await store.reserve(callOf(countOf('a:4', 1), 1))).toEqual({ granted: false, used: 1 });
    expect(await changes()).toBe(before);
  });

  it('a key, a secret and the schema have no end', async () => {
    const key = { hash: 'ef'.repeat(32), hint: 'abcd', name: 'shop', createdAt: new Date(0) };
    await store.createKey({ ...key, monthlyLimit: null, expiresAt: null, revokedAt: null });
    const names = ['sundry:secret', 'sundry:schema', 'sundry:keys', `sundry:{k:${key.hash}}:key`];
    expect(await Promise.all(names.map((name) => server.client.ttl(name)))).toEqual([-1, -1, -1, -1]);
  });
});
