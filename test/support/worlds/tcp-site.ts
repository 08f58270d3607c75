import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** A TCP server whose connections a test serves byte by byte. */
export interface TcpSite {
  readonly port: number;
  /** Connections so far. */
  connections(): number;
  /** Resolves when no connection is open. */
  allClosed(): Promise<void>;
  stop(): Promise<void>;
}

/** Listens on a free port of 127.0.0.1 and hands over each connection. */
export async function startTcpSite(serve: (socket: Socket) => void): Promise<TcpSite> {
  const open = new Set<Socket>();
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    open.add(socket);
    socket.on('close', () => open.delete(socket)).on('error', () => {});
    serve(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    connections: () => connections,
    allClosed: async () => {
      for (const socket of open) {
        // A socket that is not read never emits 'close'.
        socket.resume();
        // Not by once(), which rejects when the client resets what it is still sent.
        if (!socket.closed) await new Promise((resolve) => socket.once('close', resolve));
      }
    },
    stop: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Writes a text again and again for as long as the connection is open. */
export function writeForEver(socket: Socket, text: string): void {
  const piece = Buffer.from(text.repeat(Math.ceil(16_384 / text.length)), 'latin1');
  const more = (): void => void (socket.destroyed || socket.write(piece, () => setImmediate(more)));
  more();
}
