/**
 * What a second process costs: processor time of the service for a small GET, saturated, with as many kept connections
 * for each process, and how evenly the processes share the calls. One process and two take turns.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { startService } from './service.mjs';

const ROUNDS = 7;
const CALLS = 6000;
const CONNECTIONS = 32;
/** Of the processor time of one process; and between the larger share and an equal one. */
const targets = { time: 1.25, share: 1.4 };

const request = 'GET /v1/qr?data=hello HTTP/1.1\r\nhost: a\r\n\r\n';
const environment = { FREE_DAILY_LIMIT: '1000000000', WORKERS: '0', LOG_LEVEL: 'info' };
const services = [1, 2].map((processes) => ({ processes, times: [], shares: [] }));
for (const service of services) {
  Object.assign(service, await startService({ ...environment, PROCESSES: `${service.processes}` }));
}

try {
  for (const service of services) await saturate(service);
  for (let round = 0; round < ROUNDS; round++) {
    for (const service of services) {
      const before = timesOf(service.child.pid);
      await saturate(service);
      const used = timesOf(service.child.pid).map((time, index) => time - before[index]);
      service.times.push(used.reduce((sum, time) => sum + time, 0) / CALLS);
      // The last are the processes that answer; the parent of several answers nothing.
      const answering = used.slice(-service.processes);
      service.shares.push(
        Math.max(...answering) / (answering.reduce((sum, time) => sum + time, 0) / answering.length),
      );
    }
  }
} finally {
  for (const { end } of services) await end();
}

const [one, two] = services.map(({ times }) => Math.min(...times));
const shares = services[1].shares.toSorted((a, b) => a - b);
const share = shares[Math.floor(shares.length / 2)];
console.log(
  `a small GET: ${(one * 1000).toFixed(0)} us in one process, ${(two * 1000).toFixed(0)} us in two`,
);
console.log(
  `two processes take ${(two / one).toFixed(2)} of the processor time of one (at most ${targets.time})`,
);
console.log(`the busier one does ${share.toFixed(2)} of an equal share (at most ${targets.share})`);
if (two / one > targets.time || share > targets.share) process.exitCode = 1;

/** Answers of all connections, each asking again when it has been answered. */
function saturate({ port, processes }) {
  let left = CALLS;
  const one = () =>
    new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1');
      let text = '';
      const ask = () => {
        if (left === 0) return socket.end(() => resolve());
        left -= 1;
        socket.write(request);
      };
      socket.on('error', reject).on('connect', ask);
      socket.on('data', (piece) => {
        text += piece.toString('latin1');
        const head = text.indexOf('\r\n\r\n');
        if (head < 0) return;
        const length = Number(/content-length: (\d+)/i.exec(text)[1]);
        if (text.length < head + 4 + length) return;
        if (!text.startsWith('HTTP/1.1 200')) return reject(new Error(text.slice(0, 200)));
        text = '';
        ask();
      });
    });
  return Promise.all(Array.from({ length: CONNECTIONS * processes }, one));
}

/** Milliseconds of processor time of a process and of those it has started (proc(5), stat). */
function timesOf(pid) {
  return [pid, ...childrenOf(pid)].map((id) => {
    const fields = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  });
}

/** pgrep ends with 1 where there is none. */
function childrenOf(pid) {
  const { stdout } = spawnSync('pgrep', ['-P', `${pid}`], { encoding: 'utf8' });
  return stdout.split('\n').filter(Boolean).map(Number);
}
