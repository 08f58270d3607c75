/**
 * A plane is a square bit matrix in columns of words: word `column * modules + y` holds the modules
 * x = 32 * column + bit of row y, lowest bit leftmost, 1 = dark. Walking down a column of words then handles
 * 32 columns of modules at once, and all neighbours above and below lie in the words before and after.
 */
export type Plane = Int32Array;

/** Returns the word columns of a plane of `modules` a side: 1 to 6. */
export function columnsOf(modules: number): number {
  return (modules + 31) >>> 5;
}

/**
 * Rows of alternating bits. Bits of a plane beyond its last module are set to these, so that no run and no
 * block of one colour can form among them or with the modules beside them.
 */
export const ALTERNATING = 0xaaaaaaaa | 0;

/**
 * Writes `source` with x and y exchanged to `target`, in blocks of 32 x 32 modules. The bits of `target`
 * beyond the last module of a row x become bit x of `spare`: 0 or ALTERNATING.
 */
export function transpose(source: Plane, target: Plane, modules: number, spare: number): void {
  const columns = columnsOf(modules);
  for (let across = 0; across < columns; across++) {
    for (let down = 0; down < columns; down++) {
      const top = down * 32;
      const rows = Math.min(32, modules - top);
      const from = across * modules + top;
      for (let i = 0; i < rows; i++) block[i] = source[from + i]!;
      for (let i = rows; i < 32; i++) block[i] = spare;
      transposeBlock();
      const left = across * 32;
      const wanted = Math.min(32, modules - left);
      const to = down * modules + left;
      for (let i = 0; i < wanted; i++) target[to + i] = block[i]!;
    }
  }
}

/** Working memory of `transpose`. */
const block = new Int32Array(32);

/** Exchanges rows and columns of 32 x 32 bits: halves, then quarters, down to single bits. */
function transposeBlock(): void {
  let mask = 0x0000ffff;
  for (let size = 16; size > 0; size >>= 1, mask ^= mask << size) {
    for (let i = 0; i < 32; i = (i + size + 1) & ~size) {
      const upper = block[i]!;
      const lower = block[i + size]!;
      const exchanged = ((upper >>> size) ^ lower) & mask;
      block[i] = upper ^ (exchanged << size);
      block[i + size] = lower ^ exchanged;
    }
  }
}

/** Returns how many of the 32 bits of a word are set. */
export function bitCount(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  bits = (bits + (bits >>> 4)) & 0x0f0f0f0f;
  return Math.imul(bits, 0x01010101) >>> 24;
}
