import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from './store.ts';

/** What a store must keep of the use of each subject. `open` gives an empty store. */
export function describeUsage(name: string, open: () => Promise<Store>): void {
  describe(`${name} keeps usage`, () => {
    const subject = `k:${'a1'.repeat(32)}`;
    const row = { subject, day: 20_785, operation: 'qr.create', calls: 3, refused: 1 };
    let store: Store;
    beforeEach(async () => {
      store = await open();
    });
    afterEach(() => store.close());

    it('added up by subject, day and operation', async () => {
      const other = { ...row, operation: 'email.verify', calls: 0, refused: 2 };
      expect(await store.addUsage([row, other])).toEqual([]);
      expect(await store.addUsage([row, { ...row, subject: 'free', calls: 9, refused: 0 }])).toEqual([]);
      expect(await store.usage(subject, { first: 20_785, last: 20_785 })).toEqual([
        other,
        { ...row, calls: 6, refused: 2 },
      ]);
      expect(await store.usage('free', { first: 20_785, last: 20_785 })).toEqual([
        { ...row, subject: 'free', calls: 9, refused: 0 },
      ]);
    });

    it('in the order of its days, both ends included, across months and years', async () => {
      const days = [20_786, 20_420, 20_385, 20_787];
      await store.addUsage(days.map((day) => ({ ...row, day })));
      const found = await store.usage(subject, { first: 20_386, last: 20_786 });
      expect(found.map(({ day }) => day)).toEqual([20_420, 20_786]);
      expect(await store.usage(subject, { first: 20_385, last: 20_384 })).toEqual([]);
    });

    it('none of a subject that called nothing', async () => {
      await store.addUsage([]);
      expect(await store.usage('free', { first: 20_785, last: 20_785 })).toEqual([]);
    });

    it('a thousand rows at once', async () => {
      const rows = Array.from({ length: 1000 }, (_, index) => ({
        ...row,
        operation: `group.name_${String(index).padStart(4, '0')}`,
      }));
      expect(await store.addUsage(rows)).toEqual([]);
      expect(await store.usage(subject, { first: row.day, last: row.day })).toEqual(rows);
    });

    it('of two processes at once, without a loss', async () => {
      await Promise.all(Array.from({ length: 20 }, () => store.addUsage([row])));
      expect(await store.usage(subject, { first: row.day, last: row.day })).toEqual([
        { ...row, calls: 60, refused: 20 },
      ]);
    });
  });
}
