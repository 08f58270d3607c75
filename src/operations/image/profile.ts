import { hasText } from '../../formats/bytes.ts';

/** Bytes that say what a profile is: its header and the number of its tags (ICC.1:2022 7.2 and 7.3). */
export const PROFILE_HEAD = 132;

/** Bytes of an entry in the table of tags (ICC.1:2022 7.3). */
export const TAG_BYTES = 12;

/** ICC.1:2022 7.2.1: the size of a profile is a multiple of four. Some programs pad those whose size is not. */
const MAX_PADDING = 3;

/**
 * How many of `length` bytes are an ICC profile, by its own header: all of them, or fewer where something follows it.
 * Undefined where they are not a profile, or not all of one.
 */
export function profileLength(head: Uint8Array, length: number): number | undefined {
  if (head.length < PROFILE_HEAD || !hasText(head, 36, 'acsp')) return undefined;
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const size = view.getUint32(0);
  const isWhole = size <= length && PROFILE_HEAD + TAG_BYTES * view.getUint32(128) <= size;
  if (!isWhole) return undefined;
  return length - size <= MAX_PADDING ? length : size;
}
