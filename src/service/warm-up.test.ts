import { expect, it } from 'vitest';
import { sampleOperation } from '../../test/support/operations/sample-operation.ts';
import { testNeeds } from '../../test/support/worlds/needs.ts';
import type { Operation } from '../operation.ts';
import { warmUpSoon } from './warm-up.ts';

const agents = async () => {};

/** Operations that record their runs, and a way to wait for the last. */
function noting(...declared: readonly Partial<Operation>[]) {
  const runs: string[] = [];
  const operations = declared.map(
    (members, index): Operation => ({
      ...sampleOperation,
      run: () => {
        runs.push(`${index}`);
        return { kind: 'json', value: {} };
      },
      ...members,
    }),
  );
  return { runs, operations };
}

it('runs the first example of only those operations that declare it, each in a turn of its own', async () => {
  const { runs, operations } = noting({ warmsUp: true }, {}, { warmsUp: true });
  const failures: unknown[] = [];
  warmUpSoon({ operations, needs: testNeeds(), agents }, (error) => failures.push(error));
  expect(runs).toEqual([]);
  await expect.poll(() => runs).toEqual(['0', '2']);
  expect(failures).toEqual([]);
});

it('ends with the first failure, and reports it', async () => {
  const fails = () => {
    throw new Error('broken');
  };
  const { runs, operations } = noting({ warmsUp: true, run: fails }, { warmsUp: true });
  const failures: unknown[] = [];
  warmUpSoon({ operations, needs: testNeeds(), agents }, (error) => failures.push(error));
  await expect.poll(() => failures).toEqual([new Error('broken')]);
  expect(runs).toEqual([]);
});

it('runs nothing once it is ended, and its end waits for what runs', async () => {
  let finish = () => {};
  const slow = () =>
    new Promise<{ kind: 'json'; value: object }>((resolve) => {
      finish = () => resolve({ kind: 'json', value: {} });
    });
  const { runs, operations } = noting({ warmsUp: true, run: slow }, { warmsUp: true });
  const end = warmUpSoon({ operations, needs: testNeeds(), agents }, () => {});
  const begun = finish;
  await expect.poll(() => finish).not.toBe(begun);
  let hasEnded = false;
  const ending = end().then(() => {
    hasEnded = true;
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(hasEnded).toBe(false);
  finish();
  await ending;
  expect(runs).toEqual([]);
});
