import { DISTANCE_BASES, DISTANCE_BITS, LENGTH_BASES, LENGTH_BITS } from './deflate-codes.ts';
import { BitReader, BlockCodes } from './deflate-reader.ts';

/**
 * The bytes of deflated blocks (RFC 1951), where the platform has no function for it that answers at once. Undefined
 * where they are broken or more than `most`.
 */
export function inflatedBlocks(bytes: Uint8Array, most: number): Uint8Array | undefined {
  const bits = new BitReader(bytes);
  const output = new Uint8Array(most);
  const own = new BlockCodes();
  const fixed = BlockCodes.fixed();
  let length = 0;
  for (let isLast = false; !isLast; ) {
    isLast = bits.read(1) === 1;
    const type = bits.read(2);
    if (type === 3 || (type === 2 && !own.read(bits))) return undefined;
    const next =
      type === 0 ? store(bits, output, length) : expand(bits, type === 1 ? fixed : own, output, length);
    if (next === undefined) return undefined;
    length = next;
  }
  return bits.isBehindEnd ? undefined : output.subarray(0, length);
}

function store(bits: BitReader, output: Uint8Array, at: number): number | undefined {
  const part = bits.readStored();
  if (part === undefined || at + part.length > output.length) return undefined;
  output.set(part, at);
  return at + part.length;
}

function expand(
  bits: BitReader,
  { literals, distances }: BlockCodes,
  output: Uint8Array,
  start: number,
): number | undefined {
  let at = start;
  for (;;) {
    const symbol = bits.decode(literals);
    if (symbol < 0 || bits.isBehindEnd) return undefined;
    if (symbol === 256) return at;
    if (symbol < 256) {
      if (at === output.length) return undefined;
      output[at++] = symbol;
      continue;
    }
    const base = LENGTH_BASES[symbol - 257];
    if (base === undefined) return undefined;
    const size = base + bits.read(LENGTH_BITS[symbol - 257]!);
    const far = bits.decode(distances);
    if (DISTANCE_BASES[far] === undefined) return undefined;
    const distance = DISTANCE_BASES[far] + bits.read(DISTANCE_BITS[far]!);
    if (distance > at || at + size > output.length) return undefined;
    for (let index = 0; index < size; index++, at++) output[at] = output[at - distance]!;
  }
}
