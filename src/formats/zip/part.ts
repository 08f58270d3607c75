import { crc32 } from 'node:zlib';
import { deflatePiece, deflateSmall, isSmall } from './deflate.ts';

/** A file of an archive, compressed by deflate (APPNOTE.TXT 4.4.5, method 8). */
export interface ZipPart {
  readonly name: string;
  /** CRC-32 and length of the file before compression. */
  readonly crc: number;
  readonly size: number;
  /** The deflate stream, in pieces. */
  readonly compressed: readonly Uint8Array[];
}

/** A part whose bytes are at hand and few. */
export function smallPart(name: string, text: string): ZipPart {
  const bytes = new TextEncoder().encode(text);
  return { name, crc: crc32(bytes), size: bytes.length, compressed: [deflateSmall(bytes)] };
}

/**
 * A part that is written in pieces, each compressed on zlib's threads while the next is still being made.
 * Its head may come last: what a worksheet says first (widths, dimension) is known when all rows are seen.
 * Where the part is cut is the caller's choice; the same cuts give the same bytes.
 */
export class PartWriter {
  private readonly name: string;
  private readonly pieces: Uint8Array[] = [];
  private readonly running: Promise<Uint8Array>[] = [];

  constructor(name: string) {
    this.name = name;
  }

  /** Takes the next piece, which the caller may not change any more. */
  add(piece: Uint8Array): void {
    this.running.push(deflatePiece(piece, { previous: this.pieces.at(-1), isLast: false }));
    this.pieces.push(piece);
  }

  /** Ends the part: `head` goes before all pieces, `tail` behind them. */
  async finish(head: Uint8Array, tail: Uint8Array): Promise<ZipPart> {
    const pieces = this.pieces.length === 0 ? [joined(head, tail)] : [head, ...this.pieces, tail];
    return {
      name: this.name,
      crc: pieces.reduce(crcWith, 0),
      size: pieces.reduce((size, piece) => size + piece.length, 0),
      compressed: await this.compressed(pieces),
    };
  }

  private async compressed(pieces: readonly Uint8Array[]): Promise<readonly Uint8Array[]> {
    const [first, tail] = [pieces[0]!, pieces.at(-1)!];
    if (pieces.length === 1) {
      return [isSmall(first.length) ? deflateSmall(first) : await deflatePiece(first, { isLast: true })];
    }
    return Promise.all([
      deflatePiece(first, { isLast: false }),
      ...this.running,
      deflatePiece(tail, { previous: this.pieces.at(-1), isLast: true }),
    ]);
  }
}

/** zlib's crc32 starts anew when it is given nothing, so nothing is not given to it. */
function crcWith(crc: number, piece: Uint8Array): number {
  return piece.length === 0 ? crc : crc32(piece, crc);
}

function joined(head: Uint8Array, tail: Uint8Array): Uint8Array {
  const whole = new Uint8Array(head.length + tail.length);
  whole.set(head);
  whole.set(tail, head.length);
  return whole;
}
