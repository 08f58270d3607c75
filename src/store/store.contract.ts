import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { KeyRecord, Store } from './store.ts';

const hash = 'a1'.repeat(32);

function key(changes: Partial<KeyRecord> = {}): KeyRecord {
  return {
    hash,
    hint: 'Ab3d',
    name: 'billing',
    createdAt: new Date('2026-11-21T10:00:00.123Z'),
    monthlyLimit: null,
    expiresAt: null,
    revokedAt: null,
    ...changes,
  };
}

/**
 * What every store must do, as tests. `open` gives an empty store; the suite closes it. platform.md 5, 6, 10.
 */
export function describeStore(name: string, open: () => Promise<Store>): void {
  describe(`${name} counts`, () => {
    let store: Store;
    beforeEach(async () => {
      store = await open();
    });
    afterEach(() => store.close());

    it('from 1, and tells the count with each call', async () => {
      expect(await store.used('a:1', 20_000)).toBe(0);
      expect(await store.reserve('a:1', 20_000, 3, 20_000)).toEqual({ granted: true, used: 1 });
      expect(await store.reserve('a:1', 20_000, 3, 20_000)).toEqual({ granted: true, used: 2 });
      expect(await store.used('a:1', 20_000)).toBe(2);
    });

    it('up to the limit and no further', async () => {
      await store.reserve('a:1', 20_000, 1, 20_000);
      expect(await store.reserve('a:1', 20_000, 1, 20_000)).toEqual({ granted: false, used: 1 });
      expect(await store.used('a:1', 20_000)).toBe(1);
    });

    it('nothing at a limit of 0, the first call of a window included', async () => {
      expect(await store.reserve('a:1', 20_000, 0, 20_000)).toEqual({ granted: false, used: 0 });
      expect(await store.used('a:1', 20_000)).toBe(0);
    });

    it('a limit lowered below the count as full, and a raised one as room', async () => {
      for (let call = 0; call < 3; call += 1) await store.reserve('k:1', 24_322, 3, 20_000);
      expect(await store.reserve('k:1', 24_322, 2, 20_000)).toEqual({ granted: false, used: 3 });
      expect(await store.reserve('k:1', 24_322, 4, 20_000)).toEqual({ granted: true, used: 4 });
    });

    it('exactly the limit out of 200 calls at once', async () => {
      const calls = Array.from({ length: 200 }, () => store.reserve('a:1', 20_000, 100, 20_000));
      const granted = (await Promise.all(calls)).filter((reservation) => reservation.granted);
      const counts = granted.map(({ used }) => used).sort((one, other) => one - other);
      expect(counts).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
      expect(await store.used('a:1', 20_000)).toBe(100);
    });

    it('callers and windows apart', async () => {
      await store.reserve('a:1', 20_000, 5, 20_000);
      await store.reserve('a:2', 20_000, 5, 20_000);
      await store.reserve('a:1', 20_001, 5, 20_001);
      expect(await store.used('a:1', 20_000)).toBe(1);
      expect(await store.used('a:2', 20_000)).toBe(1);
      expect(await store.used('a:1', 20_001)).toBe(1);
    });

    it('a call back in the window it was counted in, also after that window is over', async () => {
      await store.reserve('a:1', 20_000, 5, 20_000);
      await store.reserve('a:1', 20_001, 5, 20_001);
      expect(await store.refund('a:1', 20_000)).toBe(0);
      expect(await store.used('a:1', 20_000)).toBe(0);
      expect(await store.used('a:1', 20_001)).toBe(1);
    });

    it('never below 0', async () => {
      expect(await store.refund('a:1', 20_000)).toBe(0);
      await store.reserve('a:1', 20_000, 5, 20_000);
      await store.refund('a:1', 20_000);
      expect(await store.refund('a:1', 20_000)).toBe(0);
      expect(await store.reserve('a:1', 20_000, 5, 20_000)).toEqual({ granted: true, used: 1 });
    });

    it('room again after a refund', async () => {
      await store.reserve('a:1', 20_000, 1, 20_000);
      await store.refund('a:1', 20_000);
      expect(await store.reserve('a:1', 20_000, 1, 20_000)).toEqual({ granted: true, used: 1 });
    });

    it('with the day of the last call that was granted', async () => {
      expect(await store.lastUsedDay('k:1', 24_322)).toBeUndefined();
      await store.reserve('k:1', 24_322, 2, 20_000);
      await store.reserve('k:1', 24_322, 2, 20_003);
      await store.reserve('k:1', 24_322, 2, 20_009);
      expect(await store.lastUsedDay('k:1', 24_322)).toBe(20_003);
      expect(await store.lastUsedDay('k:1', 24_321)).toBeUndefined();
    });

    it('until it is told to forget: older windows of callers with that prefix', async () => {
      for (const window of [19_998, 19_999, 20_000]) await store.reserve('a:1', window, 5, window);
      await store.reserve('k:1', 19_998, 5, 20_000);
      await store.forgetBefore('a:', 20_000);
      expect(await store.used('a:1', 19_998)).toBe(0);
      expect(await store.used('a:1', 19_999)).toBe(0);
      expect(await store.used('a:1', 20_000)).toBe(1);
      expect(await store.used('k:1', 19_998)).toBe(1);
    });

    it('and forgets more callers than one portion', async () => {
      const callers = Array.from({ length: 1203 }, (_, index) => `a:${index}`);
      await Promise.all(callers.map((caller) => store.reserve(caller, 19_998, 5, 19_998)));
      await store.forgetBefore('a:', 20_000);
      const left = await Promise.all(callers.map((caller) => store.used(caller, 19_998)));
      expect(left.filter((used) => used > 0)).toEqual([]);
    });
  });

  describe(`${name} keeps`, () => {
    let store: Store;
    beforeEach(async () => {
      store = await open();
    });
    afterEach(() => store.close());

    it('a key with all its members, absent ones as null', async () => {
      const full = key({
        hash: 'b2'.repeat(32),
        monthlyLimit: 500,
        expiresAt: new Date('2027-07-01T00:00:00Z'),
      });
      await store.createKey(key());
      await store.createKey(full);
      expect(await store.findKey(hash)).toEqual(key());
      expect(await store.findKey(full.hash)).toEqual(full);
    });

    it('names as they are: quotes, other scripts, an emoji', async () => {
      await store.createKey(key({ name: `O'Brien "\u00e9\u4e2d\u{1f600}"` }));
      expect((await store.findKey(hash))?.name).toBe(`O'Brien "\u00e9\u4e2d\u{1f600}"`);
    });

    it('nothing under another hash', async () => {
      await store.createKey(key());
      expect(await store.findKey('c3'.repeat(32))).toBeUndefined();
    });

    it('one key a hash', async () => {
      await store.createKey(key());
      await expect(store.createKey(key({ name: 'other' }))).rejects.toThrow();
      expect((await store.findKey(hash))?.name).toBe('billing');
    });

    it('keys in the order they were made', async () => {
      await store.createKey(key({ hash: '22'.repeat(32), createdAt: new Date('2026-11-22T00:00:00Z') }));
      await store.createKey(key({ hash: '33'.repeat(32), createdAt: new Date('2026-11-20T00:00:00Z') }));
      expect((await store.listKeys()).map((record) => record.hash)).toEqual([
        '33'.repeat(32),
        '22'.repeat(32),
      ]);
    });

    it('the date of the first revocation, and keeps the key', async () => {
      await store.createKey(key());
      expect(await store.revokeKey(hash, new Date('2026-11-22T00:00:00Z'))).toBe(true);
      expect(await store.revokeKey(hash, new Date('2026-11-23T00:00:00Z'))).toBe(true);
      expect((await store.findKey(hash))?.revokedAt).toEqual(new Date('2026-11-22T00:00:00Z'));
      expect(await store.listKeys()).toHaveLength(1);
    });

    it('no revocation of a key it does not have', async () => {
      expect(await store.revokeKey(hash, new Date())).toBe(false);
    });

    it('one secret of 32 bytes', async () => {
      const secret = await store.secret();
      expect(secret).toHaveLength(32);
      expect(new Set(secret).size).toBeGreaterThan(8);
      expect(Buffer.compare(secret, await store.secret())).toBe(0);
    });

    it('its word when asked whether it can count', async () => {
      await expect(store.ping()).resolves.toBeUndefined();
    });
  });
}
