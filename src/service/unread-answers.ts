import type { Socket } from 'node:net';
import type { BodyMemory, Holding } from './body-memory.ts';
import type { Exchange } from './exchange.ts';
import type { Timeouts } from './timeouts.ts';

/** A longer answer is handed to Node piece by piece, which shows how much of it the caller has taken. */
const PIECE_BYTES = 65_536;

/** About what Node keeps of a request and its answer beside their bytes. */
const OVERHEAD_BYTES = 4096;

/** An answer of which the system did not take all at once. */
interface Unread {
  readonly exchange: Exchange;
  readonly holding: Holding;
  readonly pieces: number;
  /** Milliseconds of performance.now(): when its turn on the connection began, and when the caller last took some. */
  begunAt: number;
  movedAt: number;
  /** Bytes written on the connection, as last seen. */
  written: number;
}

/** Writes the bodies of answers, and ends the connections of callers who do not take them. */
export class UnreadAnswers {
  readonly #memory: BodyMemory;
  readonly #timeouts: Timeouts;
  readonly #bySocket = new Map<Socket, Set<Unread>>();
  #timer: NodeJS.Timeout | undefined;

  constructor(memory: BodyMemory, timeouts: Timeouts) {
    this.#memory = memory;
    this.#timeouts = timeouts;
  }

  /** Ends a response whose head is written. */
  end(exchange: Exchange, body: Uint8Array | undefined): void {
    const { request, response } = exchange;
    const length = body?.byteLength ?? 0;
    if (body === undefined || length <= PIECE_BYTES || request.method === 'HEAD') response.end(body);
    else endInPieces(exchange, body);
    if (response.writableLength > 0 && !request.socket.destroyed) this.#watch(exchange, length);
  }

  #watch(exchange: Exchange, bytes: number): void {
    const { socket } = exchange.request;
    const caller = exchange.caller?.id ?? socket.remoteAddress ?? '';
    const now = performance.now();
    const unread: Unread = {
      exchange,
      holding: this.#memory.hold('answer', caller, () => this.#endConnection(socket)),
      pieces: bytes / PIECE_BYTES,
      begunAt: now,
      movedAt: now,
      written: socket.bytesWritten,
    };
    this.#onConnection(socket).add(unread);
    exchange.response.once('finish', () => this.#forget(socket, unread));
    this.#timer ??= setInterval(() => this.#check(), this.#timeouts.checkMs).unref();
    unread.holding.add(bytes + OVERHEAD_BYTES);
  }

  #onConnection(socket: Socket): Set<Unread> {
    const before = this.#bySocket.get(socket);
    if (before !== undefined) return before;
    const unread = new Set<Unread>();
    this.#bySocket.set(socket, unread);
    return unread;
  }

  #forget(socket: Socket, unread: Unread): void {
    unread.holding.release();
    const others = this.#bySocket.get(socket);
    others?.delete(unread);
    if (others?.size === 0) this.#bySocket.delete(socket);
  }

  #endConnection(socket: Socket): void {
    socket.destroy();
    for (const unread of this.#bySocket.get(socket) ?? []) this.#forget(socket, unread);
  }

  #check(): void {
    const now = performance.now();
    for (const [socket, waiting] of this.#bySocket) {
      if (socket.destroyed || [...waiting].some((unread) => this.#isOverdue(unread, now))) {
        this.#endConnection(socket);
      }
    }
    if (this.#bySocket.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #isOverdue(unread: Unread, now: number): boolean {
    const { socket } = unread.exchange.response;
    if (socket === null) {
      // Behind another answer on its connection: its time has not begun.
      unread.begunAt = now;
      unread.movedAt = now;
    } else if (socket.bytesWritten !== unread.written) {
      unread.written = socket.bytesWritten;
      unread.movedAt = now;
    }
    const { unreadMs, pieceMs } = this.#timeouts;
    return now - unread.movedAt >= unreadMs || now - unread.begunAt >= unreadMs + unread.pieces * pieceMs;
  }
}

/** Hands over the next piece when the one before it is taken. */
function endInPieces({ response }: Exchange, body: Uint8Array): void {
  let at = 0;
  const next = () => {
    const piece = body.subarray(at, at + PIECE_BYTES);
    at += PIECE_BYTES;
    if (at >= body.byteLength) response.end(piece);
    else if (response.write(piece)) next();
    else response.once('drain', next);
  };
  next();
}
