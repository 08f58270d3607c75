/**
 * What callers can make a process hold, by which the defaults of MAX_CONNECTIONS and BODY_MEMORY_MB are chosen
 * (src/service/settings/bounds.ts): bytes of heap and of memory for each connection, and for each byte of heads and
 * bodies that wait. Exits 1 when one is more than the defaults count with.
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { startService } from './service.mjs';

const CONNECTIONS = 1200;
/** A head must end within 10 seconds: a slow machine has fewer connections. */
const OPENING_MS = 2000;
const KIB = 1024;
const connectionTargets = { heap: 52 * KIB, memory: 96 * KIB };
const byteTargets = { heap: 2, memory: 2 };

const lines = (count) =>
  Array.from({ length: count }, (_, index) => `h${index}: ${'b'.repeat(150)}\r\n`).join('');
const postTo = (path, headers) =>
  `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n${headers}\r\n`;
const body = (bytes) =>
  `${postTo('/v1/convert/json-to-csv', `content-length: ${bytes}\r\n`)}${' '.repeat(bytes - 1)}`;

/** A connection that waits, by what is sent on it. */
const connections = {
  'an idle connection': 'GET /v1/qr?data=a HTTP/1.1\r\nhost: a\r\n\r\n',
  'a head of 32 KB that has not ended': `GET / HTTP/1.1\r\nhost: a\r\n${lines(199)}`,
  'the same in one line': `GET / HTTP/1.1\r\nhost: a\r\na: ${'b'.repeat(32_000)}`,
  'the same in lines of 7 bytes': `GET / HTTP/1.1\r\nhost: a\r\n${'ab:cd\r\n'.repeat(4500)}`,
  'trailers that have not ended': `${postTo('/v1/qr', 'transfer-encoding: chunked\r\n')}2\r\n{}\r\n0\r\n${lines(199)}`,
};

/** What is counted against BODY_MEMORY_MB. */
const counted = {
  'a head of 190 lines': postTo('/v1/qr', `content-length: 10\r\n${lines(190)}`),
  'a head of one line': postTo('/v1/qr', `content-length: 10\r\na: ${'b'.repeat(32_000)}\r\n`),
  'a body of 16 KB': body(16_384),
  'a body of 256 KB': body(262_144),
};

// Each service that is started ends with the process.
process.setMaxListeners(20);
const empty = await taken('', CONNECTIONS);
for (const [name, text] of Object.entries(connections)) {
  report(name, await taken(text, CONNECTIONS), {
    unit: KIB,
    targets: connectionTargets,
    digits: 0,
    suffix: ' KB',
  });
}
for (const [name, text] of Object.entries(counted)) {
  const whole = await taken(text, Math.min(CONNECTIONS, Math.ceil(64_000_000 / text.length)));
  const own = { heap: whole.heap - empty.heap, memory: whole.memory - empty.memory };
  report(`a byte of ${name}`, own, { unit: text.length, targets: byteTargets, digits: 1, suffix: '' });
}

/** Bytes for each connection on which this is sent. */
async function taken(text, count) {
  const { child, port, end } = await startService(
    {
      WORKERS: '0',
      // The young generation of the heap grows by 40 MB with the first calls, whatever they leave.
      NODE_OPTIONS: '--max-semi-space-size=1',
      LOG_LEVEL: 'info',
      FREE_DAILY_LIMIT: '1000000000',
      BODY_MEMORY_MB: '1000',
      MAX_CONNECTIONS: '10000',
    },
    { observer: new URL('memory/observer.mjs', import.meta.url).href },
  );
  try {
    for (const socket of await open(port, text, 300)) socket.destroy();
    await sleep(500);
    const before = await memoryOf(child);
    const sockets = await open(port, text, count);
    await allRead(port);
    await sleep(200);
    const after = await memoryOf(child);
    const lost = sockets.filter((socket) => socket.closed).length;
    if (lost > 0) throw new Error(`${lost} of ${sockets.length} connections were closed`);
    for (const socket of sockets) socket.destroy();
    const share = (kind) => (after[kind] - before[kind]) / sockets.length;
    return { heap: share('heap'), memory: share('memory') };
  } finally {
    await end();
  }
}

async function open(port, text, count) {
  const sockets = [];
  for (const start = performance.now(); sockets.length < count && performance.now() - start < OPENING_MS; ) {
    const socket = connect(port, '127.0.0.1').resume();
    socket.on('error', () => {});
    await once(socket, 'connect');
    socket.write(text);
    sockets.push(socket);
  }
  return sockets;
}

/** Resolves when the service has read all that was sent to its port (proc(5), /proc/net/tcp). */
async function allRead(port) {
  const end = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const waits = (line) => {
    const [, local, remote, , queues] = line.trim().split(/\s+/);
    return (local?.endsWith(end) || remote?.endsWith(end)) && queues !== '00000000:00000000';
  };
  while (readFileSync('/proc/net/tcp', 'latin1').split('\n').some(waits)) await sleep(100);
}

async function memoryOf(child) {
  child.send('');
  const [memory] = await once(child, 'message');
  return memory;
}

function report(name, bytes, { unit, targets, digits, suffix }) {
  const column = (kind) =>
    `${kind} ${(bytes[kind] / unit).toFixed(digits)}${suffix} (at most ${(unit === KIB ? targets[kind] / unit : targets[kind]).toFixed(digits)})`;
  console.log(`${name}: ${column('heap')}, ${column('memory')}`);
  for (const kind of ['heap', 'memory']) {
    if (bytes[kind] > targets[kind] * (unit === KIB ? 1 : unit)) process.exitCode = 1;
  }
}
