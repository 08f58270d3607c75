import { typeAt } from '../../../formats/bytes.ts';
import { crc32 } from '../../../formats/deflate/zlib.ts';
import { boundPieces, refuseBroken } from '../refuse-picture.ts';

const SIGNATURE_LENGTH = 8;

/** A length, a type and a CRC (W3C PNG 5.3). */
const AROUND_DATA = 12;

/** A chunk of a file: where its length is, and where the next one begins. */
export interface Chunk {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** Every chunk up to IEND, by the lengths they have; the CRCs are not compared. */
export function readChunks(file: Uint8Array): readonly Chunk[] {
  const chunks: Chunk[] = [];
  for (let start = SIGNATURE_LENGTH; ; ) {
    if (start + AROUND_DATA > file.length) {
      refuseBroken('PNG', start, 'the chunk of its end (IEND) is missing');
    }
    const end = start + AROUND_DATA + uint32At(file, start);
    const type = typeAt(file, start + 4);
    if (!areLetters(file, start + 4)) {
      refuseBroken('PNG', start + 4, 'the type of a chunk must be four letters');
    }
    if (end > file.length) {
      refuseBroken('PNG', start, `the chunk ${type} is longer than the rest of the file`);
    }
    boundPieces('PNG', chunks.length + 1);
    chunks.push({ type, start, end });
    if (type === 'IEND') return chunks;
    start = end;
  }
}

function areLetters(file: Uint8Array, start: number): boolean {
  for (let at = start; at < start + 4; at++) {
    const lower = file[at]! | 0x20;
    if (lower < 0x61 || lower > 0x7a) return false;
  }
  return true;
}

/** Four bytes, the highest first. */
function uint32At(file: Uint8Array, at: number): number {
  return ((file[at]! << 24) | (file[at + 1]! << 16) | (file[at + 2]! << 8) | file[at + 3]!) >>> 0;
}

/** The content of a chunk. */
export function dataOf(file: Uint8Array, { start, end }: Chunk): Uint8Array {
  return file.subarray(start + 8, end - 4);
}

/** Bytes of the content of a chunk. */
export function dataLength({ start, end }: Chunk): number {
  return end - start - AROUND_DATA;
}

/** Whether the CRC of a chunk is that of its type and content. */
export function hasItsCrc(file: Uint8Array, { start, end }: Chunk): boolean {
  return crc32(file.subarray(start + 4, end - 4)) === uint32At(file, end - 4);
}

/** W3C PNG 5.4: a capital first letter says that a decoder cannot do without the chunk. */
export function isCritical({ type }: Chunk): boolean {
  return type.charCodeAt(0) < 0x61;
}

/** A chunk with its length and its CRC. */
export function writeChunk(type: string, data: Uint8Array): Uint8Array {
  const chunk = new Uint8Array(AROUND_DATA + data.length);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, data.length);
  chunk.set(new TextEncoder().encode(type), 4);
  chunk.set(data, 8);
  view.setUint32(8 + data.length, crc32(chunk.subarray(4, 8 + data.length)));
  return chunk;
}
