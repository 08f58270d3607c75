import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { requests } from './subject.mjs';

const ROUNDS = 5;
const CALLS = 4000;
const WARM_UP = 2000;

/** CPU time of each server per request in microseconds, by row: the median of rounds that take turns. */
export async function measureShell() {
  const servers = { plain: start('plain-server.mjs'), whole: start('whole-server.mjs') };
  const load = start('load.mjs');
  try {
    const ports = {};
    for (const name in servers) ports[name] = (await message(servers[name])).port;
    const rows = {};
    for (const [row, request] of Object.entries(requests)) {
      const times = { plain: [], whole: [] };
      for (const name in servers) await ask(load, { port: ports[name], request, count: WARM_UP });
      for (let round = 0; round < ROUNDS; round++) {
        for (const name in servers) {
          const before = (await ask(servers[name], 'cpu')).cpu;
          await ask(load, { port: ports[name], request, count: CALLS });
          times[name].push(((await ask(servers[name], 'cpu')).cpu - before) / CALLS);
        }
      }
      rows[row] = { plain: median(times.plain), whole: median(times.whole) };
    }
    return rows;
  } finally {
    for (const child of [...Object.values(servers), load]) child.disconnect();
  }
}

/** A child that ends before it is let go has failed, and with it the bench. */
function start(file) {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.once('exit', (code) => {
    if (code !== 0) process.exit(1);
  });
  return child;
}

async function message(child) {
  return (await once(child, 'message'))[0];
}

function ask(child, question) {
  const answer = message(child);
  child.send(question);
  return answer;
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
