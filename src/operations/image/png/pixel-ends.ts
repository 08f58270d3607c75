import { joined } from '../../../formats/bytes.ts';
import { zlibExtent } from '../../../formats/deflate/zlib-extent.ts';
import { rawBytes } from '../../../formats/png/pixels.ts';
import type { PngHead } from '../../../formats/png/reader.ts';
import { refuseBroken } from '../refuse-picture.ts';
import { type Chunk, dataLength, dataOf } from './chunks.ts';

/** Compressed pixels: the chunks that have them, and how many bytes of each precede its part of them. */
export interface Pixels {
  readonly head: PngHead;
  readonly chunks: readonly Chunk[];
  readonly before: number;
}

/**
 * The chunks that have bytes behind the end of the zlib stream of pixels (W3C PNG 10), with the number of bytes of their
 * data that are before it. Refuses pixels that cannot be inflated, or of which there are more than the head says.
 */
export function pixelEnds(file: Uint8Array, { head, chunks, before }: Pixels): ReadonlyMap<Chunk, number> {
  const ends = new Map<Chunk, number>();
  // Empty chunks are allowed, and may be many.
  const filled = chunks.filter((chunk) => dataLength(chunk) > before);
  const parts = filled.map((chunk) => dataOf(file, chunk).subarray(before));
  const extent = zlibExtent(joined(parts), { most: rawBytes(head) });
  if (typeof extent === 'string') {
    const fault = extent === 'broken' ? 'cannot be inflated' : 'are more than its head says';
    return refuseBroken('PNG', chunks[0]!.start, `the pixels in ${chunks[0]!.type} ${fault}`);
  }
  let { end } = extent;
  for (const [index, chunk] of filled.entries()) {
    const { length } = parts[index]!;
    if (length > end) ends.set(chunk, before + end);
    end = Math.max(0, end - length);
  }
  return ends;
}
