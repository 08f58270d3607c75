import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { requests } from './subject.mjs';

/** Processes of one program differ by a tenth, each for as long as it runs: as many pairs are started one after another. */
const PAIRS = 4;
const ROUNDS = 8;
const CALLS = 2000;
const WARM_UP = 2000;

/** CPU time of each server per request in microseconds, by row: the least of all pairs. */
export async function measureShell() {
  const pairs = [];
  for (let pair = 0; pair < PAIRS; pair++) pairs.push(await measurePair());
  const least = (row, name) => Math.min(...pairs.map((pair) => pair[row][name]));
  return Object.fromEntries(
    Object.keys(requests).map((row) => [row, { plain: least(row, 'plain'), whole: least(row, 'whole') }]),
  );
}

/** The least of rounds that take turns. */
async function measurePair() {
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
      rows[row] = { plain: Math.min(...times.plain), whole: Math.min(...times.whole) };
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
