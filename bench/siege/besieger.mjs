/** A process that opens the connections of waves, as `grammar.mjs` draws them. Answers each wave with what became of it. */
import { connect } from 'node:net';
import { setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

// In reality it would have its own cores.
setPriority(10);

/** Connections that are opened at a time: the siege is of what they send, not of accepting them. */
const TOGETHER = 50;
const SLOW_READ_MS = 50;
const PIECE_MS = 2;

process.on('message', async ({ port, wave }) => {
  const sockets = [];
  let refused = 0;
  for (let begun = 0; begun < wave.count; begun += TOGETHER) {
    const opened = await Promise.all(
      Array.from({ length: Math.min(TOGETHER, wave.count - begun) }, () =>
        open(port, wave).catch(() => undefined),
      ),
    );
    for (const socket of opened) {
      if (socket === undefined) refused += 1;
      else sockets.push(socket);
    }
  }
  await sleep(wave.holdMs);
  const closed = sockets.filter((socket) => socket.destroyed).length;
  for (const socket of sockets) end(socket, wave.ending);
  process.send({ opened: sockets.length, refused, closed });
});
process.on('disconnect', () => process.exit());

async function open(port, { pieces, reads }) {
  const socket = connect(port, '127.0.0.1');
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  socket.on('error', () => {});
  if (reads === 'all') socket.resume();
  else socket.pause();
  if (reads === 'slowly') readSlowly(socket);
  void send(
    socket,
    pieces.map((piece) => Buffer.from(piece, 'base64')),
  );
  return socket;
}

async function send(socket, pieces) {
  for (const piece of pieces) {
    if (socket.destroyed) return;
    socket.write(piece);
    if (pieces.length > 1) await sleep(PIECE_MS);
  }
}

function readSlowly(socket) {
  const timer = setInterval(() => {
    if (socket.destroyed) clearInterval(timer);
    else socket.read(1000);
  }, SLOW_READ_MS);
}

function end(socket, ending) {
  if (ending === 'reset') socket.resetAndDestroy();
  else socket.destroy();
}
