import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callOf, countOf } from '../../test/support/counts.ts';
import type { CountedCalls, ImportedKey, KeyRecord, Store } from './store.ts';

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
 * What every store must do, as tests. `open` gives an empty store; the suite closes it.
 */
export function describeStore(name: string, open: () => Promise<Store>): void {
  describe(`${name} counts`, () => {
    let store: Store;
    beforeEach(async () => {
      store = await open();
    });
    afterEach(() => store.close());

    it('from 1, and returns the count of each call', async () => {
      expect(await store.used(countOf('a:1', 20_000))).toBe(0);
      expect(await store.reserve(callOf(countOf('a:1', 20_000), 3))).toEqual({ granted: true, used: 1 });
      expect(await store.reserve(callOf(countOf('a:1', 20_000), 3))).toEqual({ granted: true, used: 2 });
      expect(await store.used(countOf('a:1', 20_000))).toBe(2);
    });

    it('up to the limit and no further', async () => {
      await store.reserve(callOf(countOf('a:1', 20_000), 1));
      expect(await store.reserve(callOf(countOf('a:1', 20_000), 1))).toEqual({ granted: false, used: 1 });
      expect(await store.used(countOf('a:1', 20_000))).toBe(1);
    });

    it('nothing at a limit of 0, the first call of a window included', async () => {
      expect(await store.reserve(callOf(countOf('a:1', 20_000), 0))).toEqual({ granted: false, used: 0 });
      expect(await store.used(countOf('a:1', 20_000))).toBe(0);
    });

    it('a limit lowered below the count as full, and a raised one as room', async () => {
      for (let call = 0; call < 3; call += 1) await store.reserve(callOf(countOf('k:1', 24_322), 3));
      expect(await store.reserve(callOf(countOf('k:1', 24_322), 2))).toEqual({ granted: false, used: 3 });
      expect(await store.reserve(callOf(countOf('k:1', 24_322), 4))).toEqual({ granted: true, used: 4 });
    });

    it('exactly the limit out of 200 calls at once', async () => {
      const calls = Array.from({ length: 200 }, () => store.reserve(callOf(countOf('a:1', 20_000), 100)));
      const granted = (await Promise.all(calls)).filter((reservation) => reservation.granted);
      const counts = granted.map(({ used }) => used).sort((one, other) => one - other);
      expect(counts).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
      expect(await store.used(countOf('a:1', 20_000))).toBe(100);
    });

    it('callers and windows apart', async () => {
      await store.reserve(callOf(countOf('a:1', 20_000), 5));
      await store.reserve(callOf(countOf('a:2', 20_000), 5));
      await store.reserve(callOf(countOf('a:1', 20_001), 5));
      expect(await store.used(countOf('a:1', 20_000))).toBe(1);
      expect(await store.used(countOf('a:2', 20_000))).toBe(1);
      expect(await store.used(countOf('a:1', 20_001))).toBe(1);
    });

    it('a refund in the window of its call, even after that window has ended', async () => {
      await store.reserve(callOf(countOf('a:1', 20_000), 5));
      await store.reserve(callOf(countOf('a:1', 20_001), 5));
      expect(await store.refund(countOf('a:1', 20_000))).toBe(0);
      expect(await store.used(countOf('a:1', 20_000))).toBe(0);
      expect(await store.used(countOf('a:1', 20_001))).toBe(1);
    });

    it('never below 0', async () => {
      expect(await store.refund(countOf('a:1', 20_000))).toBe(0);
      await store.reserve(callOf(countOf('a:1', 20_000), 5));
      await store.refund(countOf('a:1', 20_000));
      expect(await store.refund(countOf('a:1', 20_000))).toBe(0);
      expect(await store.reserve(callOf(countOf('a:1', 20_000), 5))).toEqual({ granted: true, used: 1 });
    });

    it('another call after a refund', async () => {
      await store.reserve(callOf(countOf('a:1', 20_000), 1));
      await store.refund(countOf('a:1', 20_000));
      expect(await store.reserve(callOf(countOf('a:1', 20_000), 1))).toEqual({ granted: true, used: 1 });
    });

    it('nothing for a refund of a call it never counted', async () => {
      expect(await store.refund(countOf('k:1', 24_322))).toBe(0);
      expect(await store.lastUsed(countOf('k:1', 24_322))).toBeUndefined();
    });

    it('with the day of the last call that was granted, and no finer time', async () => {
      const november = countOf('k:1', 24_322);
      expect(await store.lastUsed(november)).toBeUndefined();
      for (const at of ['2026-11-18T10:00:00Z', '2026-11-21T23:59:59.999Z', '2026-11-27T10:00:00Z']) {
        await store.reserve({ ...november, limit: 2, at: new Date(at) });
      }
      expect(await store.lastUsed(november)).toEqual(new Date('2026-11-21T00:00:00Z'));
      expect(await store.lastUsed(countOf('k:1', 24_321))).toBeUndefined();
    });

    it('with that day even when the call was refunded', async () => {
      const november = countOf('k:1', 24_322);
      await store.reserve({ ...november, limit: 2, at: new Date('2026-11-21T00:00:00Z') });
      await store.refund(november);
      expect(await store.lastUsed(november)).toEqual(new Date('2026-11-21T00:00:00Z'));
    });

    it('until the count expires, even when others have expired', async () => {
      const expiresAt = new Date('2100-01-01T00:00:00Z');
      await store.reserve(callOf(countOf('a:1', 20_000, expiresAt), 5));
      await store.reserve(callOf(countOf('a:2', 20_000, new Date('2099-12-31T23:59:59.999Z')), 5));
      await store.sweep(new Date('2099-12-31T23:59:59.999Z'));
      expect(await store.used(countOf('a:1', 20_000, expiresAt))).toBe(1);
    });

    it('calls of a key only while it exists and is not revoked', async () => {
      const call = { ...callOf(countOf(`k:${hash}`, 24_322), 2), keyHash: hash };
      expect(await store.reserve(call)).toEqual({ granted: false, used: 0, isKeyRevoked: true });
      await store.createKey(key());
      expect(await store.reserve(call)).toEqual({ granted: true, used: 1 });
      await store.revokeKey(hash, new Date('2026-11-22T00:00:00Z'));
      expect(await store.reserve(call)).toEqual({ granted: false, used: 1, isKeyRevoked: true });
      expect(await store.used(call)).toBe(1);
    });

    it('nothing for a revoked key, and reports it rather than a full quota', async () => {
      const call = { ...callOf(countOf(`k:${hash}`, 24_322), 0), keyHash: hash };
      await store.createKey(key());
      expect(await store.reserve(call)).toEqual({ granted: false, used: 0 });
      await store.revokeKey(hash, new Date('2026-11-22T00:00:00Z'));
      expect(await store.reserve(call)).toEqual({ granted: false, used: 0, isKeyRevoked: true });
    });

    it('nothing for a key while it is disabled', async () => {
      const call = { ...callOf(countOf(`k:${hash}`, 24_322), 2), keyHash: hash };
      await store.createKey(key());
      await store.changeKey(hash, { disabledAt: new Date('2026-11-22T00:00:00Z') });
      expect(await store.reserve(call)).toEqual({ granted: false, used: 0, isKeyDisabled: true });
      await store.changeKey(hash, { disabledAt: null });
      expect(await store.reserve(call)).toEqual({ granted: true, used: 1 });
    });

    it('the calls of a key that followed another as calls of that one, while it is live', async () => {
      const next = { hash: 'b2'.repeat(32), account: hash };
      await store.createKey(key());
      await store.createKey(key(next));
      const call = { ...callOf(countOf(`k:${hash}`, 24_322), 3), keyHash: hash };
      expect(await store.reserve(call)).toEqual({ granted: true, used: 1 });
      expect(await store.reserve({ ...call, keyHash: next.hash })).toEqual({ granted: true, used: 2 });
      await store.revokeKey(hash, new Date('2026-11-22T00:00:00Z'));
      expect(await store.reserve(call)).toEqual({ granted: false, used: 2, isKeyRevoked: true });
      expect(await store.reserve({ ...call, keyHash: next.hash })).toEqual({ granted: true, used: 3 });
      expect(await store.reserve({ ...call, keyHash: next.hash })).toEqual({ granted: false, used: 3 });
      await store.changeKey(next.hash, { disabledAt: new Date('2026-11-22T00:00:00Z') });
      expect(await store.reserve({ ...call, keyHash: next.hash })).toMatchObject({ isKeyDisabled: true });
    });

    it('calls of one key up to the limit and no further, of 200 at once', async () => {
      await store.createKey(key());
      const call = { ...callOf(countOf(`k:${hash}`, 24_322), 100), keyHash: hash };
      const results = await Promise.all(Array.from({ length: 200 }, () => store.reserve(call)));
      expect(results.filter(({ granted }) => granted)).toHaveLength(100);
      expect(await store.used(call)).toBe(100);
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

    it('one key per hash', async () => {
      await store.createKey(key());
      await expect(store.createKey(key({ name: 'other' }))).rejects.toThrow();
      expect((await store.findKey(hash))?.name).toBe('billing');
    });

    it('keys in the order of their creation', async () => {
      await store.createKey(key({ hash: '22'.repeat(32), createdAt: new Date('2026-11-22T00:00:00Z') }));
      await store.createKey(key({ hash: '33'.repeat(32), createdAt: new Date('2026-11-20T00:00:00Z') }));
      expect((await store.listKeys()).map((record) => record.hash)).toEqual([
        '33'.repeat(32),
        '22'.repeat(32),
      ]);
    });

    it('the date of the first revocation, and the key', async () => {
      await store.createKey(key());
      expect(await store.revokeKey(hash, new Date('2026-11-22T00:00:00Z'))).toBe(true);
      expect(await store.revokeKey(hash, new Date('2026-11-23T00:00:00Z'))).toBe(true);
      expect((await store.findKey(hash))?.revokedAt).toEqual(new Date('2026-11-22T00:00:00Z'));
      expect(await store.listKeys()).toHaveLength(1);
    });

    it('what is changed of a key, and what is taken away again', async () => {
      await store.createKey(key({ note: 'until "spring"', account: 'd4'.repeat(32) }));
      const account = 'd4'.repeat(32);
      expect(await store.findKey(hash)).toEqual(key({ note: 'until "spring"', account }));
      const expiresAt = new Date('2027-07-01T00:00:00Z');
      const disabledAt = new Date('2026-11-22T00:00:00Z');
      expect(await store.changeKey(hash, { name: 'shop', monthlyLimit: 5, expiresAt, disabledAt })).toBe(
        true,
      );
      const changed = {
        name: 'shop',
        monthlyLimit: 5,
        expiresAt,
        disabledAt,
        note: 'until "spring"',
        account,
      };
      expect(await store.findKey(hash)).toEqual(key(changed));
      const nothing = { note: null, monthlyLimit: null, expiresAt: null, disabledAt: null };
      expect(await store.changeKey(hash, nothing)).toBe(true);
      expect(await store.findKey(hash)).toEqual(key({ name: 'shop', account }));
      expect(await store.changeKey(hash, {})).toBe(true);
      expect(await store.changeKey('e5'.repeat(32), { name: 'x' })).toBe(false);
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

    it('a name its operator can read', () => {
      expect(store.describe()).toMatch(/\S/);
    });

    it('answering ping while it can count', async () => {
      await expect(store.ping()).resolves.toBeUndefined();
    });
  });
}

/** What a store must do to hand over its keys, and to take over those of another. `open` gives an empty store. */
export function describeKeyMove(name: string, open: () => Promise<Store>): void {
  describe(`${name} moves keys`, () => {
    const caller = `k:${hash}`;
    const november = countOf(caller, 24_322);
    const counted = { used: 57, lastUsed: new Date('2026-11-20T00:00:00Z') };
    let store: Store;
    beforeEach(async () => {
      store = await open();
    });
    afterEach(() => store.close());

    const take = (changes: Partial<KeyRecord>, counts: CountedCalls[] = []) =>
      store.importKeys([{ key: key(changes), counts: counts.map((count) => ({ ...november, ...count })) }]);

    it('in pages, each once, more than one page holds', async () => {
      const records = Array.from({ length: 1203 }, (_, index) =>
        key({
          hash: ((index * 7919) % 1203).toString(16).padStart(64, '0'),
          // Several were made within one millisecond.
          createdAt: new Date(Math.floor(index / 4)),
        }),
      );
      expect(await store.importKeys(records.map((record) => ({ key: record, counts: [] })))).toBe(1203);
      const found: KeyRecord[] = [];
      for await (const page of store.keyPages()) found.push(...page);
      expect(found).toHaveLength(1203);
      expect(new Map(found.map((record) => [record.hash, record]))).toEqual(
        new Map(records.map((record) => [record.hash, record])),
      );
    });

    it('none when it has none', async () => {
      for await (const page of store.keyPages()) expect(page).toEqual([]);
      expect(await store.counts([])).toEqual([]);
      expect(await store.importKeys([])).toBe(0);
    });

    it('with all their members and counts, in use from then on', async () => {
      const full = key({
        monthlyLimit: 58,
        expiresAt: new Date('2027-07-01T00:00:00Z'),
        note: 'a customer of old',
      });
      const october = { ...countOf(caller, 24_321), used: 0, lastUsed: new Date('2026-10-03T00:00:00Z') };
      const imported: ImportedKey = { key: full, counts: [{ ...november, ...counted }, october] };
      expect(await store.importKeys([imported])).toBe(1);
      expect(await store.findKey(hash)).toEqual(full);
      expect(await store.listKeys()).toEqual([full]);
      const unknown = countOf(caller, 24_320);
      const { used, lastUsed } = october;
      expect(await store.counts([november, unknown, october])).toEqual([
        counted,
        undefined,
        { used, lastUsed },
      ]);
      const call = { ...callOf(november, 58), keyHash: hash };
      expect(await store.reserve(call)).toEqual({ granted: true, used: 58 });
      expect(await store.reserve(call)).toEqual({ granted: false, used: 58 });
    });

    it('a known one keeps its record', async () => {
      await store.createKey(key());
      expect(await take({ name: 'other', hint: 'Zzzz', monthlyLimit: 5, createdAt: new Date(0) })).toBe(0);
      expect(await store.findKey(hash)).toEqual(key());
      expect(await store.listKeys()).toEqual([key()]);
    });

    it('a revocation is taken over, and refuses the next call', async () => {
      await store.createKey(key());
      expect(await store.findKey(hash)).toEqual(key());
      const revokedAt = new Date('2026-11-22T00:00:00Z');
      await take({ revokedAt });
      expect(await store.findKey(hash)).toEqual(key({ revokedAt }));
      expect(await store.reserve({ ...callOf(november, 5), keyHash: hash })).toMatchObject({
        granted: false,
        isKeyRevoked: true,
      });
    });

    it('a revocation is never undone, and keeps its date', async () => {
      const revokedAt = new Date('2026-11-22T00:00:00Z');
      await store.createKey(key({ revokedAt }));
      await take({});
      await take({ revokedAt: new Date('2026-11-23T00:00:00Z') });
      expect(await store.findKey(hash)).toEqual(key({ revokedAt }));
    });

    it('of two counts the larger stays, and the later day', async () => {
      const later = { used: 3, lastUsed: new Date('2026-11-21T00:00:00Z') };
      await take({}, [later]);
      await take({}, [counted]);
      expect(await store.counts([november])).toEqual([{ used: 57, lastUsed: later.lastUsed }]);
      await take({}, [later]);
      expect(await store.counts([november])).toEqual([{ used: 57, lastUsed: later.lastUsed }]);
    });

    it('again without a change, after a crash in between', async () => {
      await take({}, [counted]);
      expect(await take({}, [counted])).toBe(0);
      expect(await store.counts([november])).toEqual([counted]);
      expect(await store.listKeys()).toEqual([key()]);
    });
  });
}
