import { refuse } from '../../../errors.ts';
import { joined } from '../../../formats/bytes.ts';
import { isUtf8 } from '../../../formats/utf8.ts';
import { markOf, withoutMarks } from './decode-text.ts';
import { utf8FromWindows1252 } from './windows-1252.ts';

const ASCII = 0x80;
const NONE = new Uint8Array(0);

/**
 * Decodes a text that comes in pieces, as `decodeText` decodes a whole one: by its byte order mark, else as UTF-8, else
 * as windows-1252. The first bytes that are not ASCII decide between the last two, so that a text of any length needs no
 * second reading; one that begins as UTF-8 and does not go on so is refused, at `/csv`.
 */
export class TextPieces {
  /** The name of the encoding; undefined while all bytes were ASCII. */
  #encoding: string | undefined;
  #decoder: InstanceType<typeof TextDecoder> | undefined;
  /** The first bytes of a character whose last are in the next piece. */
  #begun: Uint8Array = NONE;

  /** Whether windows-1252 was assumed. */
  get isAssumed(): boolean {
    return this.#encoding === 'windows-1252';
  }

  /** Decodes the first piece, which has the byte order mark whole. */
  first(piece: Uint8Array, isLast: boolean): Uint8Array {
    const mark = markOf(piece);
    if (mark === undefined) return this.next(piece, isLast);
    this.#encoding = mark.encoding;
    if (mark.encoding !== 'utf-8')
      this.#decoder = new TextDecoder(mark.encoding, { fatal: true, ignoreBOM: true });
    return withoutMarks(this.next(piece.subarray(mark.bytes.length), isLast));
  }

  /** Decodes a further piece into UTF-8: all of its characters that are whole. */
  next(piece: Uint8Array, isLast: boolean): Uint8Array {
    if (this.#decoder !== undefined) return this.#decoded(this.#decoder, piece, isLast);
    const bytes = joinedPieces([this.#begun, piece]);
    this.#begun = NONE;
    if (this.isAssumed) return utf8FromWindows1252(bytes);
    if (this.#encoding === undefined && isAscii(bytes)) return bytes;
    const whole = bytes.length - (isLast ? 0 : begunLength(bytes));
    if (isUtf8(bytes.subarray(0, whole))) {
      if (!isAscii(bytes.subarray(0, whole))) this.#encoding = 'utf-8';
      this.#begun = bytes.slice(whole);
      return bytes.subarray(0, whole);
    }
    if (this.#encoding !== undefined) this.#refuse(this.#encoding);
    this.#encoding = 'windows-1252';
    return utf8FromWindows1252(bytes);
  }

  #decoded(decoder: InstanceType<typeof TextDecoder>, piece: Uint8Array, isLast: boolean): Uint8Array {
    try {
      return new TextEncoder().encode(decoder.decode(piece, { stream: !isLast }));
    } catch {
      return this.#refuse(decoder.encoding);
    }
  }

  #refuse(encoding: string): never {
    return refuse('/csv', `is not ${encoding}: it has bytes that are not`);
  }
}

function isAscii(bytes: Uint8Array): boolean {
  let found = 0;
  for (let at = 0; at < bytes.length; at++) found |= bytes[at]!;
  return found < ASCII;
}

/** Bytes at the end that begin a character of UTF-8 and lack its last (RFC 3629 section 3). */
function begunLength(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back]!;
    if (byte < ASCII) return 0;
    if (byte < 0xc0) continue;
    const length = byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4;
    return length > back ? back : 0;
  }
  return 0;
}

/** Pieces as one, without a copy where only one has bytes. */
export function joinedPieces(pieces: readonly Uint8Array[]): Uint8Array {
  return joined(pieces.filter(({ length }) => length > 0));
}
