import type { QrSymbol } from '../../../src/formats/qr/symbol.ts';

/** A symbol from rows of 1 and 0, which need not be a real one: for tests of what is drawn where. */
export function symbolOf(rows: readonly string[]): QrSymbol {
  const modules = rows.length;
  const wordsPerRow = Math.ceil(modules / 32);
  const words = new Int32Array(modules * wordsPerRow);
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < modules; x++) {
      if (row[x] === '1') words[y * wordsPerRow + (x >>> 5)]! |= 1 << (x & 31);
    }
  }
  return { version: 1, ec: 'M', mode: 'byte', mask: 0, modules, segments: [], eci: false, words };
}
