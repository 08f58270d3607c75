import { expect, it } from 'vitest';
import { restartWait } from './restart-wait.ts';

it('doubles from 100 ms to 10 s for a process that ends again and again', () => {
  const waits = [restartWait(0, 300)];
  while (waits.length < 9) waits.push(restartWait(waits.at(-1)!, 300));
  expect(waits).toEqual([100, 200, 400, 800, 1600, 3200, 6400, 10_000, 10_000]);
});

it('begins anew for one that ran for 10 s', () => {
  expect(restartWait(6400, 10_000)).toBe(100);
  expect(restartWait(6400, 9999)).toBe(10_000);
});
