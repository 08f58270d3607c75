import { once } from 'node:events';
import { connect } from 'node:net';

const HEAD_END = '\r\n\r\n';

/** Sends requests as bytes to a port of 127.0.0.1, one after another, on one connection for as long as it is open. */
export function rawClient(port) {
  let connection;
  return {
    /** Resolves to status and length of the answer, once it has arrived; `isHead`: it has no body. */
    send: async (request, { isHead }) => {
      if (connection === undefined || connection.isOver) connection = await openConnection(port);
      return connection.send(request, isHead);
    },
    end: () => connection?.end(),
  };
}

async function openConnection(port) {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await once(socket, 'connect');
  let pieces = [];
  let look = () => {};
  const connection = {
    isOver: false,
    end: () => {
      connection.isOver = true;
      socket.destroy();
    },
    send: (request, isHead) =>
      new Promise((resolve, reject) => {
        let head;
        look = () => {
          head ??= headOf(pieces, isHead);
          const bytesOut = pieces.reduce((sum, piece) => sum + piece.length, 0);
          if (head === undefined || bytesOut < head.length) {
            if (connection.isOver) reject(new Error('the connection was closed before the end of an answer'));
            return;
          }
          pieces = [];
          if (head.isLast) connection.end();
          resolve({ status: head.status, bytesOut });
        };
        socket.write(request, 'latin1');
      }),
  };
  socket.on('error', () => {});
  socket.on('data', (piece) => {
    pieces.push(piece);
    look();
  });
  socket.on('close', () => {
    connection.isOver = true;
    look();
  });
  return connection;
}

/** What the head of an answer says, once it has arrived. */
function headOf(pieces, isHead) {
  const start = Buffer.concat(pieces);
  const end = start.indexOf(HEAD_END);
  if (end < 0) return undefined;
  const head = start.toString('latin1', 0, end);
  const status = Number(head.slice('HTTP/1.1 '.length).slice(0, 3));
  const [, length = '0'] = /\r\ncontent-length: (\d+)/i.exec(head) ?? [];
  const hasBody = !isHead && status !== 204 && status !== 304;
  return {
    status,
    length: end + HEAD_END.length + (hasBody ? Number(length) : 0),
    // A server that refuses a body may read on for a moment: what follows would be taken for that body.
    isLast: /\r\nconnection: close/i.test(head) || status === 413,
  };
}
