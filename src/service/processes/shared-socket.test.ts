import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { onSocket, openSocket } from './shared-socket.ts';

const local = { host: '127.0.0.1', port: 0 };

it('a server listens on the socket and closes it', async () => {
  const socket = await openSocket(local);
  const server = createServer((connection) => connection.end('hello')).listen(onSocket(local, socket));
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const [answer] = await once(connect(port, '127.0.0.1').setEncoding('latin1'), 'data');
  expect(answer).toBe('hello');
  server.close();
  await once(server, 'close');
  const [error] = await once(connect(port, '127.0.0.1'), 'error');
  expect(error).toMatchObject({ code: 'ECONNREFUSED' });
});

it('a port in use is the error of the system', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(openSocket({ ...local, port })).rejects.toMatchObject({
    code: 'EADDRINUSE',
    syscall: 'listen',
  });
  other.close();
});

it('what is passed on has the host and the port, and nothing else of the settings', async () => {
  const socket = await openSocket(local);
  const address = { ...local, backlog: 1, exclusive: true };
  expect(Object.keys(onSocket(address, socket))).toEqual(['host', 'port', '_handle']);
  socket.close();
});
