import { isDark, type QrSymbol } from './symbol.ts';

/** Called for dark modules `from` to `to` - 1 of a row or column `line`. */
export type RunVisitor = (line: number, from: number, to: number) => void;

/** Visits the runs of dark modules in each row, from the top left. */
export function forEachRowRun(symbol: QrSymbol, visit: RunVisitor): void {
  const { modules } = symbol;
  for (let y = 0; y < modules; y++) {
    let from = -1;
    for (let x = 0; x < modules; x++) {
      if (!isDark(symbol, x, y)) {
        if (from >= 0) visit(y, from, x);
        from = -1;
      } else if (from < 0) from = x;
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
