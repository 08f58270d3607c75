/**
 * `npm run siege -- callers` runs the built service against all known hostile callers at once, and measures the effect
 * on another caller: no small call fails, 95 of 100 take at most 5 times as long as beside as many honest callers
 * that keep the service as busy, and no conversion, page or address is refused. Exits 1 when one of these fails.
 * `npm run siege -- callers 10` runs for 10 seconds instead of 30.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startService } from '../service.mjs';

const seconds = Number(process.argv[2] ?? 30);
const WARM_UP_SECONDS = 3;
/** How the pace of the honest callers is found: short trials, each between the two nearest. */
const TRIALS = 6;
const TRIAL_SECONDS = 3;
const MAX_TIMES_SLOWER = 5;
const TICKS_A_SECOND = 100;
/** Until all hostile callers are at work. */
const BEFORE_MEASURING_MS = 2000;

const path = (file) => fileURLToPath(new URL(file, import.meta.url));
const world = fork(path('world.mjs'));
const [ports] = await once(world, 'message');
const server = await startService({
  WORKERS: '2',
  TRUST_PROXY: 'loopback',
  FREE_DAILY_LIMIT: '1000000000',
  ALLOW_PRIVATE_ADDRESSES: 'true',
  DOH_URL: `http://127.0.0.1:${ports.resolver}/dns-query`,
});
const faults = [];
try {
  await honest({ kind: 'measured', seconds: WARM_UP_SECONDS });
  const siege = await besieged();
  console.log(
    `${siege.callers} hostile callers: ${siege.cores.toFixed(2)} cores, ${siege.megabytes} MB at most`,
  );
  const pauseMs = await paceOf(siege);
  const [calm, , calmCores] = await Promise.all([
    honest({ kind: 'measured', seconds }),
    honest({ kind: 'busy', seconds, callers: siege.callers, pauseMs }),
    coresOver(seconds),
  ]);
  console.log(`as many honest callers: ${calmCores.toFixed(2)} cores\n`);
  report(siege.results, calm);
  await sleep(1000);
  if (server.child.exitCode !== null) faults.push('the service has ended');
} finally {
  await server.end();
  world.disconnect();
}
for (const fault of faults) console.error(`missed: ${fault}`);
process.exitCode = faults.length === 0 ? 0 : 1;

async function besieged() {
  const attack = ask('hostile.mjs', {
    port: server.port,
    hostile: ports.hostile,
    seconds: seconds + 2,
  });
  await sleep(BEFORE_MEASURING_MS);
  const memory = watchMemory();
  const [results, cores] = await Promise.all([honest({ kind: 'measured', seconds }), coresOver(seconds)]);
  const megabytes = memory.stop();
  const { callers } = await attack;
  return { results, cores, callers, megabytes };
}

/** The pause between the calls of an honest caller at which all of them use as many cores as the siege did. */
async function paceOf({ cores, callers }) {
  let [fast, slow] = [0, 1000];
  for (let trial = 0; trial < TRIALS; trial++) {
    const pauseMs = trial === 0 ? 0 : (fast + slow) / 2;
    const busy = honest({ kind: 'busy', seconds: TRIAL_SECONDS, callers, pauseMs });
    const taken = await coresOver(TRIAL_SECONDS);
    await busy;
    if (trial === 0 && taken <= cores) return 0;
    if (taken > cores) fast = pauseMs;
    else slow = pauseMs;
  }
  return fast;
}

function report(siege, calm) {
  console.log('| calls | besieged: p50, p95, max ms | calm: p50, p95, max ms | failed |');
  console.log('| --- | --- | --- | --- |');
  for (const [kind, calls] of Object.entries(siege)) {
    const failed = calls.filter(({ status }) => status !== 200);
    const kinds = [...new Set(failed.map(({ status }) => status))].join(', ');
    console.log(
      `| ${kind} | ${times(calls)} | ${times(calm[kind])} | ${failed.length} of ${calls.length} ${kinds} |`,
    );
    if (failed.length > 0) faults.push(`${failed.length} of ${calls.length} ${kind} calls failed: ${kinds}`);
    const isSmall = kind === 'small' || kind === 'preview';
    const ratio = quantile(calls, 0.95) / quantile(calm[kind], 0.95);
    if (isSmall && ratio > MAX_TIMES_SLOWER)
      faults.push(`p95 of ${kind} calls is ${ratio.toFixed(1)} times as long`);
  }
}

function times(calls) {
  return [0.5, 0.95, 1].map((part) => quantile(calls, part).toFixed(1)).join(', ');
}

function quantile(calls, part) {
  const sorted = calls.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

function honest(task) {
  return ask('honest.mjs', { port: server.port, good: ports.good, ...task });
}

async function ask(program, task) {
  const child = fork(path(program));
  const stop = () => child.kill('SIGKILL');
  process.once('exit', stop);
  child.send(task);
  const [answer] = await once(child, 'message');
  process.removeListener('exit', stop);
  return answer;
}

/** Cores the service uses on average over a duration (proc_pid_stat(5), fields 14 and 15). */
async function coresOver(duration) {
  const ticks = () => {
    const stat = readFileSync(`/proc/${server.child.pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return Number(fields[11]) + Number(fields[12]);
  };
  const [before, started] = [ticks(), performance.now()];
  await sleep(duration * 1000);
  return (ticks() - before) / TICKS_A_SECOND / ((performance.now() - started) / 1000);
}

/** The peak of resident memory, in MB. */
function watchMemory() {
  let most = 0;
  const look = () => {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.child.pid}/status`, 'utf8'));
    most = Math.max(most, Math.round(Number(kilobytes) / 1024));
  };
  const timer = setInterval(look, 100);
  return {
    stop: () => {
      clearInterval(timer);
      return most;
    },
  };
}
