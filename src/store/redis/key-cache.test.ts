import { describe, expect, it } from 'vitest';
import type { KeyRecord } from '../store.ts';
import { KeyCache } from './key-cache.ts';

const key: KeyRecord = {
  hash: 'ab'.repeat(32),
  hint: 'Ab3d',
  name: 'shop',
  createdAt: new Date(0),
  monthlyLimit: null,
  expiresAt: null,
  revokedAt: null,
};

/** A cache with a clock of its own, over a store that counts its look-ups. */
function setUp(answers: (KeyRecord | undefined)[]) {
  let now = 0;
  let trips = 0;
  const cache = new KeyCache(() => now);
  const find = () =>
    cache.find(key.hash, async () => {
      trips += 1;
      return answers.shift();
    });
  return { cache, find, trips: () => trips, pass: (ms: number) => (now += ms) };
}

describe('a key that was found', () => {
  it('is answered from memory for a second, from its question on', async () => {
    const { find, trips, pass } = setUp([key, { ...key, revokedAt: new Date(1) }]);
    expect(await find()).toEqual(key);
    pass(999);
    expect(await find()).toEqual(key);
    expect(trips()).toBe(1);
    pass(1);
    expect((await find())?.revokedAt).toEqual(new Date(1));
  });

  it('is looked up once for all who ask at once', async () => {
    const { find, trips } = setUp([key]);
    expect(await Promise.all([find(), find(), find()])).toEqual([key, key, key]);
    expect(trips()).toBe(1);
  });

  it('is looked up again once it is forgotten, even by those whose look-up is under way', async () => {
    const { cache, find } = setUp([key, { ...key, name: 'new' }]);
    const early = find();
    cache.forget(key.hash);
    expect((await early)?.name).toBe('shop');
    expect((await find())?.name).toBe('new');
  });

  it('was not there before: a miss is not remembered', async () => {
    const { find } = setUp([undefined, key]);
    expect(await find()).toBeUndefined();
    expect(await find()).toEqual(key);
  });
});

it('a look-up that fails is made again', async () => {
  const cache = new KeyCache();
  await expect(cache.find('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await cache.find('a', async () => key)).toEqual(key);
});
