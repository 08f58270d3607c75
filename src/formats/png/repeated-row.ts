import { BitWriter } from '../bit-writer.ts';
import {
  CODE_LENGTH_ORDER,
  DISTANCE_BASES,
  DISTANCE_BITS,
  LENGTH_BASES,
  LENGTH_BITS,
} from '../deflate-codes.ts';
import { deflate } from '../zlib.ts';

/** A scanline that the picture begins with, how many rows below it are the same, and the scanlines behind them. */
export interface RepeatedRow {
  /** 3 to 16,384 bytes: filter None, then bytes that are two pixels of four bits, each of them 0 or 15. */
  readonly row: Uint8Array;
  /** At least 1. */
  readonly copies: number;
  readonly rest: Uint8Array;
}

/**
 * Compresses a row, its copies by filter Up (W3C PNG 9.2), and the rest into a zlib stream (RFC 1950). `level` is zlib's,
 * for the rest. Throws Error for a row of another length and for other bytes in it.
 *
 * zlib searches all rows of bars for what is known to be the same, and needs a third of its time for them.
 */
export function deflateRepeatedRow({ row, copies, rest }: RepeatedRow, level: number): Uint8Array {
  const stride = row.length;
  if (stride < 3 || stride > LONGEST_ROW || row[0] !== 0)
    throw new Error(`a repeated row of ${stride} bytes`);
  const block = new BitWriter(ROOM + 2 * stride + Math.ceil((stride * copies) / LONGEST) * MATCH_BYTES);
  const distance = DISTANCE_BASES.findLastIndex((base) => base <= stride);
  writeHead(block, distance);
  for (const byte of row) writeSymbol(block, byte);
  writeSymbol(block, FILTER_UP);
  writeSymbol(block, 0);
  const extra = { bits: stride - DISTANCE_BASES[distance]!, count: DISTANCE_BITS[distance]! };
  writeMatches(block, stride - 2, NEAR, { bits: 0, count: 0 });
  writeMatches(block, stride * (copies - 1), FAR, extra);
  writeSymbol(block, END_OF_BLOCK);
  writeEmptyBlock(block);
  return joined(block.written(), checksumOf(row, copies), deflate(rest, { level }), rest.length);
}

/** What is added to the distance of a longer one has more bits than BitWriter writes at once. */
const LONGEST_ROW = 16_384;
const FILTER_UP = 2;
const END_OF_BLOCK = 256;
const FIRST_LENGTH = 257;
const LONGEST_SYMBOL = 285;
const LONGEST = 258;

/** Bytes of a match at most, and of all that is neither a match nor a byte of the row. */
const MATCH_BYTES = 4;
const ROOM = 128;

/** Codes of the two distances: one byte, and one row. */
const NEAR = 0;
const FAR = 1;

/** A Huffman code: how long each symbol's is, 0 for none, and its bits in the order they are sent. */
interface Code {
  readonly lengths: readonly number[];
  readonly bits: readonly number[];
}

/**
 * Of literals and lengths: short for the bytes that rows are made of and for the longest match. The code is complete, as
 * zlib requires.
 */
const symbolCode = codeOf(
  Array.from({ length: 286 }, (_, symbol) => {
    if (symbol === 0x00 || symbol === 0xff) return 2;
    if (symbol === 0x0f || symbol === 0xf0 || symbol === LONGEST_SYMBOL) return 3;
    if (symbol === FILTER_UP || symbol === END_OF_BLOCK) return 5;
    if (symbol < FIRST_LENGTH) return 0;
    return symbol < 281 ? 9 : 8;
  }),
);

/** Of the lengths of codes, of which it has those above and 1, and of their repetitions. */
const lengthCode = codeOf(
  Array.from({ length: 19 }, (_, symbol) => {
    if ([0, 2, 3, 16, 17, 18].includes(symbol)) return 3;
    return [1, 5, 8, 9].includes(symbol) ? 4 : 0;
  }),
);

/** RFC 1951 3.2.2: codes of one length follow each other; they are sent from their highest bit. */
function codeOf(lengths: readonly number[]): Code {
  const bits = new Array<number>(lengths.length).fill(0);
  let code = 0;
  for (let length = 1; length < 16; length++) {
    code <<= 1;
    for (const [symbol, each] of lengths.entries()) {
      if (each === length) bits[symbol] = reversed(code++, length);
    }
  }
  return { lengths, bits };
}

function reversed(code: number, length: number): number {
  let bits = 0;
  for (let at = 0; at < length; at++) bits |= ((code >> at) & 1) << (length - 1 - at);
  return bits;
}

/** RFC 1951 3.2.7: a block that is not the last, with codes of its own; `distance` is the symbol of a row's length. */
function writeHead(block: BitWriter, distance: number): void {
  const sent = CODE_LENGTH_ORDER.findLastIndex((symbol) => lengthCode.lengths[symbol]! > 0) + 1;
  block.put(0b100, 3);
  block.put(symbolCode.lengths.length - 257, 5);
  block.put(distance, 5);
  block.put(sent - 4, 4);
  for (const symbol of CODE_LENGTH_ORDER.slice(0, sent)) block.put(lengthCode.lengths[symbol]!, 3);
  writeLengths(block, symbolCode.lengths);
  writeLengths(block, [1, ...new Array<number>(distance - 1).fill(0), 1]);
}

/** Lengths of codes, repeated ones as 16, 17 and 18 (RFC 1951 3.2.7). */
function writeLengths(block: BitWriter, lengths: readonly number[]): void {
  for (let at = 0; at < lengths.length; ) {
    const length = lengths[at]!;
    let end = at + 1;
    while (lengths[end] === length) end++;
    if (length > 0) writeLength(block, lengths[at++]!);
    while (end - at >= 3) at += writeRepetition(block, length, end - at);
    while (at < end) writeLength(block, lengths[at++]!);
  }
}

function writeLength(block: BitWriter, length: number): void {
  block.put(lengthCode.bits[length]!, lengthCode.lengths[length]!);
}

/** Repeats the length before, or 0, as often as one symbol can; `times` is at least 3. Returns how often. */
function writeRepetition(block: BitWriter, length: number, times: number): number {
  const [symbol, least, most, count] =
    length > 0 ? [16, 3, 6, 2] : times > 10 ? [18, 11, 138, 7] : [17, 3, 10, 3];
  const written = Math.min(times, most!);
  writeLength(block, symbol!);
  block.put(written - least!, count!);
  return written;
}

function writeSymbol(block: BitWriter, symbol: number): void {
  const length = symbolCode.lengths[symbol]!;
  if (length === 0) throw new Error(`a repeated row has the byte ${symbol}`);
  block.put(symbolCode.bits[symbol]!, length);
}

/** Copies bytes, the last of which are zeros, from a distance back: one of the two codes, and what is added to it. */
function writeMatches(
  block: BitWriter,
  bytes: number,
  distance: typeof NEAR | typeof FAR,
  extra: { readonly bits: number; readonly count: number },
): void {
  const back = distance | (extra.bits << 1);
  const count = 1 + extra.count;
  const longest = symbolCode.bits[LONGEST_SYMBOL]! | (back << symbolCode.lengths[LONGEST_SYMBOL]!);
  const longestCount = symbolCode.lengths[LONGEST_SYMBOL]! + count;
  let left = bytes;
  for (; left >= LONGEST; left -= LONGEST) block.put(longest, longestCount);
  if (left >= 3) {
    const index = LENGTH_BASES.findLastIndex((base) => base <= left);
    writeSymbol(block, FIRST_LENGTH + index);
    block.put(left - LENGTH_BASES[index]!, LENGTH_BITS[index]!);
    block.put(back, count);
  } else {
    for (; left > 0; left--) writeSymbol(block, 0);
  }
}

/** RFC 1951 3.2.4: a stored block of no bytes ends on a byte, so that zlib's blocks may follow. */
function writeEmptyBlock(block: BitWriter): void {
  block.put(0, 3);
  block.align();
  block.put(0, 16);
  block.put(0xffff, 16);
}

/** An Adler-32 (RFC 1950 8.2) as its two sums, and the largest prime below 2^16, by which they are taken. */
type Sums = readonly [low: number, high: number];
const BASE = 65_521;

/** The checksum of a row and its copies, each of which is the filter and zeros. */
function checksumOf(row: Uint8Array, copies: number): Sums {
  let [low, high] = [1, 0];
  for (const byte of row) {
    low += byte;
    high += low;
  }
  const added = row.length * copies * (low + (FILTER_UP / 2) * (copies + 1));
  return [(low + FILTER_UP * copies) % BASE, (high + added) % BASE];
}

/** The stream behind `block`: zlib's head of two bytes, the blocks, and the checksum of both parts. */
function joined(block: Uint8Array, [low, high]: Sums, stream: Uint8Array, bytes: number): Uint8Array {
  const whole = new Uint8Array(block.length + stream.length);
  whole.set(stream.subarray(0, 2));
  whole.set(block, 2);
  whole.set(stream.subarray(2), 2 + block.length);
  const view = new DataView(whole.buffer);
  const end = whole.length - 4;
  view.setUint16(end, (view.getUint16(end) + high + bytes * (low - 1 + BASE)) % BASE);
  view.setUint16(end + 2, (view.getUint16(end + 2) + low - 1 + BASE) % BASE);
  return whole;
}
