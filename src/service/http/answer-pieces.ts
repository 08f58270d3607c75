import type { ServerResponse } from 'node:http';

/** A longer answer is handed to Node piece by piece, which shows how much of it the caller has read. */
export const PIECE_BYTES = 65_536;

/**
 * The body of an answer on its way to its caller. Node keeps the buffer of what it writes until the connection is
 * closed, which it does at the end of a turn of the event loop; answers made in that turn would all be held until
 * then. So Node gets copies of pieces, and the body can be dropped before.
 */
export class AnswerPieces {
  readonly #response: ServerResponse;
  #body: Uint8Array | undefined;
  #at = 0;

  constructor(response: ServerResponse, body: Uint8Array) {
    this.#response = response;
    this.#body = body;
  }

  /** Writes until Node's buffer is full, continues when it drains, and ends the response after the last piece. */
  write(): void {
    const response = this.#response;
    for (let hasRoom = true; hasRoom && this.#body !== undefined; ) {
      const piece = pieceOf(this.#body, this.#at);
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
}

/** The piece at an offset: a copy, unless the body and its buffer, which may extend past it, are no larger than a piece. */
function pieceOf(body: Uint8Array, at: number): Uint8Array {
  if (body.buffer.byteLength <= PIECE_BYTES) return body;
  return new Uint8Array(body.subarray(at, at + PIECE_BYTES));
}
