/**
 * Writes the error correction codewords of one block: the remainder of its data, as a polynomial over
 * GF(2^8), by the generator of degree `parity` (7 to 30). ISO/IEC 18004:2015 7.5.2.
 *
 * The data is `data[start..end)`; codeword i of the result goes to `out[at + i * stride]`, so that blocks
 * interleave as they are written (7.6). The remainder is kept in eight 32-bit words, highest coefficient first.
 */
export function writeParity(
  data: Uint8Array,
  start: number,
  end: number,
  parity: number,
  out: Uint8Array,
  at: number,
  stride: number,
): void {
  const table = multiplesOfGenerator(parity);
  let r0 = 0;
  let r1 = 0;
  let r2 = 0;
  let r3 = 0;
  let r4 = 0;
  let r5 = 0;
  let r6 = 0;
  let r7 = 0;
  for (let i = start; i < end; i++) {
    const row = ((r0 >>> 24) ^ data[i]!) << 3;
    r0 = ((r0 << 8) | (r1 >>> 24)) ^ table[row]!;
    r1 = ((r1 << 8) | (r2 >>> 24)) ^ table[row + 1]!;
    r2 = ((r2 << 8) | (r3 >>> 24)) ^ table[row + 2]!;
    r3 = ((r3 << 8) | (r4 >>> 24)) ^ table[row + 3]!;
    r4 = ((r4 << 8) | (r5 >>> 24)) ^ table[row + 4]!;
    r5 = ((r5 << 8) | (r6 >>> 24)) ^ table[row + 5]!;
    r6 = ((r6 << 8) | (r7 >>> 24)) ^ table[row + 6]!;
    r7 = (r7 << 8) ^ table[row + 7]!;
  }
  const last = at + parity * stride;
  let place = writeWord(r0, out, at, stride, last);
  place = writeWord(r1, out, place, stride, last);
  place = writeWord(r2, out, place, stride, last);
  place = writeWord(r3, out, place, stride, last);
  place = writeWord(r4, out, place, stride, last);
  place = writeWord(r5, out, place, stride, last);
  place = writeWord(r6, out, place, stride, last);
  writeWord(r7, out, place, stride, last);
}

function writeWord(word: number, out: Uint8Array, at: number, stride: number, last: number): number {
  let place = at;
  for (let shift = 24; shift >= 0 && place < last; shift -= 8, place += stride) out[place] = word >>> shift;
  return place;
}

/** By degree, made when first asked for: 8 kB each, of which 13 occur. */
const tables: (Int32Array | undefined)[] = [];

/** Words `8 * value` and on hold `value` times the generator without its leading 1, as `writeParity` keeps it. */
function multiplesOfGenerator(degree: number): Int32Array {
  const known = tables[degree];
  if (known !== undefined) return known;
  const table = new Int32Array(256 * 8);
  const generator = generatorPolynomial(degree);
  for (let value = 0; value < 256; value++) {
    for (let i = 0; i < degree; i++) {
      table[8 * value + (i >> 2)]! |= multiply(value, generator[i]!) << (24 - 8 * (i & 3));
    }
  }
  tables[degree] = table;
  return table;
}

/** Coefficients of (x - 1)(x - a)...(x - a^(degree-1)) after the leading 1. ISO/IEC 18004:2015 annex A. */
function generatorPolynomial(degree: number): Uint8Array {
  const coefficients = new Uint8Array(degree);
  coefficients[degree - 1] = 1;
  let root = 1;
  for (let i = 0; i < degree; i++) {
    for (let j = 0; j < degree; j++) {
      coefficients[j] = multiply(coefficients[j]!, root) ^ (coefficients[j + 1] ?? 0);
    }
    root = multiply(root, 2);
  }
  return coefficients;
}

/** Product in GF(2^8) modulo x^8+x^4+x^3+x^2+1. ISO/IEC 18004:2015 7.5.2. */
function multiply(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    if ((b >>> bit) & 1) product ^= a;
  }
  return product;
}
