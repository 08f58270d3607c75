import { isDark, type QrSymbol } from './symbol.ts';

/** Called for dark modules `from` to `to` - 1 of a row or column `line`. */
export type RunVisitor = (line: number, from: number, to: number) => void;

/**
 * Visits the runs of dark modules in each row, from the top left.
 *
 * Visits the places where the colour changes, not every module: a third of the time for version 40.
 */
export function forEachRowRun({ modules, words }: QrSymbol, visit: RunVisitor): void {
  const wordsPerRow = words.length / modules;
  for (let y = 0, at = 0; y < modules; y++) {
    let from = -1;
    let before = 0;
    for (let column = 0; column < wordsPerRow; column++, at++) {
      const word = words[at]!;
      let changes = word ^ ((word << 1) | before);
      before = word >>> 31;
      while (changes !== 0) {
        const lowest = changes & -changes;
        const x = column * 32 + 31 - Math.clz32(lowest);
        changes ^= lowest;
        if (from < 0) {
          from = x;
        } else {
          visit(y, from, x);
          from = -1;
        }
      }
    }
    if (from >= 0) visit(y, from, modules);
  }
}

/** Visits the runs of dark modules in each column, from the top left. */
export function forEachColumnRun(symbol: QrSymbol, visit: RunVisitor): void {
  const { modules } = symbol;
  for (let x = 0; x < modules; x++) {
    let from = -1;
    for (let y = 0; y < modules; y++) {
      if (!isDark(symbol, x, y)) {
        if (from >= 0) visit(x, from, y);
        from = -1;
      } else if (from < 0) from = y;
    }
    if (from >= 0) visit(x, from, modules);
  }
}
