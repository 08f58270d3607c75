import { DISTANCE_BASES, DISTANCE_BITS, LENGTH_BASES, LENGTH_BITS } from './deflate-codes.ts';
import { BitReader, BlockCodes, type PrefixCode } from './deflate-reader.ts';

/** How far a zlib stream (RFC 1950) reaches, and what it inflates to. */
export interface ZlibExtent {
  /** Where it ends: the index behind its checksum. */
  readonly end: number;
  /** Bytes it inflates to. */
  readonly inflated: number;
  /** The first of them, as many as were asked for and are there. */
  readonly head: Uint8Array;
}

export interface ExtentOptions {
  /** Most bytes it may inflate to. */
  readonly most: number;
  /** How many of the first bytes are wanted; 0 when left out. */
  readonly head?: number;
}

/** Bytes of the two headers and of the checksum (RFC 1950 2.2). */
const HEADER = 2;
const CHECKSUM = 4;

/**
 * Finds the end of a zlib stream without inflating it: its symbols are passed, and nothing is written but the first bytes
 * of what they say. So it takes time and memory by the bytes of the stream, whatever they inflate to: for the pixels of
 * photographs as long as zlib takes to inflate them, for 64 MB of zeros a hundredth. The checksum is not compared, and may
 * be missing.
 */
export function zlibExtent(bytes: Uint8Array, options: ExtentOptions): ZlibExtent | 'broken' | 'too long' {
  if (!hasHeader(bytes)) return 'broken';
  const walk = new Walk(bytes, options);
  for (let isLast = false; !isLast; ) {
    isLast = walk.bits.read(1) === 1;
    const isPassed = walk.passBlock();
    if (walk.inflated > options.most) return 'too long';
    if (!isPassed || walk.bits.isBehindEnd) return 'broken';
  }
  const end = Math.min(bytes.length, walk.bits.position + CHECKSUM);
  return { end, inflated: walk.inflated, head: walk.head.subarray(0, walk.inflated) };
}

/** RFC 1950 2.2: deflate with a window of at most 32 KiB, without a dictionary; a multiple of 31. */
function hasHeader(bytes: Uint8Array): boolean {
  const [method = 0, flags = 0] = bytes;
  return (
    (method & 15) === 8 && method >> 4 <= 7 && (flags & 0x20) === 0 && ((method << 8) | flags) % 31 === 0
  );
}

/**
 * A block with codes of its own is longer than this: below it, the codes that need no description are shorter. A stream may
 * have some that are not, but each takes time for its codes, so that many of them are not work of a compressor.
 */
const MIN_OWN_BLOCK = 50;
const SHORT_BLOCKS = 200;

/** Bytes of a block that are passed bit by bit, before it pays to make tables of its codes. */
const BEFORE_TABLES = 48;

class Walk {
  readonly bits: BitReader;
  readonly most: number;
  readonly head: Uint8Array;
  inflated = 0;
  #own: BlockCodes | undefined;
  #fixed: BlockCodes | undefined;
  /** How many more blocks may have codes of their own. */
  #ownBlocks: number;
  #tables: Tables | undefined;

  constructor(bytes: Uint8Array, { most, head = 0 }: ExtentOptions) {
    this.bits = new BitReader(bytes, HEADER);
    this.most = most;
    this.head = new Uint8Array(head);
    this.#ownBlocks = SHORT_BLOCKS + bytes.length / MIN_OWN_BLOCK;
  }

  /** Passes a block behind its first bit; false where it is broken. */
  passBlock(): boolean {
    const { bits } = this;
    const type = bits.read(2);
    if (type === 0) return this.#passStored();
    if (type === 1) {
      this.#fixed ??= BlockCodes.fixed();
      return this.#passSymbols(this.#fixed);
    }
    this.#own ??= new BlockCodes();
    return type === 2 && this.#ownBlocks-- > 0 && this.#own.read(bits) && this.#passSymbols(this.#own);
  }

  #passStored(): boolean {
    const content = this.bits.readStored();
    if (content === undefined) return false;
    const room = Math.max(0, this.head.length - this.inflated);
    this.head.set(content.subarray(0, room), Math.min(this.inflated, this.head.length));
    this.inflated += content.length;
    return true;
  }

  #passSymbols(codes: BlockCodes): boolean {
    const { bits, head } = this;
    const slowEnd = bits.position + BEFORE_TABLES;
    while (bits.position < slowEnd || this.inflated < head.length) {
      const symbol = bits.decode(codes.literals);
      if (symbol === END_OF_BLOCK) return true;
      if (symbol < 0 || bits.isBehindEnd || this.inflated > this.most) return false;
      if (symbol < END_OF_BLOCK) this.#put(symbol);
      else if (!this.#passMatch(symbol, codes.distances)) return false;
    }
    this.#tables ??= new Tables();
    this.#tables.set(codes);
    return passFast(this, codes, this.#tables);
  }

  #put(literal: number): void {
    if (this.inflated < this.head.length) this.head[this.inflated] = literal;
    this.inflated++;
  }

  #passMatch(symbol: number, distances: PrefixCode): boolean {
    const { bits, head } = this;
    const length = lengthBases[symbol - FIRST_LENGTH]! + bits.read(lengthBits[symbol - FIRST_LENGTH]!);
    const code = bits.decode(distances);
    if (code < 0) return false;
    const distance = distanceBases[code]! + bits.read(distanceBits[code]!);
    if (distance > this.inflated) return false;
    const end = Math.min(this.inflated + length, head.length);
    for (let at = this.inflated; at < end; at++) head[at] = head[at - distance]!;
    this.inflated += length;
    return length > 0;
  }
}

const END_OF_BLOCK = 256;
const FIRST_LENGTH = 257;

/** With the symbols that have no meaning: a length of 0, and a distance that no stream reaches. */
const lengthBases = Uint16Array.from([...LENGTH_BASES, 0, 0]);
const lengthBits = Uint8Array.from([...LENGTH_BITS, 0, 0]);
const distanceBases = Float64Array.from([...DISTANCE_BASES, Infinity, Infinity]);
const distanceBits = Uint8Array.from([...DISTANCE_BITS, 0, 0]);

/** Bits by which the tables are looked up. */
const TABLE_BITS = 9;
const TABLE_SIZE = 1 << TABLE_BITS;
const MASK = TABLE_SIZE - 1;

/**
 * What the next bits of a block are: how many of them the entry says in its lowest four bits; then LITERALS and their
 * number, or SYMBOL and which it is, from bit 8 on. 0 where the code is longer than the table knows.
 */
const LITERALS = 16;
const SYMBOL = 32;

/** The codes of a block, looked up by several bits at once. Entries of literals are as many of them as fit. */
class Tables {
  readonly literals = new Int32Array(TABLE_SIZE);
  readonly distances = new Int32Array(TABLE_SIZE);
  readonly #single = new Int32Array(TABLE_SIZE);

  set({ literals, distances }: BlockCodes): void {
    fillTable(this.#single, literals, END_OF_BLOCK);
    fillTable(this.distances, distances, 0);
    const single = this.#single;
    for (let bits = 0; bits < TABLE_SIZE; bits++) {
      const entry = single[bits]!;
      this.literals[bits] = (entry & LITERALS) === 0 ? entry : mergedLiterals(single, bits);
    }
  }
}

function mergedLiterals(single: Int32Array, bits: number): number {
  let used = 0;
  let count = 0;
  for (;;) {
    const entry = single[bits >> used]!;
    if ((entry & LITERALS) === 0 || used + (entry & 15) > TABLE_BITS) return used | LITERALS | (count << 8);
    used += entry & 15;
    count++;
  }
}

/** Symbols below `literals` become entries of one literal. Codes begin at their first bit, which is the lowest here. */
function fillTable(table: Int32Array, { counts, symbols }: PrefixCode, literals: number): void {
  table.fill(0);
  let code = 0;
  let index = 0;
  for (let length = 1; length <= TABLE_BITS; length++) {
    for (let left = counts[length]!; left > 0; left--, code++) {
      const symbol = symbols[index++]!;
      const entry = symbol < literals ? length | LITERALS | 256 : length | SYMBOL | (symbol << 8);
      for (let bits = reversed[code << (TABLE_BITS - length)]!; bits < TABLE_SIZE; bits += 1 << length) {
        table[bits] = entry;
      }
    }
    code <<= 1;
  }
}

/** Each number of TABLE_BITS bits with its bits in the other order. */
const reversed = Uint16Array.from({ length: TABLE_SIZE }, (_, number) => {
  let turned = 0;
  for (let bit = 0; bit < TABLE_BITS; bit++) turned |= ((number >> bit) & 1) << (TABLE_BITS - 1 - bit);
  return turned;
});

/** Passes the rest of a block by tables: a sixth of the time of `decode`, which the longer codes still take. */
function passFast(walk: Walk, codes: BlockCodes, { literals, distances }: Tables): boolean {
  const { bits, most } = walk;
  const { bytes } = bits;
  let { at, held, count } = bits;
  let { inflated } = walk;
  let symbol = 0;
  while (inflated <= most && at - (count >> 3) <= bytes.length) {
    held |= wordAt(bytes, at) << count;
    at += (31 - count) >> 3;
    count |= 24;
    let entry = literals[held & MASK]!;
    while ((entry & LITERALS) !== 0 && count >= TABLE_BITS) {
      held >>>= entry & 15;
      count -= entry & 15;
      inflated += entry >> 8;
      entry = literals[held & MASK]!;
    }
    // The code of a length and what is added to it are 20 bits at most.
    if (count < 20) continue;
    if (entry !== 0) {
      held >>>= entry & 15;
      count -= entry & 15;
      symbol = entry >> 8;
    } else {
      bits.hold(at, held, count);
      symbol = bits.decode(codes.literals);
      ({ at, held, count } = bits);
    }
    if (symbol <= END_OF_BLOCK) {
      if (symbol < 0 || symbol === END_OF_BLOCK) break;
      inflated++;
      continue;
    }
    const lengthMore = lengthBits[symbol - FIRST_LENGTH]!;
    const length = lengthBases[symbol - FIRST_LENGTH]! + (held & ((1 << lengthMore) - 1));
    held >>>= lengthMore;
    count -= lengthMore;
    held |= wordAt(bytes, at) << count;
    at += (31 - count) >> 3;
    count |= 24;
    entry = distances[held & MASK]!;
    held >>>= entry & 15;
    count -= entry & 15;
    let code = entry >> 8;
    if (entry === 0) {
      bits.hold(at, held, count);
      code = bits.decode(codes.distances);
      ({ at, held, count } = bits);
    }
    held |= wordAt(bytes, at) << count;
    at += (31 - count) >> 3;
    count |= 24;
    const distanceMore = distanceBits[code]!;
    if (length === 0 || code < 0 || distanceBases[code]! + (held & ((1 << distanceMore) - 1)) > inflated) {
      symbol = -1;
      break;
    }
    held >>>= distanceMore;
    count -= distanceMore;
    inflated += length;
  }
  bits.hold(at, held, count);
  walk.inflated = inflated;
  return symbol === END_OF_BLOCK;
}

/** Four bytes, the first of them lowest; zeros behind the end. */
function wordAt(bytes: Uint8Array, at: number): number {
  if (at < bytes.length - 3) {
    return bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24);
  }
  return (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16);
}
