import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { typical } from './addresses.mjs';

const ROUNDS = 5;
const CALLS = 800;

/** CPU time a request in microseconds, the median of alternating rounds: a batch of 50 without queries, and an echo. */
export async function measureBatch() {
  const emails = Array.from({ length: 50 }, (_, i) => typical[i * 15]);
  const body = JSON.stringify({ emails });
  const request = { method: 'POST', path: '/v1/email/verify/batch', body };
  const servers = [start('batch-server.mjs'), start('echo-server.mjs')];
  const load = start('../shell/load.mjs');
  try {
    const ports = [];
    for (const server of servers) ports.push((await message(server)).port);
    const times = [[], []];
    for (let round = 0; round <= ROUNDS; round++) {
      for (const [index, server] of servers.entries()) {
        const before = (await ask(server, 'cpu')).cpu;
        await ask(load, { port: ports[index], request, count: CALLS });
        times[index].push(((await ask(server, 'cpu')).cpu - before) / CALLS);
      }
    }
    // The first round warms up.
    const [sundry, echo] = times.map(([, ...rounds]) => rounds.sort((a, b) => a - b)[ROUNDS >> 1]);
    return { sundry, 'a JSON echo': echo };
  } finally {
    for (const child of [...servers, load]) child.disconnect();
  }
}

/** The cost of the index of disposable domains: resident bytes, milliseconds of CPU to load (the least of five). */
export function measureIndex() {
  const program = `
    const resident = async () => {
      // Buffers from reading a module are freed only some turns later.
      for (let i = 0; i < 3; i++) {
        gc();
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      const { heapUsed, external } = process.memoryUsage();
      return heapUsed + external;
    };
    const before = await resident();
    const startedAt = process.cpuUsage();
    const { listOf } = await import('./dist/operations/email/lists/disposable-index.js');
    const { user, system } = process.cpuUsage(startedAt);
    if (listOf('mailinator.com') === undefined) throw new Error('the index is empty');
    console.log(JSON.stringify({ milliseconds: (user + system) / 1000, bytes: (await resident()) - before }));`;
  const runs = Array.from({ length: ROUNDS }, () =>
    JSON.parse(
      execFileSync(process.execPath, ['--expose-gc', '--input-type=module', '-e', program], {
        cwd: fileURLToPath(new URL('../..', import.meta.url)),
      }),
    ),
  );
  const least = (name) => Math.min(...runs.map((run) => run[name]));
  return { bytes: least('bytes'), milliseconds: least('milliseconds') };
}

function start(file) {
  return fork(fileURLToPath(new URL(file, import.meta.url)), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

async function message(child) {
  return (await once(child, 'message'))[0];
}

function ask(child, question) {
  const answer = message(child);
  child.send(question);
  return answer;
}
