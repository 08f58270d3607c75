import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callOf, countOf } from '../../test/support/counts.ts';
import { type Store, USAGE_DAYS } from './store.ts';

/** What a store must do that deletes expired counts when it is swept, and not by itself. */
export function describeSweep(name: string, open: () => Promise<Store>): void {
  describe(`${name} forgets, when it is swept,`, () => {
    const midnight = new Date('2026-11-21T00:00:00Z');
    let store: Store;
    beforeEach(async () => {
      store = await open();
    });
    afterEach(() => store.close());

    it('what has expired, to the millisecond, in windows of one id too', async () => {
      const expired = [countOf('a:1', 19_998, midnight), countOf('k:1', 24_320, midnight)];
      const kept = [countOf('a:1', 19_999), countOf('k:2', 24_320, new Date(midnight.getTime() + 1))];
      for (const count of [...expired, ...kept]) await store.reserve(callOf(count, 5));
      await store.sweep(midnight);
      expect(await Promise.all(expired.map((count) => store.used(count)))).toEqual([0, 0]);
      expect(await Promise.all(kept.map((count) => store.used(count)))).toEqual([1, 1]);
    });

    it('more counts than one portion, and spares what lies between them', async () => {
      const counts = Array.from({ length: 1203 }, (_, index) =>
        countOf(`a:${index}`, 19_998, index % 3 === 0 ? undefined : midnight),
      );
      await Promise.all(counts.map((count) => store.reserve(callOf(count, 5))));
      await store.sweep(midnight);
      const used = await Promise.all(counts.map((count) => store.used(count)));
      expect(used).toEqual(counts.map((_, index) => (index % 3 === 0 ? 1 : 0)));
    });

    it('usage older than 400 days, more than one portion of it', async () => {
      const row = { subject: 'free', operation: 'qr.create', calls: 1, refused: 0 };
      const today = midnight.getTime() / 86_400_000;
      const old = Array.from({ length: 1203 }, (_, index) => ({
        ...row,
        day: today - USAGE_DAYS,
        operation: `group.name_${index}`,
      }));
      await store.addUsage([...old, { ...row, day: today - USAGE_DAYS + 1 }]);
      await store.sweep(midnight);
      expect(await store.usage('free', { first: today - USAGE_DAYS, last: today })).toEqual([
        { ...row, day: today - USAGE_DAYS + 1 },
      ]);
    });

    it('so that a later refund creates no count', async () => {
      const count = countOf('a:1', 19_998, midnight);
      await store.reserve(callOf(count, 5));
      await store.sweep(midnight);
      expect(await store.refund(count)).toBe(0);
      expect(await store.used(count)).toBe(0);
      expect(await store.lastUsed(count)).toBeUndefined();
    });

    it('nothing that is counted meanwhile', async () => {
      const counts = Array.from({ length: 300 }, (_, index) => countOf(`a:${index}`, 20_000));
      const calls = counts.map((count) => store.reserve(callOf(count, 5)));
      await Promise.all([store.sweep(midnight), ...calls]);
      const used = await Promise.all(counts.map((count) => store.used(count)));
      expect(new Set(used)).toEqual(new Set([1]));
    });
  });
}
