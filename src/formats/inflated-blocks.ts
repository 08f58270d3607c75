import {
  CODE_LENGTH_ORDER,
  DISTANCE_BASES,
  DISTANCE_BITS,
  LENGTH_BASES,
  LENGTH_BITS,
} from './deflate-codes.ts';

/** Bits from the lowest of each byte (RFC 1951 3.1.1); zeros behind the end. */
class BitReader {
  readonly #bytes: Uint8Array;
  #at = 0;
  #held = 0;
  #count = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get isBehindEnd(): boolean {
    return this.#at > this.#bytes.length;
  }

  read(count: number): number {
    while (this.#count < count) {
      this.#held |= (this.#bytes[this.#at++] ?? 0) << this.#count;
      this.#count += 8;
    }
    const bits = this.#held & ((1 << count) - 1);
    this.#held >>>= count;
    this.#count -= count;
    return bits;
  }

  /** The whole bytes that follow, as a block that is stored has them. */
  take(length: () => number): Uint8Array | undefined {
    this.#at -= this.#count >> 3;
    this.#held = 0;
    this.#count = 0;
    const size = length();
    this.#at -= this.#count >> 3;
    this.#count = 0;
    this.#held = 0;
    const part = this.#bytes.subarray(this.#at, this.#at + size);
    this.#at += size;
    return part.length === size ? part : undefined;
  }
}

/** A Huffman code: how many codes have each length, and their symbols in order (RFC 1951 3.2.2). */
interface Code {
  readonly counts: Uint16Array;
  readonly symbols: Uint16Array;
}

/** RFC 1951 3.2.6. */
const fixedCodes: readonly [Code, Code] = [
  codeOf(
    Array.from({ length: 288 }, (_, symbol) => (symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8)),
  ),
  codeOf(new Array<number>(30).fill(5)),
];

/**
 * The bytes of deflated blocks (RFC 1951), where the platform has no function for it that answers at once. Undefined
 * where they are broken or more than `most`.
 */
export function inflatedBlocks(bytes: Uint8Array, most: number): Uint8Array | undefined {
  const bits = new BitReader(bytes);
  const output = new Uint8Array(most);
  let length = 0;
  for (let isLast = false; !isLast; ) {
    isLast = bits.read(1) === 1;
    const type = bits.read(2);
    if (type === 3) return undefined;
    const next = type === 0 ? store(bits, output, length) : expand(bits, type, output, length);
    if (next === undefined) return undefined;
    length = next;
  }
  return bits.isBehindEnd ? undefined : output.subarray(0, length);
}

function store(bits: BitReader, output: Uint8Array, at: number): number | undefined {
  let isWhole = true;
  const part = bits.take(() => {
    const size = bits.read(16);
    isWhole = (size ^ bits.read(16)) === 0xffff;
    return size;
  });
  if (part === undefined || !isWhole || at + part.length > output.length) return undefined;
  output.set(part, at);
  return at + part.length;
}

function expand(bits: BitReader, type: number, output: Uint8Array, start: number): number | undefined {
  const codes = type === 1 ? fixedCodes : readCodes(bits);
  if (codes === undefined) return undefined;
  let at = start;
  for (;;) {
    const symbol = decode(bits, codes[0]);
    if (symbol === undefined || bits.isBehindEnd) return undefined;
    if (symbol === 256) return at;
    if (symbol < 256) {
      if (at === output.length) return undefined;
      output[at++] = symbol;
      continue;
    }
    const base = LENGTH_BASES[symbol - 257];
    if (base === undefined) return undefined;
    const size = base + bits.read(LENGTH_BITS[symbol - 257]!);
    const far = decode(bits, codes[1]);
    if (far === undefined || DISTANCE_BASES[far] === undefined) return undefined;
    const distance = DISTANCE_BASES[far] + bits.read(DISTANCE_BITS[far]!);
    if (distance > at || at + size > output.length) return undefined;
    for (let index = 0; index < size; index++, at++) output[at] = output[at - distance]!;
  }
}

/** RFC 1951 3.2.7. */
function readCodes(bits: BitReader): readonly [Code, Code] | undefined {
  const literals = bits.read(5) + 257;
  const distances = bits.read(5) + 1;
  const count = bits.read(4) + 4;
  const lengths = new Array<number>(19).fill(0);
  for (const symbol of CODE_LENGTH_ORDER.slice(0, count)) lengths[symbol] = bits.read(3);
  const code = codeOf(lengths);
  const all: number[] = [];
  while (all.length < literals + distances) {
    const symbol = decode(bits, code);
    if (symbol === undefined || (symbol === 16 && all.length === 0)) return undefined;
    if (symbol < 16) all.push(symbol);
    else if (symbol === 16) all.push(...new Array<number>(3 + bits.read(2)).fill(all.at(-1)!));
    else all.push(...new Array<number>(symbol === 17 ? 3 + bits.read(3) : 11 + bits.read(7)).fill(0));
  }
  return [codeOf(all.slice(0, literals)), codeOf(all.slice(literals, literals + distances))];
}

function codeOf(lengths: readonly number[]): Code {
  const counts = new Uint16Array(16);
  for (const length of lengths) counts[length]!++;
  counts[0] = 0;
  const offsets = new Uint16Array(17);
  for (let length = 1; length < 16; length++) offsets[length + 1] = offsets[length]! + counts[length]!;
  const symbols = new Uint16Array(lengths.length);
  for (const [symbol, length] of lengths.entries()) if (length > 0) symbols[offsets[length]!++] = symbol;
  return { counts, symbols };
}

/** Bit by bit: codes of one length follow each other, those of the next begin at twice the number behind them. */
function decode(bits: BitReader, { counts, symbols }: Code): number | undefined {
  let code = 0;
  let first = 0;
  let index = 0;
  for (let length = 1; length < 16; length++) {
    code |= bits.read(1);
    const count = counts[length]!;
    if (code - first < count) return symbols[index + code - first];
    index += count;
    first = (first + count) << 1;
    code <<= 1;
  }
  return undefined;
}
