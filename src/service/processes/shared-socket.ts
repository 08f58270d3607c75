import type { SendHandle } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** The host and port of a service. */
export interface Address {
  readonly host: string;
  readonly port: number;
}

/**
 * A listening socket that processes pass on to each other: what a net.Server has as `_handle` in the documentation of
 * `server.listen(handle)`. node:cluster passes on the same, but closes its own when the last process has ended, and
 * the connections that wait are reset.
 */
export interface SharedSocket {
  /** Of this process alone: the socket listens for as long as one process has it open. */
  close(): void;
}

/** Opens a socket that listens. Rejects with the system's error when the address cannot be listened on. */
export async function openSocket({ host, port }: Address): Promise<SharedSocket> {
  const server = createServer().listen({ host, port });
  await once(server, 'listening');
  return (server as Server & { readonly _handle: SharedSocket })._handle;
}

/** The address in the form in which `listen` of a server accepts from the socket. */
export function onSocket(address: Address, socket: SharedSocket): Address {
  const { host, port } = address;
  return { host, port, ...{ _handle: socket } };
}

/** The socket as what `send` passes on. It takes the handle of a server also without the server. */
export function asSendHandle(socket: SharedSocket | undefined): SendHandle | undefined {
  return socket as unknown as SendHandle | undefined;
}
