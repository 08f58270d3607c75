import { setTimeout as sleep } from 'node:timers/promises';
import { workloads } from '../convert/workloads.mjs';
import { createCaller } from '../siege/calls.mjs';
import { quantile } from './caller.mjs';
import { startWorld } from './service.mjs';

/** The calls one caller has under way, and what the others may notice. */
const CROWD = 100;
const MAX_TIMES_ALONE = 3;
const MAX_OF_NO_THREADS = 0.05;
const MAX_DELAY_MS = 10;
const SMALL_PAUSE_MS = 10;
/** prom-client looks at the event loop at this interval. */
const LOOK_MS = 10;
const WARM_UP_SECONDS = 3;

const large = `{"rows":${workloads().orders}}`;

/**
 * `npm run load -- isolation`: one caller keeps a hundred workbooks of 1 MB under way, from an address of its own. Beside
 * it another caller's workbooks take at most three times as long as alone, its small calls a twentieth of what they take
 * without threads, and the event loop is late by at most 10 ms (all p95, p99 of the loop).
 */
export async function isolation({ seconds }) {
  const settings = { TRUST_PROXY: 'loopback' };
  const without = await beside({ ...settings, WORKERS: '0' }, { seconds, hasWorkbooks: false });
  const threads = await beside({ ...settings, WORKERS: '2' }, { seconds, hasWorkbooks: true });
  const times = threads.crowded.workbook / threads.alone.workbook;
  const part = threads.crowded.small / without.crowded.small;
  const rows = [
    ["another caller's workbooks, of alone", times.toFixed(2), MAX_TIMES_ALONE, times > MAX_TIMES_ALONE],
    ['its small calls, of WORKERS=0', part.toFixed(4), MAX_OF_NO_THREADS, part > MAX_OF_NO_THREADS],
    ['event loop, p99 in ms', threads.delayMs.toFixed(1), MAX_DELAY_MS, threads.delayMs > MAX_DELAY_MS],
  ];
  console.log('| beside 100 workbooks of one caller | measured | at most |\n| --- | --- | --- |');
  for (const [name, value, most] of rows) console.log(`| ${name} | ${value} | ${most} |`);
  return rows.filter(([, , , isMissed]) => isMissed).map(([name, value]) => `${name}: ${value}`);
}

/** p95 in ms of another caller's calls, alone and beside the crowd. */
async function beside(environment, load) {
  const world = await startWorld(environment);
  try {
    await another(world.port, { ...load, seconds: WARM_UP_SECONDS });
    const alone = await another(world.port, load);
    const crowd = startCrowd(world.port);
    await sleep(1000);
    await loopDelayMs(world.port);
    const crowded = await another(world.port, load);
    const delayMs = await loopDelayMs(world.port);
    await crowd.stop();
    return { alone, crowded, delayMs };
  } finally {
    await world.end();
  }
}

/** Small calls, and workbooks one after another beside them. */
async function another(port, { seconds, hasWorkbooks }) {
  const { call, close } = createCaller({ port, address: '203.0.113.7' });
  const until = performance.now() + seconds * 1000;
  const repeat = async (pauseMs, ask) => {
    const times = [];
    while (performance.now() < until) {
      const { status, ms } = await ask(times.length);
      if (status !== 200) throw new Error(`another caller was answered ${status}`);
      times.push(ms);
      await sleep(pauseMs);
    }
    return quantile(
      times.sort((one, other) => one - other),
      0.95,
    );
  };
  const [workbook, small] = await Promise.all([
    hasWorkbooks ? repeat(0, () => call('POST', '/v1/convert/json-to-xlsx', large)) : Number.NaN,
    repeat(SMALL_PAUSE_MS, (index) => call('GET', `/v1/qr?data=order-${index}`)),
  ]);
  close();
  return { workbook, small };
}

/** Calls that are refused because the queue is full are sent again a moment later. */
function startCrowd(port) {
  const { call, close } = createCaller({ port, address: '192.0.2.1' });
  let isOver = false;
  const one = async () => {
    while (!isOver) {
      const { status } = await call('POST', '/v1/convert/json-to-xlsx', large);
      if (status !== 200) await sleep(1000);
    }
  };
  const all = Promise.all(Array.from({ length: CROWD }, one));
  return {
    stop: async () => {
      isOver = true;
      await all;
      close();
    },
  };
}

/** p99 of the time since /metrics was last read. Its figure includes the interval at which the loop is looked at. */
async function loopDelayMs(port) {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const seconds = Number(/^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(text)?.[1]);
  return Math.max(0, seconds * 1000 - LOOK_MS);
}
