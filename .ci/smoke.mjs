/**
 * Uses a running service as its first caller would.
 *
 *   node .ci/smoke.mjs MAJOR FOLDER COMMAND ...
 *
 * MAJOR is the Node version this must be, or `any`; COMMAND starts the service in FOLDER (`node` means the
 * Node that runs this file). It gets a free port and an empty DATA_DIR, and is ended with SIGTERM.
 */
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const START_MS = 180_000;
const STOP_MS = 15_000;

const [major, folder, ...command] = process.argv.slice(2);
if (major !== 'any') assert.equal(process.versions.node.split('.')[0], major, 'runs on the wrong Node');

const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const dataDir = mkdtempSync(join(tmpdir(), 'sundry-smoke-'));
const environment = { ...process.env, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir };

const server = start();
try {
  await ready();
  await tellsItsRelease();
  await drawsForFree();
  await refusesWithAPlace();
  await countsAKey();
  await documentsItself();
  await stops();
} finally {
  server.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
}
process.stdout.write(`smoke on Node ${process.versions.node}: passed\n`);

function start() {
  const [program, ...args] = command;
  const executable = program === 'node' ? process.execPath : program;
  return spawn(executable, args, { cwd: folder, env: environment, stdio: ['ignore', 'inherit', 'inherit'] });
}

async function ready() {
  for (const deadline = Date.now() + START_MS; Date.now() < deadline; await sleep(50)) {
    assert.equal(server.exitCode, null, `the service ended with ${server.exitCode}`);
    if (await isUp()) return;
  }
  assert.fail(`no answer within ${START_MS / 1000} s`);
}

async function tellsItsRelease() {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  assert.equal((await (await fetch(`${origin}/health`)).json()).version, version);
}

async function drawsForFree() {
  const answer = await fetch(`${origin}/v1/qr?data=hello`);
  assert.equal(answer.status, 200);
  assert.match(answer.headers.get('content-type') ?? '', /^image\/svg\+xml/);
  assert.equal(answer.headers.get('x-qr-version'), '1');
  assert.equal(answer.headers.get('x-quota-used'), '1');
  assert.match(await answer.text(), /^<svg /);
}

async function refusesWithAPlace() {
  const answer = await post('/v1/qr', { data: 'hello', size: 1 });
  assert.equal(answer.status, 400);
  assert.match(answer.headers.get('content-type') ?? '', /^application\/problem\+json/);
  assert.equal((await answer.json()).errors[0].pointer, '#/size');
  assert.equal(answer.headers.get('x-quota-used'), '1');
}

async function countsAKey() {
  const cli = join(folder, 'dist/cli.js');
  const printed = execFileSync(process.execPath, [cli, 'keys', 'create', 'smoke'], { env: environment });
  const key = printed.toString().trim().split(/\s/).at(-1);
  const answer = await post('/v1/qr', { data: 'hello', format: 'json' }, { 'x-api-key': key });
  assert.equal(answer.status, 200);
  assert.equal((await answer.json()).modules, 21);
  assert.equal(answer.headers.get('x-quota-used'), '1');
  assert.equal((await post('/v1/qr', { data: 'hello' }, { 'x-api-key': `${key}x` })).status, 401);
}

async function documentsItself() {
  const openapi = await (await fetch(`${origin}/openapi.json`)).json();
  assert.ok('/v1/qr' in openapi.paths);
  for (const page of ['/', '/docs']) {
    assert.match((await fetch(origin + page)).headers.get('content-type') ?? '', /^text\/html/);
  }
}

/** The signal goes to the started process only: its children must end with it. */
async function stops() {
  const ended = once(server, 'exit', { signal: AbortSignal.timeout(STOP_MS) });
  server.kill('SIGTERM');
  const [code] = await ended;
  assert.equal(code, 0, 'SIGTERM does not end the service cleanly');
  assert.equal(await isUp(), false, 'something still answers on the port');
}

function post(path, body, headers = {}) {
  const content = { 'content-type': 'application/json', ...headers };
  return fetch(origin + path, { method: 'POST', headers: content, body: JSON.stringify(body) });
}

async function isUp() {
  try {
    return (await fetch(`${origin}/health`)).ok;
  } catch {
    return false;
  }
}

async function freePort() {
  const listener = createServer().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port: free } = listener.address();
  listener.close();
  return free;
}
