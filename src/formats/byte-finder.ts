import { Buffer } from 'node:buffer';

/**
 * Returns what finds a byte from a place on, -1 where it is not. Buffer does that 4 times as fast as Uint8Array (Node
 * 20.20, data of a photo). Bundles for browsers get byte-finder.browser.ts in place of this file.
 */
export function byteFinder(bytes: Uint8Array): (byte: number, from: number) => number {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return (byte, from) => view.indexOf(byte, from);
}
