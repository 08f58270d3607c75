import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { onSocket, openSocket } from './shared-socket.ts';

it('connections wait on an open socket until a server listens on it', async () => {
  const free = createServer().listen(0, '127.0.0.1');
  await once(free, 'listening');
  const { port } = free.address() as { port: number };
  await new Promise((resolve) => free.close(resolve));
  const address = { host: '127.0.0.1', port };
  const socket = await openSocket(address);
  const waiting = connect(port, '127.0.0.1').setEncoding('utf8');
  await once(waiting, 'connect');
  const server = createServer((accepted) => accepted.end('served'));
  server.listen(onSocket(address, socket));
  expect(await once(waiting, 'data')).toEqual(['served']);
  await new Promise((resolve) => server.close(resolve));
});
