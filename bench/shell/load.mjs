import { createConnection } from 'node:net';

/**
 * A load generator in its own process: sends the same request `count` times over 8 open connections and checks
 * that every answer is a 200 of the same length as the first one.
 */
const CONNECTIONS = 8;

process.on('message', async ({ port, request, count }) => {
  await Promise.all(Array.from({ length: CONNECTIONS }, () => run(port, request, count / CONNECTIONS)));
  process.send({ done: count });
});
process.on('disconnect', () => process.exit(0));

function run(port, { method, path, body }, count) {
  const head = `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nuser-agent: bench\r\naccept: */*\r\n`;
  const entity =
    body === '' ? '\r\n' : `content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
  const bytes = Buffer.from(head + entity);
  return new Promise((resolve, reject) => {
    const socket = createConnection(port, '127.0.0.1', () => socket.write(bytes));
    let rest = count;
    let received = '';
    socket.setNoDelay(true).setEncoding('latin1');
    socket.on('error', reject);
    socket.on('data', (text) => {
      received += text;
      const end = received.indexOf('\r\n\r\n');
      if (end < 0) return;
      const length = Number(/content-length: (\d+)/i.exec(received)[1]);
      if (received.length < end + 4 + length) return;
      if (!received.startsWith('HTTP/1.1 200 ')) reject(new Error(received.slice(0, end)));
      received = '';
      rest -= 1;
      if (rest > 0) socket.write(bytes);
      else socket.end(resolve);
    });
  });
}
