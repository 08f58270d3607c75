import { inflatedBlocks } from './inflated-blocks.ts';
import { storedBlocks } from './stored-blocks.ts';
import type * as ofNode from './zlib.ts';

/** CRC-32 of ISO 3309, as in zlib.ts. */
export const crc32: typeof ofNode.crc32 = (bytes, before = 0) => {
  let crc = ~before;
  for (const byte of bytes) crc = (crc >>> 8) ^ table[(crc ^ byte) & 0xff]!;
  return ~crc >>> 0;
};

/** W3C PNG annex D: the CRC of every byte. */
const table = Int32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

/** A zlib stream (RFC 1950 2.2) that holds the bytes as they are. */
export const deflate: typeof ofNode.deflate = (bytes) => {
  const blocks = storedBlocks(bytes, { isLast: true });
  const stream = new Uint8Array(blocks.length + 6);
  // CM 8, CINFO 7, FLEVEL 0: the two bytes are a multiple of 31.
  stream.set([0x78, 0x01]);
  stream.set(blocks, 2);
  new DataView(stream.buffer).setUint32(stream.length - 4, adler32(bytes));
  return stream;
};

/** The largest prime below 2^16 (RFC 1950 8.2). */
const BASE = 65_521;

/** RFC 1950 8.2: as many bytes as cannot overflow 32 bits are added before a remainder is made. */
function adler32(bytes: Uint8Array): number {
  let [low, high] = [1, 0];
  for (let start = 0; start < bytes.length; start += 5552) {
    for (const byte of bytes.subarray(start, start + 5552)) {
      low += byte;
      high += low;
    }
    low %= BASE;
    high %= BASE;
  }
  return high * 65_536 + low;
}

/** Undoes the blocks of RFC 1951; the checksum at the end is not compared. */
export const inflate: typeof ofNode.inflate = (bytes, most) => {
  const isZlib = bytes.length > 2 && (bytes[0]! & 15) === 8 && ((bytes[0]! << 8) | bytes[1]!) % 31 === 0;
  return isZlib ? inflatedBlocks(bytes.subarray(2), most) : undefined;
};
