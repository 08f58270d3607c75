/** FNV-1a, 32 bits: names of elements and prefixes are compared by it. */
export const HASH_START = 0x811c9dc5;
export const HASH_PRIME = 0x01000193;

/** The hash of a range. */
export function nameHash(bytes: Uint8Array, start: number, end: number): number {
  let hash = HASH_START;
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ bytes[at]!, HASH_PRIME);
  return hash;
}
