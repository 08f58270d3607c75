import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';

/** Bytes that are passed on in one turn of the event loop, at most: 1,400 chunks of one byte, which cost some 2 ms. */
const BYTES_IN_A_TURN = 8192;

/**
 * A connection whose bytes arrive in short pieces, each in a turn of its own.
 *
 * A socket passes on 64 KB at a time and as many of these in one turn as have arrived. Node's parser of HTTP reads each of
 * them to its end, with a call for each chunk of a body: a page in chunks of one byte holds everything else meanwhile
 * (RFC 9112 7.1).
 */
export class PacedConnection extends Duplex {
  readonly #socket: Socket;
  #isWanted = false;
  #rests = false;

  constructor(socket: Socket) {
    super({ allowHalfOpen: false });
    this.#socket = socket;
    socket.on('readable', () => this.#pass());
    socket.once('end', () => this.push(null));
    socket.on('error', (error) => this.destroy(error));
    socket.once('close', () => void (socket.readableEnded || this.destroy()));
  }

  override _read(): void {
    this.#isWanted = true;
    this.#pass();
  }

  override _write(chunk: Uint8Array, _: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#socket.write(chunk, done);
  }

  override _final(done: (error?: Error | null) => void): void {
    this.#socket.end(done);
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#socket.destroy();
    done(error);
  }

  #pass(): void {
    if (!this.#isWanted || this.#rests) return;
    const piece: Uint8Array | null = this.#socket.read(
      Math.min(this.#socket.readableLength, BYTES_IN_A_TURN),
    );
    if (piece === null) return;
    this.#isWanted = false;
    this.#rests = true;
    setImmediate(() => {
      this.#rests = false;
      this.#pass();
    });
    this.push(piece);
  }
}
