import { expect, it } from 'vitest';
import { fourAtOnce } from './four-at-once.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

it('does four at a time and keeps the order', async () => {
  let busy = 0;
  let most = 0;
  const doubled = await fourAtOnce([5, 1, 4, 2, 3, 6], async (item) => {
    most = Math.max(most, ++busy);
    for (let turns = 0; turns < item; turns++) await turn();
    busy--;
    return item * 2;
  });
  expect(doubled).toEqual([10, 2, 8, 4, 6, 12]);
  expect(most).toBe(4);
});

it('starts nothing after a failure', async () => {
  const begun: number[] = [];
  const work = async (item: number) => {
    begun.push(item);
    await turn();
    if (item === 1) throw new Error('no');
  };
  await expect(fourAtOnce([1, 2, 3, 4, 5, 6], work)).rejects.toThrow('no');
  await turn();
  await turn();
  expect(begun).toEqual([1, 2, 3, 4]);
});

it('does nothing for an empty list', async () => {
  expect(await fourAtOnce([], turn)).toEqual([]);
});
