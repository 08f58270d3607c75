import type { ServerResponse } from 'node:http';

/** A longer answer is handed to Node piece by piece, which shows how much of it the caller has read. */
export const PIECE_BYTES = 65_536;

/** What made a body: a call, or the service itself, which keeps its documents. */
export type BodyOrigin = 'call' | 'document';

/**
 * The body of an answer on its way to its caller. Node keeps the buffer of what it writes until the connection is
 * closed, which it does at the end of a turn of the event loop; answers made in that turn would all be held until
 * then. So Node gets copies of pieces of what a call has made, and the body can be dropped before. A document of the
 * service is in memory anyway, and few begin in one turn: its pieces need no copy.
 */
export class AnswerPieces {
  readonly #response: ServerResponse;
  readonly #isCopied: boolean;
  #body: Uint8Array | undefined;
  #at = 0;

  constructor(response: ServerResponse, body: Uint8Array, origin: BodyOrigin) {
    this.#response = response;
    this.#isCopied = origin === 'call' && body.buffer.byteLength > PIECE_BYTES;
    this.#body = body;
  }

  /** Writes until Node's buffer is full, continues when it drains, and ends the response after the last piece. */
  write(): void {
    const response = this.#response;
    for (let hasRoom = true; hasRoom && this.#body !== undefined; ) {
      const piece = this.#pieceOf(this.#body);
      this.#at += PIECE_BYTES;
      if (this.#at < this.#body.byteLength) {
        hasRoom = response.write(piece);
      } else {
        this.drop();
        response.end(piece);
      }
    }
    if (this.#body !== undefined) response.once('drain', () => this.write());
  }

  /** Drops what is not written. */
  drop(): void {
    this.#body = undefined;
  }

  /** The next piece: a copy, unless the buffer of the body, which may extend past it, is no larger than a piece. */
  #pieceOf(body: Uint8Array): Uint8Array {
    const piece = body.subarray(this.#at, this.#at + PIECE_BYTES);
    return this.#isCopied ? new Uint8Array(piece) : piece;
  }
}
