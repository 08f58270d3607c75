import { expect, it } from 'vitest';
import { shareOf } from './share.ts';

const parts = (workers: number, processes: number) =>
  Array.from({ length: processes }, (_, index) =>
    shareOf({ workers, modelRequests: 8 }, index + 1, processes),
  );

it.each([
  { name: 'equal parts', workers: 8, processes: 4, each: [2, 2, 2, 2] },
  { name: 'parts that differ by one, the larger first', workers: 8, processes: 3, each: [3, 3, 2] },
  { name: 'at least one each', workers: 2, processes: 4, each: [1, 1, 1, 1] },
  { name: 'no threads at all', workers: 0, processes: 2, each: [0, 0] },
])('$name', ({ workers, processes, each }) => {
  expect(parts(workers, processes).map((share) => share.workers)).toEqual(each);
});

it('requests to the model are shared as threads are', () => {
  expect(parts(0, 3).map(({ modelRequests }) => modelRequests)).toEqual([3, 3, 2]);
});
