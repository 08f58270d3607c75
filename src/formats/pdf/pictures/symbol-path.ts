import { forEachRowRun } from '../../qr/runs.ts';
import type { QrSymbol } from '../../qr/symbol.ts';

/**
 * The operators that draw a symbol in black: one path, a rectangle for each run of dark modules in a row. As one path it
 * is painted at once, so that no viewer shows hairlines between the rows. `left` and `top` are of the symbol without its
 * quiet zone, all in points.
 */
export function symbolPath(
  symbol: QrSymbol,
  { left, top, size }: { readonly left: number; readonly top: number; readonly size: number },
): string {
  const module = (size / symbol.modules).toFixed(5);
  // The unit is a module, and y counts downwards.
  let path = `${module} 0 0 -${module} ${left.toFixed(2)} ${top.toFixed(2)} cm 0 0 0 rg\n`;
  forEachRowRun(symbol, (y, from, to) => {
    path += `${from} ${y} ${to - from} 1 re\n`;
  });
  return `${path}f`;
}
