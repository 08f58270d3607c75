/** Callers who try to stop the service for all others, each in its own way and from its own address. */
import { connect } from 'node:net';
import { setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import * as bodies from './bodies.mjs';
import { createCaller, loop } from './calls.mjs';

/** That of the service's own threads. */
const NICENESS = 10;

/** Before a refused call is sent again: flooding without a pause would occupy the machine with the caller's own work. */
const PAUSE_MS = 20;

const post =
  (path, body, places) =>
  ({ call }, { until }) =>
    loop({ until, places, pauseMs: PAUSE_MS }, () => call('POST', path, body));

const get =
  (path, places) =>
  ({ call }, { until }) =>
    loop({ until, places, pauseMs: PAUSE_MS }, () => call('GET', path));

const site =
  (path, places, options) =>
  ({ call }, { until, hostile }) => {
    const url = encodeURIComponent(`http://127.0.0.1:${hostile}${path}`);
    return loop({ until, places, pauseMs: PAUSE_MS }, () =>
      call('GET', `/v1/site/intel?url=${url}`, undefined, options),
    );
  };

// In reality they would have their own cores: here they use what the service leaves.
setPriority(NICENESS);

const hostileCallers = {
  'resets CONNECT': (_caller, { until, port }) =>
    loop({ until, places: 2, pauseMs: PAUSE_MS }, () =>
      resetAfter(port, 'CONNECT a:443 HTTP/1.1\r\nhost: a:443\r\n\r\n'),
    ),
  'sends 2,100 header lines': (_caller, { until, port }) =>
    loop({ until, places: 2, pauseMs: PAUSE_MS }, () =>
      resetAfter(port, `GET /v1/qr?data=a HTTP/1.1\r\nhost: a\r\n${'a: b\r\n'.repeat(2100)}\r\n`, 20),
    ),
  'reads sites that switch protocols': site('/switching', 64),
  'reads a site of endless early hints': site('/informational', 8),
  'reads silent sites and hangs up': site('/silent', 70, { hangUpAfterMs: 300 }),
  'verifies addresses of silent name servers': ({ call }, { until }) => {
    let seed = 0;
    return loop({ until, places: 2, pauseMs: 500 }, () =>
      call('POST', '/v1/email/verify/batch', bodies.silentBatch(50, seed++)),
    );
  },
  'never reads its tables': unreadTables,
  'never finishes its bodies': unfinishedBodies,
  'extracts from digit groups': post('/v1/text/extract', bodies.digitGroups, 105),
  'rewrites digits': post('/v1/text/rewrite', bodies.shouting, 16),
  'repeats on days that never come': post('/v1/calendar/ics', bodies.daysThatNeverCome, 8),
  'draws the heaviest image': get(bodies.heavyImage, 16),
  'writes wide tables': post('/v1/convert/json-to-csv', bodies.wideTable, 8),
  'writes a thousand sheets': post('/v1/convert/json-to-xlsx', bodies.manySheets, 8),
  'nests a megabyte of brackets': post('/v1/invoice/preview', bodies.brackets, 4),
};

process.once('message', async ({ port, hostile, seconds }) => {
  const until = performance.now() + seconds * 1000;
  const names = Object.keys(hostileCallers);
  await Promise.all(
    names.map((name, index) => {
      const caller = createCaller({ port, address: `198.51.100.${index + 1}` });
      return hostileCallers[name](caller, { until, port, hostile, address: `198.51.100.${index + 1}` });
    }),
  );
  process.send({ callers: names.length });
  process.exit();
});

async function resetAfter(port, bytes, ms = 0) {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(bytes);
  await sleep(ms);
  socket.resetAndDestroy();
}

/** 40 connections, each of which requests a large table and reads nothing of it; renewed when they are ended. */
async function unreadTables(_caller, { until, port, address }) {
  await holdOpen({ until, port, count: 40 }, (socket) => {
    socket.pause();
    socket.write(head('/v1/convert/json-to-csv', address, bodies.widestTable.length) + bodies.widestTable);
  });
}

/** 400 connections, each with a megabyte less one byte. */
async function unfinishedBodies(_caller, { until, port, address }) {
  const body = Buffer.alloc(1_048_575, 0x20);
  await holdOpen({ until, port, count: 400 }, (socket) => {
    socket.write(head('/v1/convert/json-to-csv', address, 1_048_576));
    socket.write(body);
  });
}

async function holdOpen({ until, port, count }, begin) {
  const sockets = new Set();
  while (performance.now() < until) {
    // A few at a time: the attack is on memory, not on accepting connections.
    for (let i = 0; i < 10 && sockets.size < count; i++) {
      const socket = connect(port, '127.0.0.1', () => begin(socket));
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => sockets.delete(socket));
    }
    await sleep(PAUSE_MS);
  }
  for (const socket of sockets) socket.destroy();
}

function head(path, address, length) {
  const lines = [
    'host: a',
    'content-type: application/json',
    `x-forwarded-for: ${address}`,
    `content-length: ${length}`,
  ];
  return `POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
}
