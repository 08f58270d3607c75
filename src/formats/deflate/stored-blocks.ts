/** RFC 1951 3.2.4: a stored block holds at most this many bytes. */
const MOST = 0xffff;

/** Bytes before those of a stored block: its kind, padded to a byte, then LEN and NLEN. */
const HEAD = 5;

/**
 * Bytes as a deflate stream that does not compress them (RFC 1951 3.2.4), for where there is no zlib. Every reader of
 * deflate accepts it. A piece that is not the last may be followed by another: stored blocks end on a byte.
 */
export function storedBlocks(bytes: Uint8Array, { isLast }: { readonly isLast: boolean }): Uint8Array {
  const blocks = Math.max(1, Math.ceil(bytes.length / MOST));
  const stream = new Uint8Array(bytes.length + blocks * HEAD);
  const view = new DataView(stream.buffer);
  for (let block = 0; block < blocks; block++) {
    const content = bytes.subarray(block * MOST, (block + 1) * MOST);
    const at = block * (MOST + HEAD);
    stream[at] = isLast && block === blocks - 1 ? 1 : 0;
    view.setUint16(at + 1, content.length, true);
    view.setUint16(at + 3, ~content.length & 0xffff, true);
    stream.set(content, at + HEAD);
  }
  return stream;
}
