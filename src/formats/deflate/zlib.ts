import * as zlib from 'node:zlib';

/** How hard a stream is compressed, in the words of zlib's deflateInit2. */
export interface DeflateOptions {
  readonly level?: number;
  readonly windowBits?: number;
  readonly memLevel?: number;
  readonly chunkSize?: number;
}

/** CRC-32 of ISO 3309; `before` is that of the bytes that precede these. */
export const crc32: (bytes: Uint8Array, before?: number) => number = zlib.crc32;

/** Compresses into a zlib stream (RFC 1950). Bundles for browsers get zlib.browser.ts in place of this file. */
export const deflate: (bytes: Uint8Array, options?: DeflateOptions) => Uint8Array = zlib.deflateSync;

/**
 * The bytes of a zlib stream, undefined where it is broken or has more than `most` bytes. What follows the stream is
 * ignored.
 */
export function inflate(bytes: Uint8Array, most: number): Uint8Array | undefined {
  try {
    return zlib.inflateSync(bytes, { maxOutputLength: most });
  } catch {
    return undefined;
  }
}
