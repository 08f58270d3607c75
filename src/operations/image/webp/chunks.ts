import { hasText, typeAt } from '../../../formats/bytes.ts';
import type { KeptBytes } from '../kept-bytes.ts';
import { boundPieces, refuseBroken } from '../refuse-picture.ts';

/** Bytes of the type and the length of a chunk (RFC 9649 2.3). */
export const CHUNK_HEAD = 8;

/** A chunk: where its type is, where its data begin and end, and where the next one begins, behind a byte of padding. */
export interface Chunk {
  readonly type: string;
  readonly start: number;
  readonly data: number;
  readonly dataEnd: number;
  readonly end: number;
}

/** RFC 9649 2.3: a type, a length, the data, and a byte more where the length is odd. `counted` were read before. */
export function readChunks(file: Uint8Array, from: number, to: number, counted = 0): readonly Chunk[] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const chunks: Chunk[] = [];
  for (let start = from; start < to; ) {
    const data = start + CHUNK_HEAD;
    if (data > to) refuseBroken('WebP', start, 'a chunk is cut off');
    const length = view.getUint32(start + 4, true);
    const dataEnd = data + length;
    if (dataEnd > to) refuseBroken('WebP', start, 'a chunk is longer than the rest of the file');
    // Some programs leave out the padding of the last chunk.
    const end = Math.min(dataEnd + (length % 2), to);
    boundPieces('WebP', counted + chunks.length + 1);
    chunks.push({ type: typeAt(file, start), start, data, dataEnd, end });
    start = end;
  }
  return chunks;
}

/** Bytes of a chunk as it is written, with its padding. */
export function paddedLength(bytes: number): number {
  return bytes + (bytes % 2);
}

/**
 * Keeps a chunk up to `dataEnd`, with a padding of 0 where it needs one; returns how many of its bytes are lost, a padding
 * of another value among them.
 */
export function keepChunk(kept: KeptBytes, file: Uint8Array, chunk: Chunk, dataEnd = chunk.dataEnd): number {
  const { start, data, end, type } = chunk;
  const length = dataEnd - data;
  const isWhole = dataEnd === chunk.dataEnd;
  if (isWhole && length % 2 === 1 && end > dataEnd && file[dataEnd] === 0) {
    kept.keep(start, end);
    return 0;
  }
  if (isWhole) kept.keep(start, dataEnd);
  else {
    kept.insert(chunkHead(type, length));
    kept.keep(data, dataEnd);
  }
  if (length % 2 === 1) kept.insert(Uint8Array.of(0));
  return end - dataEnd;
}

/** The type and the length of a chunk. */
export function chunkHead(type: string, length: number): Uint8Array {
  const head = new Uint8Array(CHUNK_HEAD);
  head.set(new TextEncoder().encode(type));
  new DataView(head.buffer).setUint32(4, length, true);
  return head;
}

/** A size in pixels, and whether a bit stream has transparency of its own. */
export interface Size {
  readonly width: number;
  readonly height: number;
  readonly hasAlpha: boolean;
}

/** The size in the head of a bit stream, VP8 or VP8L (RFC 6386 9.1, RFC 9649 3.4); undefined where it has none. */
export function streamSize(file: Uint8Array, { type, data, dataEnd }: Chunk): Size | undefined {
  const view = new DataView(file.buffer, file.byteOffset, dataEnd);
  if (type === 'VP8L' && dataEnd - data >= 5 && file[data] === 0x2f) {
    const bits = view.getUint32(data + 1, true);
    const [width, height] = [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1];
    return { width, height, hasAlpha: ((bits >>> 28) & 1) === 1 };
  }
  if (type === 'VP8 ' && dataEnd - data >= 10 && hasText(file, data + 3, '\u009d\u0001\u002a')) {
    const width = view.getUint16(data + 6, true) & 0x3fff;
    const height = view.getUint16(data + 8, true) & 0x3fff;
    if (width > 0 && height > 0) return { width, height, hasAlpha: false };
  }
  return undefined;
}
