/**
 * `npm run siege -- connections` besieges the service in a heap of 256 MB by waves of connections of one address, and
 * looks at what a caller of another address notices: it is answered within 2 s, memory stays within what
 * docs/operations.md says of the size of a process, the service lives, and afterwards it has given all of it back.
 * Exits 1 when one of these fails.
 *
 * `--seed=7` draws the same waves again, `--steps=40` says how many, `--minutes=10` for how long instead, `--only=TEXT`
 * which shapes, and `--program=FILE` names the command of another checkout. `--slowest=10000` allows a call beside more
 * milliseconds, on a machine that others use.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startService } from '../service.mjs';
import { orders } from './bodies.mjs';
import { waves } from './grammar.mjs';

const HEAP_MB = 256;
/** Resident memory above that of an idle service. */
const MAX_MB = 200;
const BETWEEN_CALLS_MS = 100;
/** So little that small bodies of one wave can fill it. */
const BODY_MEMORY_MB = '32';
/** What the heap may have gained in the end: caches that are full then. */
const MAX_KEPT_MB = 16;
/** A wave and the caller beside it are ended after this. */
const MAX_WAVE_MS = 60_000;

/** Longer than a refused connection lingers. */
const BEFORE_LOOKING_MS = 3000;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    steps: { type: 'string', default: '40' },
    minutes: { type: 'string' },
    only: { type: 'string', default: '' },
    program: { type: 'string' },
    slowest: { type: 'string', default: '2000' },
  },
});
const mostAnswerMs = Number(values.slowest);
// What it started ends with it.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
const found = await besiege({
  seed: Number(values.seed),
  steps: Number(values.steps),
  minutes: values.minutes === undefined ? undefined : Number(values.minutes),
  program: values.program,
  only: values.only,
});
for (const fault of found) console.error(`missed: ${fault}`);
process.exit(found.length === 0 ? 0 : 1);

/** Runs the waves of a seed, as many as `steps` says or as fit in `minutes`. Resolves to the faults, as sentences. */
async function besiege({ seed, steps, minutes, program, only }) {
  const server = await startService(
    { WORKERS: '2', FREE_DAILY_LIMIT: '1000000000', BODY_MEMORY_MB, LOG_LEVEL: 'info' },
    {
      observer: new URL('heap-observer.mjs', import.meta.url).href,
      nodeOptions: ['--expose-gc', `--max-old-space-size=${HEAP_MB}`],
      ...(program && { program }),
    },
  );
  const besieger = fork(fileURLToPath(new URL('besieger.mjs', import.meta.url)), { serialization: 'json' });
  const faults = [];
  const figures = { waves: 0, mostMb: 0, slowestMs: 0, slowestBeside: '' };
  try {
    await callUntilWarm(server.port);
    const before = { heapMb: await heapOf(server.child), residentMb: residentMb(server.child.pid) };
    const until = performance.now() + (minutes ?? 0) * 60_000;
    for (const wave of waves(seed, only)) {
      if (minutes === undefined ? figures.waves === steps : performance.now() >= until) break;
      figures.waves += 1;
      faults.push(...(await besieged({ server, besieger, wave, before, figures })));
      if (hasEnded(server.child)) break;
    }
    if (!hasEnded(server.child)) faults.push(...(await keptFaults(server, before)));
  } finally {
    besieger.kill('SIGKILL');
    await server.end();
  }
  console.log(
    `seed ${seed}: ${figures.waves} waves, at most ${figures.mostMb} MB above idle; ` +
      `slowest call beside: ${figures.slowestMs} ms, beside ${figures.slowestBeside}`,
  );
  return faults;
}

async function besieged({ server, besieger, wave, before, figures }) {
  const beside = callBeside(server);
  besieger.send({
    port: server.port,
    wave: { ...wave, pieces: wave.pieces.map((piece) => piece.toString('base64')) },
  });
  const over = new AbortController();
  const { signal } = over;
  const ends = [
    once(besieger, 'message', { signal }),
    once(server.child, 'exit', { signal }),
    sleep(MAX_WAVE_MS),
  ];
  await Promise.race(ends);
  over.abort();
  await Promise.allSettled(ends.slice(0, 2));
  const { slowestMs, failed, mostMb: peak } = await beside.stop();
  const what = `${wave.count} connections with ${wave.name} (${bytesOf(wave)} bytes, reading ${wave.reads})`;
  const mostMb = peak - before.residentMb;
  figures.mostMb = Math.max(figures.mostMb, mostMb);
  if (slowestMs > figures.slowestMs) Object.assign(figures, { slowestMs, slowestBeside: what });
  if (hasEnded(server.child)) return [`the service has ended: ${what}`];
  return [
    [mostMb > MAX_MB, `${mostMb} MB above idle, at most ${MAX_MB}: ${what}`],
    [failed.length > 0, `${failed.length} calls beside failed (${failed[0]}): ${what}`],
    [slowestMs > mostAnswerMs, `a call beside took ${slowestMs} ms, at most ${mostAnswerMs}: ${what}`],
  ].flatMap(([isFault, sentence]) => (isFault ? [sentence] : []));
}

/** Calls of another address one after another, some with a body of 100 KB, and a look at the memory with each. */
function callBeside({ port, child }) {
  const seen = { slowestMs: 0, failed: [], mostMb: 0 };
  let isOver = false;
  const calling = (async () => {
    for (let count = 0; !isOver && !hasEnded(child); count++) {
      const { status, ms } = await (count % 4 === 3
        ? call(port, '/v1/convert/json-to-csv', orders)
        : call(port, `/v1/qr?data=order-${count}`));
      seen.slowestMs = Math.max(seen.slowestMs, Math.round(ms));
      seen.mostMb = Math.max(seen.mostMb, residentMb(child.pid));
      if (status !== 200) seen.failed.push(status);
      await sleep(BETWEEN_CALLS_MS);
    }
  })();
  return {
    stop: async () => {
      isOver = true;
      await calling;
      return seen;
    },
  };
}

function call(port, path, body) {
  const started = performance.now();
  return new Promise((resolve) => {
    const settle = (status) => resolve({ status, ms: performance.now() - started });
    const sent = request({
      host: '127.0.0.1',
      port,
      path,
      localAddress: '127.0.0.9',
      agent: false,
      timeout: 20_000,
      ...(body && { method: 'POST', headers: { 'content-type': 'application/json' } }),
    });
    sent.on('response', (response) => response.resume().on('end', () => settle(response.statusCode)));
    sent.on('timeout', () => sent.destroy(new Error('no answer in 20 s')));
    sent.on('error', (error) => settle(error.code ?? error.message));
    sent.end(body);
  });
}

async function callUntilWarm(port) {
  for (let count = 0; count < 300; count++) await call(port, `/v1/qr?data=warm-${count}`);
  for (const path of ['/docs', '/openapi.json', '/docs.md', '/']) await call(port, path);
  // Loads what agents need.
  await call(port, '/mcp', JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' }));
}

/** What is still held when all connections have ended. */
async function keptFaults({ child, port }, before) {
  await sleep(BEFORE_LOOKING_MS);
  const { status } = await call(port, '/v1/qr?data=after');
  const keptMb = (await heapOf(child)) - before.heapMb;
  console.log(`kept in the end: ${keptMb.toFixed(1)} MB`);
  return [
    [status !== 200, `a call afterwards: ${status}`],
    [keptMb > MAX_KEPT_MB, `${keptMb.toFixed(1)} MB are kept in the end, at most ${MAX_KEPT_MB}`],
  ].flatMap(([isFault, sentence]) => (isFault ? [sentence] : []));
}

/** Megabytes of the heap and of buffers after a collection of garbage. */
async function heapOf(child) {
  child.send('heap');
  const [megabytes] = await once(child, 'message');
  return megabytes;
}

function residentMb(pid) {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [0, 0];
    return Math.round(Number(kilobytes) / 1024);
  } catch {
    return 0;
  }
}

function bytesOf({ pieces }) {
  return pieces.reduce((sum, piece) => sum + piece.length, 0);
}

function hasEnded({ exitCode, signalCode }) {
  return exitCode !== null || signalCode !== null;
}
