import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { workloads } from '../convert/workloads.mjs';

/** A load generator in its own process, whose parent sends the task and its duration. */
const CLIENTS = 8;
const SMALL_CLIENTS = 4;
const SMALL_PAUSE_MS = 10;
/** More than the queue of one thread holds. */
const CROWD = 90;
const RETRY_MS = 1000;
const SMALL = { method: 'GET', path: '/v1/qr?data=https%3A%2F%2Fexample.com%2Fa', body: '' };
const LARGE = {
  method: 'POST',
  path: '/v1/convert/json-to-xlsx',
  body: Buffer.from(`{"rows":${workloads().orders}}`),
};

const agent = new Agent({ keepAlive: true });
const tasks = { isolation, flood };

process.on('message', async ({ task, port, seconds }) => process.send(await tasks[task](port, seconds)));
process.on('disconnect', () => process.exit(0));

/** Eight clients convert 1 MB without pause; small calls beside them are timed. */
async function isolation(port, seconds) {
  const until = performance.now() + seconds * 1000;
  let conversions = 0;
  const convert = async () => {
    while (performance.now() < until) {
      expect(await call(port, LARGE), 200);
      conversions += 1;
    }
  };
  const times = [];
  const draw = async () => {
    while (performance.now() < until) {
      const answer = await call(port, SMALL);
      expect(answer, 200);
      times.push(answer.ms);
      await sleep(SMALL_PAUSE_MS);
    }
  };
  await Promise.all([
    ...Array.from({ length: CLIENTS }, convert),
    ...Array.from({ length: SMALL_CLIENTS }, draw),
  ]);
  return { p95: percentile(times, 0.95), secondsEach: seconds / conversions };
}

/** Keeps the queue full and times its refusals; then times the first conversion after the load. */
async function flood(port, seconds) {
  const until = performance.now() + seconds * 1000;
  const crowd = Array.from({ length: CROWD }, async () => {
    while (performance.now() < until) if ((await call(port, LARGE)).status === 503) await sleep(RETRY_MS);
  });
  await sleep(RETRY_MS);
  const refusals = [];
  while (performance.now() < until) {
    const { status, ms } = await call(port, LARGE);
    if (status === 503) refusals.push(ms);
    await sleep(20);
  }
  await Promise.all(crowd);
  const first = await call(port, LARGE);
  expect(first, 200);
  return { refusals: refusals.length, p95: percentile(refusals, 0.95), recovery: first.ms };
}

function call(port, { method, path, body }) {
  const started = performance.now();
  const headers = body === '' ? {} : { 'content-type': 'application/json', 'content-length': body.length };
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method, path, headers, agent }, (response) => {
      response.on('error', reject).on('end', () => {
        resolve({ status: response.statusCode, ms: performance.now() - started });
      });
      response.resume();
    });
    sent.on('error', reject).end(body);
  });
}

function expect({ status }, wanted) {
  if (status !== wanted) throw new Error(`answered ${status}`);
}

function percentile(values, share) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)];
}
