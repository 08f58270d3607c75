import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../../store/memory.ts';
import type { CountName, KeyRecord } from '../../store/store.ts';
import { StoreUnavailableError } from '../../store/store.ts';
import { hashApiKey, makeApiKey } from './api-key.ts';
import type { Caller } from './caller.ts';
import { paidCallerId, Quota } from './quota.ts';
import { quotaHeaders } from './quota-headers.ts';
import { dayWindow, monthWindow } from './quota-window.ts';

const NOW = '2026-11-21T10:00:00Z';

interface Setting {
  readonly store: MemoryStore;
  readonly quota: Quota;
  setClock(iso: string): void;
}

function setUp({ freeDaily = 3, paidMonthly = 5, store = new MemoryStore() } = {}): Setting {
  let now = new Date(NOW);
  const quota = new Quota({ store, limits: { freeDaily, paidMonthly }, clock: () => now });
  return {
    store,
    quota,
    setClock: (iso) => {
      now = new Date(iso);
    },
  };
}

async function addKey(store: MemoryStore, changes: Partial<KeyRecord> = {}): Promise<string> {
  const key = makeApiKey();
  const record = {
    hash: hashApiKey(key),
    hint: 'Ab3d',
    name: 'n',
    createdAt: new Date(NOW),
    monthlyLimit: null,
  };
  await store.createKey({ ...record, expiresAt: null, revokedAt: null, ...changes });
  return key;
}

function anonymous(quota: Quota, address = '203.0.113.7'): Promise<Caller> {
  return quota.identify({ apiKeyHeader: undefined, address });
}

describe('who calls', () => {
  it('no key and an empty one are the address, under a name that begins with a:', async () => {
    const { quota } = setUp();
    const caller = await anonymous(quota);
    expect(caller).toMatchObject({ kind: 'free', limit: 3, window: { id: 20_778 } });
    expect(caller.id).toMatch(/^a:[0-9a-f]{32}$/);
    expect(await quota.identify({ apiKeyHeader: '', address: '203.0.113.7' })).toEqual(caller);
  });

  it('the name is HMAC-SHA-256 of the address with the installation secret, 16 bytes (hmac of CPython)', async () => {
    class KnownSecret extends MemoryStore {
      override async secret(): Promise<Uint8Array> {
        return Uint8Array.from({ length: 32 }, (_, index) => index);
      }
    }
    const { quota } = setUp({ store: new KnownSecret() });
    expect((await anonymous(quota)).id).toBe('a:9df8158b5794e6e827f0d42e6fcc4669');
  });

  it('another installation gives the same address another name', async () => {
    expect((await anonymous(setUp().quota)).id).not.toBe((await anonymous(setUp().quota)).id);
  });

  it('a live key is its hash, this month, at the limit of the service', async () => {
    const { quota, store } = setUp();
    const key = await addKey(store);
    const caller = await quota.identify({ apiKeyHeader: key, address: '203.0.113.7' });
    expect(caller).toMatchObject({ kind: 'paid', limit: 5, keyHint: 'Ab3d', window: { id: 24_322 } });
    expect(caller.id).toBe(paidCallerId(hashApiKey(key)));
    expect(caller.id).toMatch(/^k:[0-9a-f]{64}$/);
  });

  it('a key may have a limit of its own', async () => {
    const { quota, store } = setUp();
    const key = await addKey(store, { monthlyLimit: 70 });
    expect((await quota.identify({ apiKeyHeader: key, address: '' })).limit).toBe(70);
  });

  const refusals = [
    { name: 'revoked', changes: { revokedAt: new Date('2026-11-20T00:00:00Z') }, fault: 'revoked' },
    { name: 'expired this moment', changes: { expiresAt: new Date(NOW) }, fault: 'expired' },
    {
      name: 'revoked and expired',
      changes: { revokedAt: new Date(NOW), expiresAt: new Date('2026-01-01T00:00:00Z') },
      fault: 'revoked',
    },
  ];
  it.each(refusals)('a key that is $name is refused', async ({ changes, fault }) => {
    const { quota, store } = setUp();
    const key = await addKey(store, changes);
    await expect(quota.identify({ apiKeyHeader: key, address: '' })).rejects.toMatchObject({
      name: 'ApiKeyError',
      fault,
    });
  });

  it('a key that was never issued is refused, a mistyped one without a query to the store', async () => {
    class Silent extends MemoryStore {
      override async findKey(): Promise<undefined> {
        throw new StoreUnavailableError('asked');
      }
    }
    const unknown = makeApiKey();
    await expect(setUp().quota.identify({ apiKeyHeader: unknown, address: '' })).rejects.toMatchObject({
      fault: 'unknown',
    });
    const { quota } = setUp({ store: new Silent() });
    for (const apiKeyHeader of [' ', 'Bearer x', `${unknown}x`, 'null']) {
      await expect(quota.identify({ apiKeyHeader, address: '' })).rejects.toMatchObject({
        fault: 'malformed',
      });
    }
  });

  it('a revocation applies from the next call on', async () => {
    const { quota, store } = setUp();
    const key = await addKey(store);
    await quota.identify({ apiKeyHeader: key, address: '' });
    await store.revokeKey(hashApiKey(key), new Date(NOW));
    await expect(quota.identify({ apiKeyHeader: key, address: '' })).rejects.toMatchObject({
      fault: 'revoked',
    });
  });
});

describe('what is counted', () => {
  it('reserve, refund, peek and the last known value agree', async () => {
    const { quota } = setUp();
    const caller = await anonymous(quota);
    expect(quota.lastKnown(caller)).toBe(0);
    expect(await quota.reserve(caller)).toEqual({ granted: true, used: 1 });
    expect(await quota.reserve(caller)).toEqual({ granted: true, used: 2 });
    expect(await quota.refund(caller)).toBe(1);
    expect(quota.lastKnown(caller)).toBe(1);
    expect(await quota.peek(caller)).toBe(1);
  });

  it('calls up to the limit, and not one more', async () => {
    const { quota } = setUp();
    const caller = await anonymous(quota);
    for (let call = 0; call < 3; call += 1) expect((await quota.reserve(caller)).granted).toBe(true);
    expect(await quota.reserve(caller)).toEqual({ granted: false, used: 3 });
    expect((await quota.reserve(await anonymous(quota, '203.0.113.8'))).granted).toBe(true);
  });

  it('nothing above a limit that was lowered since', async () => {
    const store = new MemoryStore();
    const before = setUp({ store });
    for (let call = 0; call < 3; call += 1) await before.quota.reserve(await anonymous(before.quota));
    const { quota } = setUp({ store, freeDaily: 1 });
    const caller = await anonymous(quota);
    expect(await quota.peek(caller)).toBe(1);
    expect(await quota.reserve(caller)).toEqual({ granted: false, used: 1 });
    expect(quota.lastKnown(caller)).toBe(1);
  });

  it('nothing when free use is off', async () => {
    const { quota } = setUp({ freeDaily: 0 });
    expect(await quota.reserve(await anonymous(quota))).toEqual({ granted: false, used: 0 });
  });

  it('anew with the UTC day; a call of 23:59:59.9 is taken back from its own day', async () => {
    const { quota, setClock } = setUp();
    setClock('2026-11-21T23:59:59.900Z');
    const late = await anonymous(quota);
    await quota.reserve(late);
    setClock('2026-11-22T00:00:00.100Z');
    const early = await anonymous(quota);
    expect(early.id).toBe(late.id);
    expect(await quota.peek(early)).toBe(0);
    await quota.reserve(early);
    expect(await quota.refund(late)).toBe(0);
    expect(await quota.peek(early)).toBe(1);
    expect(quotaHeaders(early, 1, Date.parse('2026-11-22T00:00:00.100Z')).ratelimit).toBe(
      '"free";r=2;t=86400',
    );
  });

  it('anew with the UTC month for a key', async () => {
    const { quota, store, setClock } = setUp();
    const key = await addKey(store);
    await quota.reserve(await quota.identify({ apiKeyHeader: key, address: '' }));
    setClock('2026-12-01T00:00:00Z');
    expect(await quota.peek(await quota.identify({ apiKeyHeader: key, address: '' }))).toBe(0);
  });

  it('the last known value of another day does not count today', async () => {
    const { quota, setClock } = setUp();
    await quota.reserve(await anonymous(quota));
    setClock('2026-11-22T10:00:00Z');
    expect(quota.lastKnown(await anonymous(quota))).toBe(0);
  });

  it('is deleted except for this window and the one before', async () => {
    const { quota, store } = setUp();
    const caller = (await anonymous(quota)).id;
    const moments = ['2026-11-19', '2026-11-20', '2026-11-21', '2026-09-30', '2026-10-31', '2026-11-30'];
    const counts = moments.map((day, index) => {
      const now = Date.parse(day);
      return index < 3
        ? { caller, window: dayWindow(now) }
        : { caller: paidCallerId('1'), window: monthWindow(now) };
    });
    for (const count of counts) await store.reserve({ ...count, limit: 9, at: new Date(NOW) });
    await store.sweep(new Date('2026-11-21T23:00:00Z'));
    expect(await Promise.all(counts.map((count) => store.used(count)))).toEqual([0, 1, 1, 0, 1, 1]);
  });

  it('nothing for a key that was revoked after the caller was identified', async () => {
    const { quota, store } = setUp();
    const key = await addKey(store);
    const caller = await quota.identify({ apiKeyHeader: key, address: '' });
    await quota.reserve(caller);
    await store.revokeKey(hashApiKey(key), new Date(NOW));
    await expect(quota.reserve(caller)).rejects.toMatchObject({ name: 'ApiKeyError', fault: 'revoked' });
    expect(await quota.peek(caller)).toBe(1);
  });
});

it('while the store is down calls are refused, and the last known value stays', async () => {
  class Failing extends MemoryStore {
    down = false;
    override async used(count: CountName): Promise<number> {
      if (this.down) throw new StoreUnavailableError('down');
      return super.used(count);
    }
  }
  const store = new Failing();
  const { quota } = setUp({ store });
  const caller = await anonymous(quota);
  await quota.reserve(caller);
  store.down = true;
  await expect(quota.peek(caller)).rejects.toBeInstanceOf(StoreUnavailableError);
  expect(quota.lastKnown(caller)).toBe(1);
});

it('addresses are hashed anew when the secret of the store has changed, even while it is read', async () => {
  const listeners: (() => void)[] = [];
  let secret = new Uint8Array(32).fill(1);
  class RemoteStore extends MemoryStore {
    readonly link = {
      refusal: () => undefined,
      clockOffsetSeconds: () => 0,
      onNewSecret: (listener: () => void) => void listeners.push(listener),
    };
    override async secret() {
      return secret;
    }
  }
  const { quota } = setUp({ store: new RemoteStore() });
  const identify = () => quota.identify({ apiKeyHeader: undefined, address: '203.0.113.1' });
  const before = await identify();
  const early = quota.identify({ apiKeyHeader: undefined, address: '203.0.113.2' });
  secret = new Uint8Array(32).fill(2);
  for (const listener of listeners) listener();
  await early;
  expect(quota.knownFreeCaller({ apiKeyHeader: undefined, address: '203.0.113.1' })).toBeUndefined();
  const after = await identify();
  expect(after.id).not.toBe(before.id);
  expect((await identify()).id).toBe(after.id);
});

it('a refund that the store carries out later shows the last known count', async () => {
  class DeferringStore extends MemoryStore {
    override async refund(): Promise<never> {
      return undefined as never;
    }
  }
  const { quota } = setUp({ store: new DeferringStore() });
  const caller = await quota.identify({ apiKeyHeader: undefined, address: '203.0.113.1' });
  await quota.reserve(caller);
  expect(await quota.refund(caller)).toBe(1);
});
