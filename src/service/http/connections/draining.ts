import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/** How long bytes after the last answer of a connection are read and dropped before it is closed, in milliseconds. */
export const LINGER_MS = 1000;

const draining = new WeakSet<Socket>();

/** Reads a refused body to its end and drops it. The server's request timeout bounds how long. */
export function drain(request: IncomingMessage): void {
  if (request.complete) return;
  const { socket } = request;
  draining.add(socket);
  request.on('error', () => {});
  request.once('end', () => draining.delete(socket));
  request.resume();
}

/** Whether a refused body is still arriving here: its answer has been sent, nothing more may be written. */
export function isDraining(socket: Socket): boolean {
  return draining.has(socket);
}
