/** The sites and the resolver used by calls of Site Intel and Email Verify, good and hostile, in their own process. */
import { createServer } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { setPriority } from 'node:os';
import { decode, encode } from 'dns-packet';

// As in hostile.mjs: in reality these would have their own cores.
setPriority(10);

const page = `<!doctype html><html lang="en"><head><title>Harbour Bakery</title></head><body>${'<p>Bread and tea.</p>'.repeat(50)}</body></html>`;

const good = createServer((_request, response) => {
  response.setHeader('content-type', 'text/html');
  response.end(page);
});

/** By path; each gets the raw connection once a request has come. */
const behaviours = {
  '/switching': (socket) =>
    socket.end('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n'),
  '/informational': (socket) => {
    const lines = 'HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(500);
    const pour = () => {
      while (!socket.destroyed && socket.write(lines));
    };
    socket.on('drain', pour);
    pour();
  },
  '/silent': () => {},
};

const hostile = createTcpServer((socket) => {
  socket.on('error', () => {});
  socket.once('data', (head) => {
    const [, path] = /^GET (\S+)/.exec(head.toString()) ?? [];
    behaviours[path]?.(socket);
  });
});

/** Never answers for names below silent.example; all others have a mail host. */
const resolver = createServer(async (request, response) => {
  const parts = [];
  for await (const part of request) parts.push(part);
  const { questions } = decode(Buffer.concat(parts));
  const [{ name, type }] = questions;
  if (name.endsWith('silent.example')) return;
  const data = { preference: 10, exchange: 'mx.example' };
  const answers = type === 'MX' ? [{ type, name, ttl: 1, data }] : [];
  response.setHeader('content-type', 'application/dns-message');
  response.end(encode({ type: 'response', id: 0, flags: 0, questions, answers }));
});

const ports = await Promise.all(
  [good, hostile, resolver].map(
    (server) => new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server.address().port))),
  ),
);
process.on('disconnect', () => process.exit());
process.send({ good: ports[0], hostile: ports[1], resolver: ports[2] });
