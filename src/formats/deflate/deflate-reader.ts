import { CODE_LENGTH_ORDER } from './deflate-codes.ts';

/** The bits of a deflate stream, from the lowest of each byte (RFC 1951 3.1.1); zeros behind its end. */
export class BitReader {
  readonly bytes: Uint8Array;
  /** The next byte to be held, the bits held, and how many they are: loops over symbols keep them in variables. */
  at: number;
  held = 0;
  count = 0;

  constructor(bytes: Uint8Array, start = 0) {
    this.bytes = bytes;
    this.at = start;
  }

  /** The byte behind the bits that were read. */
  get position(): number {
    return this.at - (this.count >> 3);
  }

  /** Continues where a loop ended that kept them; bits of `held` above `count` are those of the bytes that follow. */
  hold(at: number, held: number, count: number): void {
    this.at = at;
    this.held = held & ((1 << count) - 1);
    this.count = count;
  }

  get isBehindEnd(): boolean {
    return this.position > this.bytes.length;
  }

  read(count: number): number {
    while (this.count < count) {
      this.held |= (this.bytes[this.at++] ?? 0) << this.count;
      this.count += 8;
    }
    const bits = this.held & ((1 << count) - 1);
    this.held >>>= count;
    this.count -= count;
    return bits;
  }

  /**
   * Reads one symbol, bit by bit: codes of one length follow each other, those of the next begin at twice the number
   * behind them. -1 for bits that are not a code.
   */
  decode({ counts, symbols }: PrefixCode): number {
    let code = 0;
    let first = 0;
    let index = 0;
    for (let length = 1; length < 16; length++) {
      if (this.count === 0) {
        this.held = this.bytes[this.at++] ?? 0;
        this.count = 8;
      }
      code |= this.held & 1;
      this.held >>>= 1;
      this.count--;
      const count = counts[length]!;
      if (code - first < count) return symbols[index + code - first]!;
      index += count;
      first = (first + count) << 1;
      code <<= 1;
    }
    return -1;
  }

  /** The bytes of a stored block (RFC 1951 3.2.4), which begins at a whole byte; undefined where it is broken. */
  readStored(): Uint8Array | undefined {
    this.at = this.position;
    this.held = 0;
    this.count = 0;
    const size = this.read(16);
    const isWhole = (size ^ this.read(16)) === 0xffff;
    const content = this.bytes.subarray(this.at, this.at + size);
    this.at += size;
    return isWhole && content.length === size ? content : undefined;
  }
}

/** A Huffman code: how many codes have each length, and their symbols in order (RFC 1951 3.2.2). */
export class PrefixCode {
  readonly counts = new Uint16Array(16);
  readonly symbols: Uint16Array;
  readonly #next = new Uint16Array(17);

  constructor(symbols: number) {
    this.symbols = new Uint16Array(symbols);
  }

  /** The code of the lengths from `start` to before `end`; false where they are more than a code can have. */
  set(lengths: Uint8Array, start: number, end: number): boolean {
    const { counts, symbols } = this;
    const next = this.#next;
    counts.fill(0);
    for (let at = start; at < end; at++) counts[lengths[at]!]!++;
    counts[0] = 0;
    next[1] = 0;
    let left = 1;
    for (let length = 1; length < 16; length++) {
      left = 2 * left - counts[length]!;
      if (left < 0) return false;
      next[length + 1] = next[length]! + counts[length]!;
    }
    for (let at = start; at < end; at++) {
      const length = lengths[at]!;
      if (length > 0) symbols[next[length]!++] = at - start;
    }
    return true;
  }
}

/** The two codes of a block: literals with lengths of matches, and distances. */
export class BlockCodes {
  readonly literals = new PrefixCode(MAX_LITERALS);
  readonly distances = new PrefixCode(MAX_DISTANCES);
  readonly #lengths = new Uint8Array(MAX_LITERALS + MAX_DISTANCES);
  readonly #ofLengths = new PrefixCode(CODE_LENGTH_ORDER.length);

  /** The codes of RFC 1951 3.2.6. */
  static fixed(): BlockCodes {
    const codes = new BlockCodes();
    const lengths = codes.#lengths;
    lengths.fill(8, 0, 144).fill(9, 144, 256).fill(7, 256, 280).fill(8, 280, 288);
    codes.literals.set(lengths, 0, 288);
    codes.distances.set(lengths.fill(5, 0, 30), 0, 30);
    return codes;
  }

  /** Reads the codes that precede a block (RFC 1951 3.2.7); false where they are broken. */
  read(bits: BitReader): boolean {
    const lengths = this.#lengths;
    const literals = bits.read(5) + 257;
    const all = literals + bits.read(5) + 1;
    const count = bits.read(4) + 4;
    lengths.fill(0, 0, CODE_LENGTH_ORDER.length);
    for (let index = 0; index < count; index++) lengths[CODE_LENGTH_ORDER[index]!] = bits.read(3);
    const code = this.#ofLengths;
    if (!code.set(lengths, 0, CODE_LENGTH_ORDER.length)) return false;
    for (let at = 0; at < all; ) {
      const symbol = bits.decode(code);
      if (symbol < 0 || (symbol === 16 && at === 0)) return false;
      if (symbol < 16) {
        lengths[at++] = symbol;
        continue;
      }
      const value = symbol === 16 ? lengths[at - 1]! : 0;
      const times = symbol === 16 ? 3 + bits.read(2) : symbol === 17 ? 3 + bits.read(3) : 11 + bits.read(7);
      if (at + times > all) return false;
      lengths.fill(value, at, at + times);
      at += times;
    }
    return this.literals.set(lengths, 0, literals) && this.distances.set(lengths, literals, all);
  }
}

/** Symbols of the two codes, of which the last two of each have no meaning (RFC 1951 3.2.6). */
const MAX_LITERALS = 288;
const MAX_DISTANCES = 32;
