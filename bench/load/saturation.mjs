import { createCaller, inTurns, quantile } from './caller.mjs';
import { fixedRate } from './fixed-rate.mjs';
import { requests } from './requests.mjs';
import { startWorld } from './service.mjs';
import { cpuMs, residentMb } from './usage.mjs';

const CONNECTIONS = 32;
const WARM_UP_CALLS = 200;
/** Of the rate at saturation: what a service is run at. */
const HALF = 0.5;

/**
 * `npm run load`: each operation at saturation, and then at half of the calls a second it carried, timed from when a
 * call was due. Load and service share the machine: both get what the other leaves.
 */
export async function saturation({ seconds, only }) {
  const { default: autocannon } = await import('autocannon');
  const world = await startWorld();
  console.log(
    '| call | calls/s | p50, p99 ms | CPU ms | half: p50, p95, p99 ms | refused | CPU ms | RSS MB |',
  );
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
  const faults = [];
  try {
    const wanted = requests(world.siteUrl).filter(({ name }) => name.includes(only));
    for (const call of wanted) {
      const caller = createCaller(world.port, CONNECTIONS);
      await inTurns(caller, call, { calls: WARM_UP_CALLS, places: CONNECTIONS / 4 });
      const full = await measured(world.pid, () => saturate(autocannon, world.port, call, seconds));
      const rate = (full.answered / seconds) * HALF;
      const half = await measured(world.pid, () => atRate({ caller, call, rate, seconds }));
      caller.close();
      print(call, { full, half, seconds, pid: world.pid });
      if (half.broken > 0) faults.push(`${call.name}: ${half.broken} calls broke`);
    }
  } finally {
    await world.end();
  }
  return faults;
}

/** What a load did, with the CPU of the service for each call it answered. */
async function measured(pid, run) {
  const before = cpuMs(pid);
  const done = await run();
  return { ...done, costMs: (cpuMs(pid) - before) / (done.answered + done.refused) };
}

async function saturate(autocannon, port, { method, path, body }, seconds) {
  const {
    '2xx': answered,
    non2xx,
    errors,
    latency,
  } = await autocannon({
    url: `http://127.0.0.1:${port}${path}`,
    method,
    ...(body && { body, headers: { 'content-type': 'application/json' } }),
    connections: CONNECTIONS,
    duration: seconds,
  });
  return { answered, refused: non2xx, broken: errors, p50: latency.p50, p99: latency.p99 };
}

async function atRate({ caller, call, rate, seconds }) {
  const { times, others } = await fixedRate({ rate, seconds, send: () => caller.send(call) });
  const broken = others.get('broken') ?? 0;
  const refused = [...others.values()].reduce((sum, count) => sum + count, 0) - broken;
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((part) => quantile(times, part));
  return { answered: times.length, refused, broken, p50, p95, p99 };
}

function print({ name }, { full, half, seconds, pid }) {
  const ms = (...values) => values.map((value) => value.toFixed(1)).join(', ');
  const figures = [
    Math.round(full.answered / seconds),
    ms(full.p50, full.p99),
    full.costMs.toPrecision(2),
    ms(half.p50, half.p95, half.p99),
    full.refused + half.refused,
    half.costMs.toPrecision(2),
    Math.round(residentMb(pid)),
  ];
  console.log(`| ${name} | ${figures.join(' | ')} |`);
}
