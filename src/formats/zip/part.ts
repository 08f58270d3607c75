import { deflatePiece, deflateSmall, isSmall } from '../deflate/deflate.ts';
import { crc32 } from '../deflate/zlib.ts';

/** A file of an archive, compressed by deflate (APPNOTE.TXT 4.4.5, method 8). */
export interface ZipPart {
  readonly name: string;
  /** CRC-32 and length of the file before compression. */
  readonly crc: number;
  readonly size: number;
  /** The deflate stream, in pieces. */
  readonly compressed: readonly Uint8Array[];
}

/** A part whose bytes are few and already known. */
export function smallPart(name: string, text: string): ZipPart {
  const bytes = new TextEncoder().encode(text);
  return { name, crc: crc32(bytes), size: bytes.length, compressed: [deflateSmall(bytes)] };
}

/**
 * A part that is written in pieces, each compressed on zlib's threads while the next is still being made.
 * The head may come last: what a worksheet begins with (widths, dimension) is known after its last row.
 * The caller chooses the cuts; the same cuts give the same bytes.
 */
export class PartWriter {
  readonly #name: string;
  readonly #pieces: Uint8Array[] = [];
  readonly #running: Promise<Uint8Array>[] = [];

  constructor(name: string) {
    this.#name = name;
  }

  /** Adds the next piece; the caller must not change it afterwards. */
  add(piece: Uint8Array): void {
    this.#running.push(deflatePiece(piece, { previous: this.#pieces.at(-1), isLast: false }));
    this.#pieces.push(piece);
  }

  /** Ends the part: `head` goes before all pieces, `tail` after them. */
  async finish(head: Uint8Array, tail: Uint8Array): Promise<ZipPart> {
    const pieces = this.#pieces.length === 0 ? [joined(head, tail)] : [head, ...this.#pieces, tail];
    return {
      name: this.#name,
      crc: pieces.reduce(crcWith, 0),
      size: pieces.reduce((size, piece) => size + piece.length, 0),
      compressed: await this.#compress(pieces),
    };
  }

  async #compress(pieces: readonly Uint8Array[]): Promise<readonly Uint8Array[]> {
    const [first, tail] = [pieces[0]!, pieces.at(-1)!];
    if (pieces.length === 1) {
      return [isSmall(first.length) ? deflateSmall(first) : await deflatePiece(first, { isLast: true })];
    }
    return Promise.all([
      deflatePiece(first, { isLast: false }),
      ...this.#running,
      deflatePiece(tail, { previous: this.#pieces.at(-1), isLast: true }),
    ]);
  }
}

/** zlib's crc32 starts again at 0 for an empty piece, so empty pieces are skipped. */
function crcWith(crc: number, piece: Uint8Array): number {
  return piece.length === 0 ? crc : crc32(piece, crc);
}

function joined(head: Uint8Array, tail: Uint8Array): Uint8Array {
  const whole = new Uint8Array(head.length + tail.length);
  whole.set(head);
  whole.set(tail, head.length);
  return whole;
}
