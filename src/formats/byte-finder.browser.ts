import type * as ofNode from './byte-finder.ts';

/** Returns what finds a byte, as in byte-finder.ts. */
export const byteFinder: typeof ofNode.byteFinder = (bytes) => (byte, from) => bytes.indexOf(byte, from);
