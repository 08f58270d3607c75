import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Watches the connections of a server; an error of one ends that one. The returned function closes those on which nothing was ever sent: Node
 * takes them for busy with the headers of a first request, and a stop would wait for them. Browsers open such
 * connections in advance.
 */
export function watchConnections(server: Server): () => void {
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    // Node takes its own listener away with 'connect', and an error without one would end the process.
    socket.on('error', () => socket.destroy());
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return () => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  };
}
