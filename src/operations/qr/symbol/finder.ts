import { MARGIN, type Shown } from './masked-columns.ts';
import { bitCount } from './plane.ts';

/*
 * N3 of ISO/IEC 18004:2015 table 11, for the vertical lines of a plane: 40 points for every place that looks like
 * a finder pattern. That is a set of runs dark-light-dark-light-dark in the ratio 1:1:3:1:1 of any unit u, with
 * light of at least 4u on one side and u on the other; where both sides have 4u, it counts twice. Outside the
 * symbol all is light.
 */
const POINTS = 40;

/** Returns the points of patterns with single modules as unit, which are nearly all there are. */
export function finderPoints(shown: Shown, columns: number, modules: number): number {
  let count = 0;
  for (let start = MARGIN, column = 0; column < columns; column++, start += modules + MARGIN) {
    // matchedN: the last N + 2 lines look like the first of light-dark-light, dark-dark-dark, light-dark-light.
    let matched1 = 0;
    let matched2 = 0;
    let matched3 = 0;
    let matched4 = 0;
    let matched5 = 0;
    let matched6 = 0;
    let above = shown[start]!;
    let above2 = 0;
    // The line below the last closes a pattern at the edge.
    for (let at = start + 1, end = start + modules; at <= end; at++) {
      const line = shown[at]!;
      const matched7 = matched6 & ~line;
      if (matched7 !== 0) count += sides(shown, at, matched7);
      matched6 = matched5 & line;
      matched5 = matched4 & ~line;
      matched4 = matched3 & line;
      matched3 = matched2 & line;
      matched2 = matched1 & line;
      matched1 = above & ~(line | above2);
      above2 = above;
      above = line;
    }
  }
  return POINTS * count;
}

/** Counts the light sides of patterns that end, with one light module, at line `end`. */
function sides(shown: Shown, end: number, patterns: number): number {
  const before = patterns & ~(shown[end - 9]! | shown[end - 10]! | shown[end - 11]!);
  const after = patterns & ~(shown[end + 1]! | shown[end + 2]! | shown[end + 3]!);
  return bitCount(before) + bitCount(after);
}

/** Returns the points of patterns whose unit is two modules or more. */
export function scaledFinderPoints(shown: Shown, columns: number, modules: number): number {
  let count = 0;
  for (let start = MARGIN, column = 0; column < columns; column++, start += modules + MARGIN) {
    // The middle run starts at line 4 or later and leaves 4 lines below. It is six dark modules between two
    // light ones each, or more: told for 32 columns at once, so that few places are measured.
    for (let at = start + 4, last = start + modules - 10; at <= last; at++) {
      let middles = shown[at]! & shown[at + 1]! & ~(shown[at - 1]! | shown[at - 2]!);
      if (middles === 0) continue;
      middles &= shown[at + 2]! & shown[at + 3]! & shown[at + 4]! & shown[at + 5]!;
      middles &= ~(shown[at + 6]! | shown[at + 7]!) | (shown[at + 6]! & shown[at + 7]! & ~shown[at - 3]!);
      for (; middles !== 0; middles &= middles - 1) {
        count += scaledSides(shown, start, modules, at - start, middles & -middles);
      }
    }
  }
  return POINTS * count;
}

/** Counts the light sides of a pattern whose middle run starts at line `y` in the column of `bit`. */
function scaledSides(shown: Shown, start: number, modules: number, y: number, bit: number): number {
  const run = (from: number, step: 1 | -1, dark: boolean, most: number): number => {
    let length = 0;
    for (let at = from; length < most; at += step, length++) {
      const isOutside = at < 0 || at >= modules;
      if ((!isOutside && (shown[start + at]! & bit) !== 0) !== dark) break;
    }
    return length;
  };
  const middle = run(y, 1, true, modules);
  const unit = middle / 3;
  if (!Number.isInteger(unit)) return 0;
  for (const [from, step] of [
    [y - 1, -1],
    [y + middle, 1],
  ] as const) {
    if (run(from, step, false, unit + 1) !== unit) return 0;
    if (run(from + unit * step, step, true, unit + 1) !== unit) return 0;
  }
  const before = run(y - 1 - 2 * unit, -1, false, 4 * unit);
  const after = run(y + middle + 2 * unit, 1, false, 4 * unit);
  if (before < unit || after < unit) return 0;
  return (before === 4 * unit ? 1 : 0) + (after === 4 * unit ? 1 : 0);
}
