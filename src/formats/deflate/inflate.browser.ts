import type * as ofNode from './inflate.ts';
import { inflatedBlocks } from './inflated-blocks.ts';

/** Deflated blocks at once, as in inflate.ts. */
export const inflateSmall: typeof ofNode.inflateSmall = (deflated, most) => inflatedBlocks(deflated, most);

/** The same in pieces, by the platform's own stream, as in inflate.ts. */
export const inflatePieces: typeof ofNode.inflatePieces = async function* (deflated) {
  const source = new Blob([deflated as Uint8Array<ArrayBuffer>]).stream();
  const reader = source.pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
};
