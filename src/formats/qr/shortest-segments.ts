import type { Mode } from './capacity.ts';
import { countBits, MODE_BITS } from './capacity.ts';
import type { Segment } from './segment.ts';
import { ALPHANUMERIC, ANY, classOfByte, DIGIT, modes, segmentBits } from './segment.ts';

/** Costs are in sixths of a bit, the coarsest unit in which one character of each mode is a whole number. */
const BYTE_COST = 48;
const ALPHANUMERIC_COST = 33;
const DIGIT_COST = 20;
const UNREACHABLE = 1 << 28;

/** Segments of the fewest bits that hold the data. */
export interface Shortest {
  readonly bits: number;
  readonly segments: readonly Segment[];
}

/**
 * Returns the segments with the fewest bits, heads included, for versions of a width class (0 to 2). Exact:
 * for every byte it keeps the cheapest way to arrive in each mode. Bytes outside the alphanumeric characters
 * only go into byte mode, so no UTF-8 character is ever split. `data` is not empty.
 */
export function shortestSegments(data: Uint8Array, width: number): Shortest {
  const byteHead = 6 * (MODE_BITS + countBits.byte[width]!);
  const alphanumericHead = 6 * (MODE_BITS + countBits.alphanumeric[width]!);
  const numericHead = 6 * (MODE_BITS + countBits.numeric[width]!);
  // Per byte the mode it was reached from, two bits for each mode it is in: the order of `modes`.
  const reachedFrom = new Uint8Array(data.length);
  let byte = 0;
  let alphanumeric = UNREACHABLE;
  let numeric = UNREACHABLE;
  for (let i = 0; i < data.length; i++) {
    const kind = classOfByte[data[i]!]!;
    // A segment ends on a whole bit.
    const fromAlphanumeric = wholeBits(alphanumeric);
    const fromNumeric = wholeBits(numeric);
    const entry = i === 0 ? 0 : Math.min(byte, fromAlphanumeric, fromNumeric);
    const cheapest = entry === byte ? ANY : entry === fromAlphanumeric ? ALPHANUMERIC : DIGIT;
    let from = 0;
    if (i === 0 || byte > entry + byteHead) {
      byte = entry + byteHead;
      from = cheapest;
    }
    byte += BYTE_COST;
    if (kind === ANY) {
      alphanumeric = UNREACHABLE;
    } else {
      if (alphanumeric > entry + alphanumericHead) {
        alphanumeric = entry + alphanumericHead;
        from |= cheapest << 2;
      } else {
        from |= ALPHANUMERIC << 2;
      }
      alphanumeric += ALPHANUMERIC_COST;
    }
    if (kind !== DIGIT) {
      numeric = UNREACHABLE;
    } else {
      if (numeric > entry + numericHead) {
        numeric = entry + numericHead;
        from |= cheapest << 4;
      } else {
        from |= DIGIT << 4;
      }
      numeric += DIGIT_COST;
    }
    reachedFrom[i] = from;
  }
  const total = Math.min(byte, wholeBits(alphanumeric), wholeBits(numeric));
  const last = total === byte ? ANY : total === wholeBits(alphanumeric) ? ALPHANUMERIC : DIGIT;
  return { bits: total / 6, segments: readBack(reachedFrom, last) };
}

function wholeBits(sixths: number): number {
  return Math.ceil(sixths / 6) * 6;
}

/** Walks from the last byte to the first along the modes taken. */
function readBack(reachedFrom: Uint8Array, last: number): Segment[] {
  const segments: Segment[] = [];
  let mode = last;
  let end = reachedFrom.length;
  for (let i = end - 1; i >= 0; i--) {
    const before = (reachedFrom[i]! >> (2 * mode)) & 3;
    if (before === mode && i > 0) continue;
    segments.push({ mode: modes[mode]!, start: i, length: end - i });
    end = i;
    mode = before;
  }
  return segments.reverse();
}

/**
 * Returns a number of bits that no segments of the data can go below: those of one segment in `mode`, less
 * what each stretch of denser characters could save if a head were needed for it and none after it. It takes a
 * quarter of the time of one search, and shows for most texts that none can help. `mode` is that of the whole
 * data.
 */
export function lowestPossibleBits(data: Uint8Array, mode: Mode, width: number): number {
  const inBytes = mode === 'byte';
  const head = 6 * (MODE_BITS + (inBytes ? countBits.alphanumeric[0]! : countBits.numeric[0]!));
  const digitGain = (inBytes ? BYTE_COST : ALPHANUMERIC_COST) - DIGIT_COST;
  const otherGain = inBytes ? BYTE_COST - ALPHANUMERIC_COST : 0;
  const lowest = inBytes ? ALPHANUMERIC : DIGIT;
  let saved = 0;
  let gain = 0;
  for (let i = 0; i <= data.length; i++) {
    const kind = i === data.length ? ANY : classOfByte[data[i]!]!;
    if (kind >= lowest) {
      gain += kind === DIGIT ? digitGain : otherGain;
    } else if (gain > 0) {
      if (gain > head) saved += gain - head;
      gain = 0;
    }
  }
  return segmentBits(mode, data.length, width) - Math.ceil(saved / 6);
}
