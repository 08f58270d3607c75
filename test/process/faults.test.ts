import { describe, expect, it } from 'vitest';
import { embeddedWorld } from '../faults/embedded-world.ts';
import { redisWorld } from '../faults/redis-world.ts';
import { runFaults } from '../faults/run-faults.ts';
import { hasConsumer } from '../support/consumers.ts';
import { SEED } from '../support/runs.ts';
import { isWhole } from '../support/whole.ts';

/** A part of `npm run faults`, which has all kinds many times; elsewhere at least two of each store. */
const SHARE = isWhole ? 1 / 20 : 1 / 30;

/** Outside `npm run test:whole`, 12 callers leave processor time to other tests. */
const pace = isWhole ? {} : { pauseMs: 10 };

const right = { lost: 0, doubled: 0, over: 0, cut: 0, oddAnswers: [], odd: 0 };

async function accountsOf(world: typeof embeddedWorld) {
  const results = await runFaults(world, {
    seed: SEED,
    share: SHARE,
    only: '',
    ...pace,
    onResult() {},
  });
  expect(results.length).toBeGreaterThan(1);
  for (const result of results) {
    expect(result.answered).toBeGreaterThan(0);
    expect(result).toMatchObject(right);
  }
  return results;
}

describe.concurrent('nodes and stores that are killed, stopped and restarted under calls', () => {
  it('two nodes on one folder: nothing is lost, doubled or cut elsewhere', async () => {
    await accountsOf(embeddedWorld);
  });

  it.runIf(hasConsumer('redis-server'))(
    'two nodes on Redis: the same',
    async () => {
      const results = await accountsOf(redisWorld);
      expect(results.some(({ kills }) => kills > 0)).toBe(true);
    },
    120_000,
  );
});
