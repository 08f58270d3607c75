/**
 * What one peer may begin, hold and keep: open connections by address, at most 16 begun requests each (`pipelining.ts`),
 * answers that are not read (`unread-answers.ts`), bytes that are not HTTP (`unparsable.ts`).
 *
 *   4,097th connection, of which 4,000 are of 192.0.2.7  ->  the oldest idle one of 192.0.2.7 is closed
 *
 * SECURITY.md has the table of all bounds.
 */
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { callerAddress, isTrustedPeer, type TrustedProxies } from '../../callers/caller-address.ts';

/** Receives each head of a connection as Node's parser has read it. */
export type HeadListener = (request: IncomingMessage, shouldKeepAlive: boolean) => number;

/** An open connection. */
export interface Connection {
  readonly socket: Socket;
  /** Its peer, as calls are counted by; undefined for a trusted proxy, which may hold any number. */
  readonly address: string | undefined;
  /** Running calls: not those whose body is still arriving or whose answer has been given. */
  running: number;
  /** Requests that have begun and are not answered, and the memory of their heads in bytes. */
  begun: number;
  headBytes: number;
  /** What Node does with the next head, while none may begin. */
  heldListener: HeadListener | undefined;
}

export interface ConnectionsOptions {
  /** Most connections at a time. */
  readonly limit: number;
  readonly trustedProxies: TrustedProxies;
}

/**
 * The open connections of a server. An error on one closes it. When there are too many, the address with the most
 * loses its oldest connection without a running call; when there is none, the new connection is closed.
 */
export class Connections {
  readonly #limit: number;
  readonly #trusted: TrustedProxies;
  readonly #open = new Map<Socket, Connection>();
  readonly #byAddress = new Map<string, Set<Connection>>();
  /** When the last connection closed, by `performance.now()`; meaningless while one is open. */
  #emptySince = performance.now();

  constructor(server: Server, { limit, trustedProxies }: ConnectionsOptions) {
    this.#limit = limit;
    this.#trusted = trustedProxies;
    server.on('connection', (socket: Socket) => this.#add(socket));
  }

  /** The connection of a socket; undefined when it has been closed. */
  of(socket: Socket): Connection | undefined {
    return this.#open.get(socket);
  }

  /** The sockets of all. */
  sockets(): Iterable<Socket> {
    return this.#open.keys();
  }

  /** How long no connection has been open, in ms; 0 while one is. */
  emptyForMs(): number {
    return this.#open.size > 0 ? 0 : performance.now() - this.#emptySince;
  }

  /**
   * Closes the connections without a request that waits for its answer: idle ones, those on which nothing was ever sent
   * (browsers open some in advance), those with a part of a head, or with the rest of a body that was refused.
   */
  closeUnused(): void {
    for (const { socket, begun } of this.#open.values()) {
      if (begun === 0 && !socket.writableEnded) socket.destroy();
    }
  }

  #add(socket: Socket): void {
    // Node removes its own listener on 'connect', and an error without a listener would end the process.
    socket.on('error', () => socket.destroy());
    const connection: Connection = {
      socket,
      address: this.#addressOf(socket),
      running: 0,
      begun: 0,
      headBytes: 0,
      heldListener: undefined,
    };
    this.#open.set(socket, connection);
    this.#sharing(connection)?.add(connection);
    socket.once('close', () => this.#remove(connection));
    if (this.#open.size > this.#limit) this.#end(this.#dispensable(connection) ?? connection);
  }

  #addressOf({ remoteAddress: peer }: Socket): string | undefined {
    if (peer !== undefined && isTrustedPeer(peer, this.#trusted)) return undefined;
    return callerAddress({ peer, forwardedFor: undefined }, this.#trusted);
  }

  /** Those of its address, oldest first. */
  #sharing({ address }: Connection): Set<Connection> | undefined {
    if (address === undefined) return undefined;
    const before = this.#byAddress.get(address);
    if (before !== undefined) return before;
    const connections = new Set<Connection>();
    this.#byAddress.set(address, connections);
    return connections;
  }

  #end(connection: Connection): void {
    this.#remove(connection);
    connection.socket.destroy();
  }

  #remove(connection: Connection): void {
    const { socket, address } = connection;
    this.#open.delete(socket);
    if (this.#open.size === 0) this.#emptySince = performance.now();
    if (address === undefined) return;
    const others = this.#byAddress.get(address);
    others?.delete(connection);
    if (others?.size === 0) this.#byAddress.delete(address);
  }

  #dispensable(newcomer: Connection): Connection | undefined {
    let found: Connection | undefined;
    let most = 0;
    for (const connections of this.#byAddress.values()) {
      if (connections.size <= most) continue;
      const oldest = oldestIdle(connections, newcomer);
      if (oldest === undefined) continue;
      found = oldest;
      most = connections.size;
    }
    return found;
  }
}

function oldestIdle(connections: Iterable<Connection>, newcomer: Connection): Connection | undefined {
  for (const connection of connections) {
    if (connection.running === 0 && connection !== newcomer) return connection;
  }
  return undefined;
}
