import type { Socket } from 'node:net';
import type { Timeouts } from '../../settings/timeouts.ts';
import { AnswerPieces, type BodyOrigin, PIECE_BYTES } from '../answer-pieces.ts';
import type { BodyMemory, Holding } from '../body/body-memory.ts';
import type { Exchange } from '../exchange.ts';
import { endRequest } from './pipelining.ts';

/** An answer that the system did not accept all at once. */
interface Unread {
  readonly exchange: Exchange;
  readonly holding: Holding;
  readonly pieces: AnswerPieces | undefined;
  /** For all of it to be read, in milliseconds. */
  readonly wholeMs: number;
  /** Milliseconds of performance.now(): when its turn on the connection began, and when the caller last read some. */
  begunAt: number;
  movedAt: number;
  /** Bytes written on the connection, as last seen. */
  written: number;
}

/** Writes the bodies of answers, and ends the connections of callers who do not read them. */
export class UnreadAnswers {
  readonly #memory: BodyMemory;
  readonly #timeouts: Timeouts;
  readonly #bySocket = new Map<Socket, Set<Unread>>();
  #unreadMs: number;
  #timer: NodeJS.Timeout | undefined;

  constructor(memory: BodyMemory, timeouts: Timeouts) {
    this.#memory = memory;
    this.#timeouts = timeouts;
    this.#unreadMs = timeouts.unreadMs;
  }

  /**
   * Ends a response whose head is written. What is unread of it counts for `caller`, a long one from the start: while it
   * is written, it is in memory whole.
   */
  end(exchange: Exchange, caller: string, content: Uint8Array | undefined, origin: BodyOrigin): void {
    const { request, response, connection, headBytes } = exchange;
    const body = request.method === 'HEAD' ? undefined : content;
    const bytes = body?.byteLength ?? 0;
    let holding = bytes > PIECE_BYTES ? this.#hold(exchange, caller, body) : undefined;
    const pieces = body === undefined ? undefined : new AnswerPieces(response, body, origin);
    if (pieces === undefined) response.end();
    else pieces.write();
    if (response.writableLength === 0 || request.socket.destroyed) {
      holding?.release();
      endRequest(connection, headBytes);
      return;
    }
    holding ??= this.#hold(exchange, caller, body);
    const { unreadMs, pieceMs } = this.#timeouts;
    this.#watch({ exchange, holding, pieces, wholeMs: unreadMs + (bytes / PIECE_BYTES) * pieceMs });
  }

  /** Leaves callers no more time than this without reading any of an answer. */
  hurry(milliseconds: number): void {
    this.#unreadMs = Math.min(this.#unreadMs, milliseconds);
  }

  #hold({ request, headBytes }: Exchange, caller: string, body: Uint8Array | undefined): Holding {
    const holding = this.#memory.hold('answer', caller, () => this.#endConnection(request.socket));
    holding.add(headBytes + heldBytes(body));
    return holding;
  }

  #watch(answer: Pick<Unread, 'exchange' | 'holding' | 'pieces' | 'wholeMs'>): void {
    const { request, response } = answer.exchange;
    const { socket } = request;
    const now = performance.now();
    const unread: Unread = { ...answer, begunAt: now, movedAt: now, written: socket.bytesWritten };
    this.#onConnection(socket).add(unread);
    response.once('finish', () => this.#forget(socket, unread));
    this.#timer ??= setInterval(() => this.#check(), this.#timeouts.checkMs).unref();
  }

  #onConnection(socket: Socket): Set<Unread> {
    const before = this.#bySocket.get(socket);
    if (before !== undefined) return before;
    const unread = new Set<Unread>();
    this.#bySocket.set(socket, unread);
    return unread;
  }

  #forget(socket: Socket, unread: Unread): void {
    const { exchange, holding, pieces } = unread;
    holding.release();
    pieces?.drop();
    const others = this.#bySocket.get(socket);
    if (others?.delete(unread)) endRequest(exchange.connection, exchange.headBytes);
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
    return now - unread.movedAt >= this.#unreadMs || now - unread.begunAt >= unread.wholeMs;
  }
}

/** What is kept of a body until its last piece is written: its whole buffer, which may be longer. */
function heldBytes(body: Uint8Array | undefined): number {
  if (body === undefined) return 0;
  return body.byteLength > PIECE_BYTES ? body.buffer.byteLength : body.byteLength;
}
