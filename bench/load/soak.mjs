import { setTimeout as sleep } from 'node:timers/promises';
import { createCaller, quantile } from './caller.mjs';
import { fixedRate } from './fixed-rate.mjs';
import { requests } from './requests.mjs';
import { startWorld } from './service.mjs';
import { residentMb } from './usage.mjs';

const CONNECTIONS = 32;
/** Calls a second: each operation in turn, the large ones too. About half of a core. */
const RATE = 120;
const PARTS = 10;
const LOOKS_A_PART = 20;
const MAX_TIMES = 1.1;

/**
 * `npm run load -- soak`: all operations in turn for ten minutes. The median of the resident memory of each later minute
 * is at most a tenth above that of the second. A shorter run is divided into ten parts likewise.
 */
export async function soak({ seconds }) {
  const world = await startWorld();
  const caller = createCaller(world.port, CONNECTIONS);
  const calls = requests(world.siteUrl);
  const send = (index) => caller.send(calls[index % calls.length]);
  const faults = [];
  try {
    const load = fixedRate({ rate: RATE, seconds, send });
    const medians = await residentMedians(world.pid, seconds);
    const { times, others } = await load;
    console.log(`RSS MB, median of each tenth: ${medians.map(Math.round).join(' ')}`);
    console.log(`${times.length} calls answered, p99 ${quantile(times, 0.99).toFixed(1)} ms`);
    const later = Math.max(...medians.slice(2)) / medians[1];
    console.log(`most of the later ones: ${later.toFixed(3)} of the second`);
    if (later > MAX_TIMES) faults.push(`memory grew to ${later.toFixed(2)} of that of the second part`);
    for (const [status, count] of others) faults.push(`${count} calls were answered ${status}`);
  } finally {
    caller.close();
    await world.end();
  }
  return faults;
}

async function residentMedians(pid, seconds) {
  const medians = [];
  for (let part = 0; part < PARTS; part++) {
    const looks = [];
    for (let look = 0; look < LOOKS_A_PART; look++) {
      await sleep((seconds * 1000) / PARTS / LOOKS_A_PART);
      looks.push(residentMb(pid));
    }
    medians.push(
      quantile(
        looks.sort((one, other) => one - other),
        0.5,
      ),
    );
  }
  return medians;
}
