import { createInflateRaw, inflateRawSync } from 'node:zlib';

/** Bytes of a piece: large enough that the trips to zlib's threads take no time worth mentioning. */
const PIECE = 262_144;

/**
 * The bytes of deflated blocks (RFC 1951), at once; undefined where they are broken or more than `most`. Bundles for
 * browsers get inflate.browser.ts in place of this file.
 */
export function inflateSmall(deflated: Uint8Array, most: number): Uint8Array | undefined {
  try {
    // One byte more than there should be, so that one call of zlib fills it.
    return inflateRawSync(deflated, {
      maxOutputLength: Math.max(most, 1),
      chunkSize: Math.max(most + 1, 64),
    });
  } catch {
    return undefined;
  }
}

/** The same in pieces, of any number of bytes in all: the reader must stop it. Throws where they are broken. */
export async function* inflatePieces(deflated: Uint8Array): AsyncGenerator<Uint8Array, void> {
  const stream = createInflateRaw({ chunkSize: PIECE });
  stream.end(deflated);
  yield* stream;
}
