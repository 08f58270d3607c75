import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { operations } from '../src/registry.ts';

/** What the test uses of bench/load/fixed-rate.mjs. */
interface FixedRate {
  fixedRate(load: {
    readonly rate: number;
    readonly seconds: number;
    send(index: number): Promise<number | string>;
  }): Promise<{ readonly times: readonly number[]; readonly others: ReadonlyMap<number | string, number> }>;
}

const bench = (path: string) => new URL(`../bench/${path}`, import.meta.url);
const { fixedRate }: FixedRate = await import(bench('load/fixed-rate.mjs').href);

it('a service that hangs for half a second delays every call that was due in it', async () => {
  let hangs: Promise<void> = Promise.resolve();
  const server = createServer(async (_request, response) => {
    await hangs;
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  setTimeout(() => {
    hangs = sleep(500);
  }, 200);
  const send = async (index: number) => {
    if (index === 7) return 503;
    return (await fetch(`http://127.0.0.1:${port}/`)).status;
  };
  const { times, others } = await fixedRate({ rate: 100, seconds: 2, send });
  server.closeAllConnections();
  server.close();
  expect([...others]).toEqual([[503, 1]]);
  expect(times).toHaveLength(199);
  // 50 calls were due while it hung, evenly: 25 of them in its first half. One that waits for answers would see one.
  expect(times.filter((ms) => ms > 240).length).toBeGreaterThanOrEqual(20);
  expect(times.filter((ms) => ms > 1).length).toBeGreaterThanOrEqual(45);
});

it('npm run load -- cost: every operation answers its example, and has a cost', () => {
  const args = [fileURLToPath(bench('load.mjs')), 'cost', '--rounds=1', '--quick'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    timeout: 500_000,
  });
  expect([status, stderr]).toEqual([0, '']);
  const rows = stdout
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter((cells) => Number(cells[2]) > 0);
  expect(rows.map((cells) => cells[1])).toEqual(expect.arrayContaining(operations.map(({ id }) => id)));
});
