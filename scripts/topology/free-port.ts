import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Systems give outgoing connections the ports from 32,768 on (Linux) or 49,152 on (RFC 6335 6): a port of those may be
 * taken between its choice and its use. Nodes of a cluster speak to each other on the one 10,000 above their own.
 */
const FIRST = 12_000;
const PORTS = 10_000;

/** Processes that run beside each other begin at different ports, and each goes on from its last one. */
let next = (process.pid * 37) % PORTS;

/** A port of 127.0.0.1 on which nothing listens, for a program that can't choose one itself. */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < PORTS; tried++) {
    const port = FIRST + next;
    next = (next + 1) % PORTS;
    if ((await isFree(port)) && (await isFree(port + 10_000))) return port;
  }
  throw new Error('no port is free');
}

async function isFree(port: number): Promise<boolean> {
  const listener = createServer();
  try {
    await once(listener.listen(port, '127.0.0.1'), 'listening');
    return true;
  } catch {
    return false;
  } finally {
    listener.close();
  }
}
