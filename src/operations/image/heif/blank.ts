import { hasText } from '../../../formats/bytes.ts';
import { type Extent, firstBehind } from './extents.ts';

const FREE = new TextEncoder().encode('free');

/** Writes zeroes over parts of a file whose other bytes must not move. */
export class Blanks {
  readonly #file: Uint8Array;
  #bytes: Uint8Array;
  #isCopy = false;

  constructor(file: Uint8Array) {
    this.#file = file;
    this.#bytes = file;
  }

  /** The file with what was blanked: its own bytes where nothing was. */
  get bytes(): Uint8Array {
    return this.#bytes;
  }

  /** The bytes to write to. */
  copy(): Uint8Array {
    if (!this.#isCopy) this.#bytes = new Uint8Array(this.#file);
    this.#isCopy = true;
    return this.#bytes;
  }

  /** Blanks a range; returns how many bytes it had, 0 where all were zeroes. */
  blank(start: number, end: number): number {
    if (this.#file.subarray(start, end).every((byte) => byte === 0)) return 0;
    this.copy().fill(0, start, end);
    return end - start;
  }

  /** Blanks what is between ranges that are in order; returns how many bytes that were not zeroes there were. */
  blankAround(from: number, to: number, ranges: readonly Extent[]): number {
    let blanked = 0;
    let at = from;
    for (let index = firstBehind(ranges, from); index < ranges.length; index++) {
      const { start, end } = ranges[index]!;
      if (start >= to) break;
      if (start > at) blanked += this.blank(at, start);
      at = end;
    }
    return at < to ? blanked + this.blank(at, to) : blanked;
  }

  /** Has a box be one of free space, with nothing in it; returns how many bytes it had, 0 where it was such a one. */
  free(start: number, data: number, end: number): number {
    const blanked = this.blank(data, end);
    const isFree = hasText(this.#file, start + 4, 'free');
    if (!isFree) this.copy().set(FREE, start + 4);
    return isFree ? blanked : end - start;
  }
}
