import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A web server on this machine that counts its connections. */
export interface Canary {
  readonly origin: string;
  readonly port: number;
  /** Connections so far, whether or not a request followed. */
  connections(): number;
  stop(): Promise<void>;
}

/** Listens on a free port of a loopback address, or on the given one. */
export async function startCanary(
  address: string,
  listener: RequestListener = (_, response) => void response.end('canary'),
  port = 0,
): Promise<Canary> {
  let connections = 0;
  const server = createServer(listener);
  server.on('connection', () => connections++);
  server.listen(port, address);
  await once(server, 'listening');
  const bound = (server.address() as AddressInfo).port;
  return {
    origin: `http://${address.includes(':') ? `[${address}]` : address}:${bound}`,
    port: bound,
    connections: () => connections,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
