import { forEachColumnRun, forEachRowRun } from '../../../formats/qr/runs.ts';
import { isDark, type QrSymbol } from '../../../formats/qr/symbol.ts';

/**
 * The dark modules as SVG path data for a stroke of width 1 with butt caps: one line a run of a row, through
 * the middle of its modules. Moves are relative, which is shorter from the second row on.
 */
export function squareStrokes(symbol: QrSymbol, margin: number): string {
  let path = '';
  let penX = 0;
  let penY = 0;
  forEachRowRun(symbol, (y, from, to) => {
    const gap = from - penX;
    const length = to - from;
    if (path === '') path = `M${from + margin} ${y + margin}.5h${length}`;
    else if (y === penY && gap < SHORT && length < SHORT) path += shortSteps[gap * SHORT + length];
    else path += `m${gap} ${y - penY}h${length}`;
    penX = to;
    penY = y;
  });
  return path;
}

const SHORT = 16;

/** Move over a gap and draw a run, both shorter than SHORT: precomputed texts halve the time of version 40. */
const shortSteps: readonly string[] = Array.from(
  { length: SHORT * SHORT },
  (_, i) => `m${Math.floor(i / SHORT)} 0h${i % SHORT}`,
);

/**
 * The dark modules as SVG path data for a stroke of width 1 with round caps. A run of two or more is a line
 * from the middle of its first module to the middle of its last, in rows and in columns; a module alone is a
 * line of no length, whose caps make a disc. So a corner is round where both modules next to it are light.
 */
export function roundedStrokes(symbol: QrSymbol, margin: number): string {
  let path = '';
  let penX = 0;
  let penY = 0;
  const move = (x: number, y: number): void => {
    path += path === '' ? `M${x + margin}.5 ${y + margin}.5` : `m${x - penX} ${y - penY}`;
    penX = x;
    penY = y;
  };
  forEachRowRun(symbol, (y, from, to) => {
    if (to - from === 1 && (isDarkAt(symbol, from, y - 1) || isDarkAt(symbol, from, y + 1))) return;
    move(from, y);
    path += `h${to - from - 1}`;
    penX = to - 1;
  });
  forEachColumnRun(symbol, (x, from, to) => {
    if (to - from === 1) return;
    move(x, from);
    path += `v${to - from - 1}`;
    penY = to - 1;
  });
  return path;
}

function isDarkAt(symbol: QrSymbol, x: number, y: number): boolean {
  return y >= 0 && y < symbol.modules && isDark(symbol, x, y);
}
