import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { startServer } from './support/server.ts';
import { isWhole } from './support/whole.ts';

const CLIENTS = 8;
const MILLISECONDS = isWhole ? 3000 : 1500;
const rows = Array.from({ length: 12_000 }, (_, id) => ({ id, name: `Name ${id % 97}`, amount: id / 7 }));
const body = JSON.stringify({ rows });

/**
 * `npm run bench -- pool` measures this with its target of a twentieth. Here the machine may have other work, which
 * delays the small calls in both runs.
 */
it('small calls beside conversions without pause wait far less with worker threads than without', async () => {
  const without = await smallCallsBesideConversions('0');
  expect(await smallCallsBesideConversions('2')).toBeLessThan(without / 3);
}, 60_000);

/** The 95th percentile of their time in ms. */
async function smallCallsBesideConversions(workers: string): Promise<number> {
  const server = await startServer({ WORKERS: workers, FREE_DAILY_LIMIT: '1000000' });
  const until = performance.now() + MILLISECONDS;
  const convert = async () => {
    while (performance.now() < until) {
      const answer = await fetch(`${server.origin}/v1/convert/json-to-xlsx`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      await answer.arrayBuffer();
      expect(answer.status).toBe(200);
    }
  };
  const times: number[] = [];
  const draw = async () => {
    while (performance.now() < until) {
      const started = performance.now();
      await (await fetch(`${server.origin}/v1/qr?data=${times.length}`)).text();
      times.push(performance.now() - started);
      await sleep(10);
    }
  };
  try {
    await Promise.all([...Array.from({ length: CLIENTS }, convert), draw(), draw()]);
  } finally {
    await server.stop();
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)]!;
}
