import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callOf, countOf } from '../../test/support/counts.ts';
import type { CallerCount, Store } from './store.ts';

/** How a store lists who is counted in a window. `open` gives an empty store. */
export function describeCallers(name: string, open: () => Promise<Store>): void {
  describe(`${name} lists the callers of a window`, () => {
    let store: Store;
    beforeEach(async () => {
      store = await open();
    });
    afterEach(() => store.close());

    /** In any order; a caller may come twice. */
    const callersOf = async (window: number, prefix: string): Promise<Record<string, number>> => {
      const found: CallerCount[] = [];
      for await (const page of store.callerPages(window, prefix)) found.push(...page);
      return Object.fromEntries(found.map(({ caller, used }) => [caller, used]));
    };

    it('with their calls, and none of another window or another prefix', async () => {
      const counts = [
        countOf('a:1', 20_000),
        countOf('a:1', 20_000),
        countOf('a:2', 20_000),
        countOf('a:1', 19_999),
        countOf('a:1', 200_001),
        countOf('k:1', 20_000),
        countOf('b:1', 20_000),
        countOf('a', 20_000),
      ];
      for (const count of counts) await store.reserve(callOf(count, 5));
      expect(await callersOf(20_000, 'a:')).toEqual({ 'a:1': 2, 'a:2': 1 });
      expect(await callersOf(19_999, 'a:')).toEqual({ 'a:1': 1 });
      expect(await callersOf(19_998, 'a:')).toEqual({});
    });

    it('with 0 where every call was taken back', async () => {
      await store.reserve(callOf(countOf('a:1', 20_000), 5));
      await store.refund(countOf('a:1', 20_000));
      expect(await callersOf(20_000, 'a:')).toEqual({ 'a:1': 0 });
    });

    it('more of them than one page has', async () => {
      const expected = Object.fromEntries(Array.from({ length: 2403 }, (_, at) => [`a:${at}`, 1]));
      await Promise.all(
        Object.keys(expected).map((caller) => store.reserve(callOf(countOf(caller, 20_000), 5))),
      );
      expect(await callersOf(20_000, 'a:')).toEqual(expected);
    });
  });
}
