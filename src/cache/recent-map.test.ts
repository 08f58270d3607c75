import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs, SEED } from '../../test/support/runs.ts';
import { RecentMap } from './recent-map.ts';

it('keeps the most recently used keys and drops the rest', () => {
  const map = new RecentMap<number, string>(3);
  for (let key = 1; key <= 3; key += 1) map.set(key, `value ${key}`);
  for (let key = 4; key <= 6; key += 1) {
    expect(map.get(1), 'kept by use').toBe('value 1');
    map.set(key, `value ${key}`);
  }
  expect(map.get(6)).toBe('value 6');
  expect(map.get(2)).toBeUndefined();
});

it('replaces the value of a known key without dropping another', () => {
  const map = new RecentMap<string, number>(2);
  map.set('a', 1);
  map.set('b', 1);
  for (let value = 2; value < 9; value += 1) map.set('b', value);
  expect(map.get('a')).toBe(1);
  expect(map.get('b')).toBe(8);
});

it('drops as many of the oldest keys as the weight of a new one needs', () => {
  const map = new RecentMap<string, number>(10, (_key, weight) => weight);
  for (const [key, weight] of [
    ['a', 3],
    ['b', 3],
    ['c', 4],
  ] as const)
    map.set(key, weight);
  expect(map.get('a')).toBe(3);
  map.set('d', 5);
  expect(['a', 'b', 'c', 'd'].map((key) => map.get(key))).toEqual([3, undefined, undefined, 5]);
  map.set('a', 6);
  expect(['a', 'd'].map((key) => map.get(key))).toEqual([6, undefined]);
  map.set('e', 11);
  expect(['a', 'e'].map((key) => map.get(key))).toEqual([undefined, undefined]);
});

it('drops exactly the key that was not used for longest, as a list in order of use does', () => {
  const steps = fc.array(
    fc.record({ act: fc.constantFrom('get', 'set', 'delete'), key: fc.integer({ min: 0, max: 9 }) }),
    { maxLength: 200 },
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), steps, (capacity, uses) => {
      const map = new RecentMap<number, number>(capacity);
      let list: { key: number; value: number }[] = [];
      for (const [value, { act, key }] of uses.entries()) {
        const known = list.find((entry) => entry.key === key);
        if (act === 'get') expect(map.get(key)).toBe(known?.value);
        else if (act === 'set') map.set(key, value);
        else map.delete(key);
        const isUsed = act === 'set' || (act === 'get' && known !== undefined);
        if (isUsed || act === 'delete') list = list.filter((entry) => entry.key !== key);
        if (isUsed) list.push(act === 'set' ? { key, value } : known!);
        list = list.slice(-capacity);
      }
      for (const { key, value } of list) expect(map.get(key)).toBe(value);
    }),
    { numRuns: runs(20_000), seed: SEED },
  );
});
