import { expect, it } from 'vitest';
import { startServer } from './support/running/server.ts';
import { isWhole } from './support/whole.ts';

const CLIENTS = 8;
/** Conversions of one run. */
const CONVERSIONS = isWhole ? 48 : 24;
const rows = Array.from({ length: 12_000 }, (_, id) => ({ id, name: `Name ${id % 97}`, amount: id / 7 }));
const body = JSON.stringify({ rows });

/**
 * `npm run bench -- pool` measures the time of the small calls, with its target of a twentieth. Here they are counted:
 * other work of the machine delays both kinds of calls.
 */
it('conversions without pause let far more small calls pass with worker threads than without', async () => {
  const without = await smallCallsBesideConversions('0');
  expect(await smallCallsBesideConversions('2')).toBeGreaterThan(20 * without);
});

/** The number of small calls, one after another, that are answered while a number of conversions is. */
async function smallCallsBesideConversions(workers: string): Promise<number> {
  const server = await startServer({ WORKERS: workers, FREE_DAILY_LIMIT: '1000000' });
  let begun = 0;
  let isOver = false;
  const convert = async () => {
    while (begun < CONVERSIONS) {
      begun += 1;
      const answer = await fetch(`${server.origin}/v1/convert/json-to-xlsx`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      await answer.arrayBuffer();
      expect(answer.status).toBe(200);
    }
  };
  let drawn = 0;
  const draw = async () => {
    while (!isOver) {
      await (await fetch(`${server.origin}/v1/qr?data=${drawn}`)).text();
      if (!isOver) drawn += 1;
    }
  };
  try {
    const drawing = draw();
    await Promise.all(Array.from({ length: CLIENTS }, convert));
    isOver = true;
    await drawing;
  } finally {
    await server.stop();
  }
  return drawn;
}
