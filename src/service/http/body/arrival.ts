import type { Socket } from 'node:net';
import type { Timeouts } from '../../settings/timeouts.ts';
import type { Exchange } from '../exchange.ts';

/** Bytes of a file for which its sender gets one more second. */
const BYTES_PER_SECOND = 131_072;

/** How bodies that do not arrive in time are found. */
export interface ArrivalOptions {
  readonly timeouts: Timeouts;
  /** The sockets that are open. */
  readonly sockets: () => Iterable<Socket>;
  /** The last request on a socket. */
  readonly exchangeOf: (socket: Socket) => Exchange | undefined;
  /** Called with the milliseconds that the body had. */
  readonly onLate: (socket: Socket, milliseconds: number) => void;
}

/**
 * Bounds the time of bodies, each by the file it may be. One timer looks at all connections, as that of Node.js does: a
 * timer for each body would take a tenth of the time of a small call. Returns what stops it.
 */
export function limitArrivals({ timeouts, sockets, exchangeOf, onLate }: ArrivalOptions): () => void {
  const framings = new WeakMap<Exchange, Framing>();
  const check = () => {
    const now = performance.now();
    for (const socket of sockets()) {
      const exchange = exchangeOf(socket);
      if (exchange === undefined || exchange.request.complete || exchange.request.destroyed) continue;
      const milliseconds = arrivalTime(timeouts, exchange.longestFile);
      const isLate =
        now - exchange.startedAt > milliseconds || framingSince(framings, exchange, now) > timeouts.headersMs;
      if (isLate) onLate(socket, milliseconds);
    }
  };
  const timer = setInterval(check, timeouts.checkMs).unref();
  return () => clearInterval(timer);
}

/** What had arrived when the body was last looked at, and since when there was no data in it. */
interface Framing {
  bytesRead: number;
  receivedBytes: number;
  since: number | undefined;
}

/**
 * Milliseconds since bytes have arrived that were not data of the body, and none that were: of trailers (RFC 9112 7.1.2)
 * or of the size of a chunk. They have the time of a head, for they are as long and kept as it is.
 */
function framingSince(framings: WeakMap<Exchange, Framing>, exchange: Exchange, now: number): number {
  const { receivedBytes, request } = exchange;
  const { bytesRead } = request.socket;
  const before = framings.get(exchange);
  if (before === undefined || receivedBytes > before.receivedBytes) {
    framings.set(exchange, { bytesRead, receivedBytes, since: undefined });
    return 0;
  }
  if (bytesRead > before.bytesRead) before.since ??= now;
  return before.since === undefined ? 0 : now - before.since;
}

/** Milliseconds from the end of the headers for a body that may be a file of this many bytes, 0 for JSON. */
function arrivalTime({ requestMs, longestRequestMs }: Timeouts, longestFile: number): number {
  if (longestFile === 0) return requestMs;
  return Math.min(requestMs + Math.ceil(longestFile / BYTES_PER_SECOND) * 1000, longestRequestMs);
}
