/**
 * The gain of worker threads: the built service as its own process with none, one and two of them, under
 * conversions of 1 MB without pause, and under more of them than its queue holds.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { compare } from './harness.mjs';
import { startService } from './service.mjs';

const ROUNDS = 3;
const SECONDS = 4;
/** Each of two threads must compile the code of a conversion. */
const WARM_UP_SECONDS = 4;

const load = fork(fileURLToPath(new URL('pool/load.mjs', import.meta.url)));
load.once('exit', (code) => process.exit(code));
const servers = await Promise.all([0, 1, 2].map(startServer));
try {
  const [none, one, two] = await isolation();
  const full = await ask({ task: 'flood', port: servers[1].port, seconds: SECONDS });
  if (full.refusals === 0) throw new Error('the queue was never full');
  await compare({
    group: 'pool',
    title: 'Worker threads',
    peers: [],
    rows: [
      row('p95 of small calls beside 8 clients of 1 MB conversions, two threads', 'time', two.p95, {
        'the same without threads': [none.p95, 0.05],
      }),
      row('a conversion, two threads', 'time', two.secondsEach, {
        'the same with one': [one.secondsEach, 1 / 1.5],
      }),
      row('p95 of the refusals of a full queue', 'time', full.p95, { '50 ms': [50, 1] }),
      row('the first conversion after the crowd', 'time', full.recovery, { '1 s': [1000, 1] }),
    ],
  });
} finally {
  load.removeAllListeners('exit').disconnect();
  for (const server of servers) await server.end();
}

/** By number of threads; the servers alternate, the median round counts. */
async function isolation() {
  for (const { port } of servers) await ask({ task: 'isolation', port, seconds: WARM_UP_SECONDS });
  const rounds = servers.map(() => []);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [workers, { port }] of servers.entries()) {
      rounds[workers].push(await ask({ task: 'isolation', port, seconds: SECONDS }));
    }
  }
  return rounds.map((found) => ({
    p95: median(found.map(({ p95 }) => p95)),
    secondsEach: median(found.map(({ secondsEach }) => secondsEach)),
  }));
}

function row(name, kind, sundry, against) {
  const [[peer, [value, target]]] = Object.entries(against);
  console.log(`${name}: ${sundry.toPrecision(3)} against ${value.toPrecision(3)}`);
  return {
    name,
    unit: `${kind} elapsed`,
    candidates: { sundry, [peer]: value },
    targets: { [peer]: target },
  };
}

function startServer(workers) {
  return startService({ WORKERS: String(workers), FREE_DAILY_LIMIT: '1000000000' });
}

async function ask(task) {
  const answer = once(load, 'message');
  load.send(task);
  return (await answer)[0];
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
