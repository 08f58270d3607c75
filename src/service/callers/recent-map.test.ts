import { expect, it } from 'vitest';
import { RecentMap } from './recent-map.ts';

it('remembers what was used lately and forgets the rest', () => {
  const map = new RecentMap<number, string>(3);
  for (let key = 1; key <= 3; key += 1) map.set(key, `value ${key}`);
  for (let key = 4; key <= 6; key += 1) {
    expect(map.get(1), 'kept by use').toBe('value 1');
    map.set(key, `value ${key}`);
  }
  expect(map.get(6)).toBe('value 6');
  expect(map.get(2)).toBeUndefined();
});

it('takes a new value for a known key without forgetting another', () => {
  const map = new RecentMap<string, number>(2);
  map.set('a', 1);
  map.set('b', 1);
  for (let value = 2; value < 9; value += 1) map.set('b', value);
  expect(map.get('a')).toBe(1);
  expect(map.get('b')).toBe(8);
});
