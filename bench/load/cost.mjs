import { createCaller, inTurns } from './caller.mjs';
import { health, requests } from './requests.mjs';
import { startPlainServer, startWorld } from './service.mjs';
import { cpuMs } from './usage.mjs';

const PLACES = 8;
/** A sample lasts at least this long, in ms of CPU; a first one says how many calls that takes. */
const SAMPLE_MS = 150;
const FIRST_CALLS = 8;
const MAX_CALLS = 4000;
const WARM_UP_MS = 500;

/**
 * `npm run load -- cost`: the CPU time of a call of every operation, whole service and all its threads, the least of
 * some rounds in which the operations alternate: other load on the machine only adds.
 */
export async function cost({ rounds, only, isQuick }) {
  const world = await startWorld({ WORKERS: '1' });
  const plain = await startPlainServer();
  try {
    const wanted = requests(world.siteUrl).filter(({ name }) => name.includes(only));
    const subjects = [
      subject(plain, { ...health, name: "Node's HTTP server alone" }),
      ...[health, ...wanted].map((call) => subject(world, call)),
    ];
    if (!isQuick) for (const one of subjects) await warmUp(one);
    for (let round = 0; round < rounds; round++) {
      for (const one of subjects) one.costMs = Math.min(one.costMs, await sample(one));
    }
    print(subjects);
    for (const { caller } of subjects) caller.close();
  } finally {
    plain.end();
    await world.end();
  }
}

function subject({ port, pid }, call) {
  return {
    call,
    pid,
    caller: createCaller(port, PLACES),
    calls: FIRST_CALLS,
    costMs: Number.POSITIVE_INFINITY,
  };
}

/** Until the engine has compiled the code of a call; then it is known how many calls a sample takes. */
async function warmUp(one) {
  const until = performance.now() + WARM_UP_MS;
  while (performance.now() < until) {
    const calls = Math.round(SAMPLE_MS / Math.max(0.02, await sample(one)));
    one.calls = Math.min(MAX_CALLS, Math.max(FIRST_CALLS, calls));
  }
}

/** ms of CPU a call. */
async function sample({ call, pid, caller, calls }) {
  const before = cpuMs(pid);
  await inTurns(caller, call, { calls, places: PLACES });
  return (cpuMs(pid) - before) / calls;
}

function print([plain, ...subjects]) {
  console.log('| call | CPU ms | of Node alone | calls a core and second | at half load |');
  console.log('| --- | --- | --- | --- | --- |');
  for (const { call, costMs } of [plain, ...subjects]) {
    const figures = [
      costMs.toPrecision(2),
      (costMs / plain.costMs).toPrecision(2),
      Math.round(1000 / costMs),
      Math.round(500 / costMs),
    ];
    console.log(`| ${call.name} | ${figures.join(' | ')} |`);
  }
}
