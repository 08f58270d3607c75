import { connect, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { startTcpSite } from '../../../test/support/worlds/tcp-site.ts';
import { PacedConnection } from './paced-connection.ts';

const WHOLE = Buffer.alloc(200_000, 'a');

/** What a connection passes on of a site: its bytes, and the most of them in one turn of the event loop. */
async function passed(answer: (socket: Socket) => void) {
  const site = await startTcpSite((socket) => void socket.once('data', () => answer(socket)));
  try {
    const connection = new PacedConnection(connect(site.port, '127.0.0.1'));
    connection.write('?');
    let [bytes, inTurn, most] = [0, 0, 0];
    let turn = setImmediate(function next() {
      inTurn = 0;
      turn = setImmediate(next);
    });
    connection.on('data', (piece: Uint8Array) => {
      bytes += piece.byteLength;
      inTurn += piece.byteLength;
      most = Math.max(most, inTurn);
    });
    const error = await new Promise<Error | undefined>((resolve) => {
      connection.once('error', resolve);
      connection.once('close', () => resolve(undefined));
    });
    clearImmediate(turn);
    return { bytes, most, error };
  } finally {
    await site.stop();
  }
}

it('passes all bytes on, in each turn at most 8 KB', async () => {
  const { bytes, most, error } = await passed((socket) => socket.end(WHOLE));
  expect([bytes, error]).toEqual([WHOLE.byteLength, undefined]);
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(8192);
});

it('ends with the error of its socket', async () => {
  const { error } = await passed((socket) => socket.resetAndDestroy());
  expect(error).toMatchObject({ code: 'ECONNRESET' });
});
