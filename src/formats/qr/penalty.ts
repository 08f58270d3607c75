import { bitCount, type Plane } from './plane.ts';

/**
 * A plane under a mask, laid out for the scans of the penalty: column after column of `modules` words, with MARGIN
 * light words before the first, between two, and after the last. What a scan reads beyond the edge of the symbol is
 * then light, as the quiet zone is.
 */
export type MaskedColumns = Int32Array;

const MARGIN = 4;

/** Returns memory for any plane: version 40, and a column more, which a scan of the last one may read. */
export function newMaskedColumns(): MaskedColumns {
  return new Int32Array(7 * (177 + MARGIN) + MARGIN);
}

/** Writes `plane` XOR `mask`, both of `modules` a side, to `masked`. */
export function writeMasked(plane: Plane, mask: Plane, modules: number, masked: MaskedColumns): void {
  let to = MARGIN;
  for (let from = 0; from < mask.length; to += MARGIN) {
    for (const end = from + modules; from < end; from++, to++) masked[to] = plane[from]! ^ mask[from]!;
    masked[to] = 0;
    masked[to + 1] = 0;
    masked[to + 2] = 0;
    masked[to + 3] = 0;
  }
}

/*
 * The scans walk down columns of words, 32 columns of modules at once, four lines a step: the lines after the
 * first of a symbol are always a multiple of four. What they find is added up bit by bit in `ones` and `twos`
 * (32 counters side by side), so that four lines need one bit count; with one a line, `runPoints` takes 1.3
 * times as long. They count what is not sought, which saves inverting it.
 */

/**
 * Returns N1 of ISO/IEC 18004:2015 table 11 for the vertical runs of a plane: 3 points for five modules of a
 * colour, 1 for each more. That is 1 for every five in line, and 2 more where a run has them for the first time.
 */
export function runPoints(masked: MaskedColumns, columns: number, modules: number): number {
  let ones = 0;
  let twos = 0;
  let fours = 0;
  let begunOnes = 0;
  let begunTwos = 0;
  let begunFours = 0;
  for (let start = MARGIN, column = 0; column < columns; column++, start += modules + MARGIN) {
    let above = masked[start]!;
    // Whether a line differs from the one above; whether it or that one does; whether five lines do. There
    // is not a run yet at the top: all differ.
    let changed = -1;
    let recent = -1;
    let recentAbove = -1;
    let broken = -1;
    for (let at = start + 1, end = start + modules; at < end; at += 4) {
      const a = masked[at]!;
      const b = masked[at + 1]!;
      const c = masked[at + 2]!;
      const d = masked[at + 3]!;
      const changedA = a ^ above;
      const changedB = b ^ a;
      const changedC = c ^ b;
      const changedD = d ^ c;
      const recentA = changedA | changed;
      const recentB = changedB | changedA;
      const recentC = changedC | changedB;
      const recentD = changedD | changedC;
      const brokenA = recentA | recentAbove;
      const brokenB = recentB | recent;
      const brokenC = recentC | recentA;
      const brokenD = recentD | recentB;
      let first = carry(brokenA, brokenB, ones);
      ones ^= brokenA ^ brokenB;
      let second = carry(brokenC, brokenD, ones);
      ones ^= brokenC ^ brokenD;
      fours += bitCount(carry(first, second, twos));
      twos ^= first ^ second;
      const begunA = broken & ~brokenA;
      const begunB = brokenA & ~brokenB;
      const begunC = brokenB & ~brokenC;
      const begunD = brokenC & ~brokenD;
      first = carry(begunA, begunB, begunOnes);
      begunOnes ^= begunA ^ begunB;
      second = carry(begunC, begunD, begunOnes);
      begunOnes ^= begunC ^ begunD;
      begunFours += bitCount(carry(first, second, begunTwos));
      begunTwos ^= first ^ second;
      above = d;
      changed = changedD;
      recentAbove = recentC;
      recent = recentD;
      broken = brokenD;
    }
  }
  const begun = 4 * begunFours + 2 * bitCount(begunTwos) + bitCount(begunOnes);
  const unbroken = 32 * columns * (modules - 1) - 4 * fours - 2 * bitCount(twos) - bitCount(ones);
  return unbroken + 2 * begun;
}

/** The carry of adding three bits, in all 32 places. */
function carry(a: number, b: number, c: number): number {
  return (a & b) | ((a ^ b) & c);
}

/** Returns N2 of ISO/IEC 18004:2015 table 11: 3 points for every 2 x 2 modules of a colour, overlaps included. */
export function blockPoints(masked: MaskedColumns, columns: number, modules: number): number {
  const stride = modules + MARGIN;
  let ones = 0;
  let twos = 0;
  let fours = 0;
  for (let start = MARGIN, column = 0; column < columns; column++, start += stride) {
    let above = masked[start]!;
    let edgesAbove = edges(above, masked[start + stride]!);
    for (let at = start + 1, end = start + modules; at < end; at += 4) {
      const a = masked[at]!;
      const b = masked[at + 1]!;
      const c = masked[at + 2]!;
      const d = masked[at + 3]!;
      const edgesA = edges(a, masked[at + stride]!);
      const edgesB = edges(b, masked[at + stride + 1]!);
      const edgesC = edges(c, masked[at + stride + 2]!);
      const edgesD = edges(d, masked[at + stride + 3]!);
      const mixedA = (above ^ a) | edgesAbove | edgesA;
      const mixedB = (a ^ b) | edgesA | edgesB;
      const mixedC = (b ^ c) | edgesB | edgesC;
      const mixedD = (c ^ d) | edgesC | edgesD;
      const first = carry(mixedA, mixedB, ones);
      ones ^= mixedA ^ mixedB;
      const second = carry(mixedC, mixedD, ones);
      ones ^= mixedC ^ mixedD;
      fours += bitCount(carry(first, second, twos));
      twos ^= first ^ second;
      above = d;
      edgesAbove = edgesD;
    }
  }
  return 3 * (32 * columns * (modules - 1) - 4 * fours - 2 * bitCount(twos) - bitCount(ones));
}

/** Where a module differs from the one to its right; `right` is the word that follows in the row. */
function edges(word: number, right: number): number {
  return word ^ ((word >>> 1) | (right << 31));
}

/*
 * N3 of ISO/IEC 18004:2015 table 11, for the vertical lines of a plane: 40 points for every place that looks like
 * a finder pattern. That is a set of runs dark-light-dark-light-dark in the ratio 1:1:3:1:1 of any unit u, with
 * light of at least 4u on one side and u on the other; where both sides have 4u, it counts twice. Outside the
 * symbol all is light.
 */
const FINDER_POINTS = 40;

/** Returns the points of patterns with single modules as unit, which are nearly all there are. */
export function finderPoints(masked: MaskedColumns, columns: number, modules: number): number {
  let count = 0;
  for (let start = MARGIN, column = 0; column < columns; column++, start += modules + MARGIN) {
    // matchedN: the last N + 2 lines look like the first of light-dark-light, dark-dark-dark, light-dark-light.
    let matched1 = 0;
    let matched2 = 0;
    let matched3 = 0;
    let matched4 = 0;
    let matched5 = 0;
    let matched6 = 0;
    let above = masked[start]!;
    let above2 = 0;
    // The line below the last closes a pattern at the edge.
    for (let at = start + 1, end = start + modules; at <= end; at++) {
      const line = masked[at]!;
      const matched7 = matched6 & ~line;
      if (matched7 !== 0) count += lightSides(masked, at, matched7);
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
  return FINDER_POINTS * count;
}

/** Counts the light sides of patterns that end, with one light module, at line `end`. */
function lightSides(masked: MaskedColumns, end: number, patterns: number): number {
  const before = patterns & ~(masked[end - 9]! | masked[end - 10]! | masked[end - 11]!);
  const after = patterns & ~(masked[end + 1]! | masked[end + 2]! | masked[end + 3]!);
  return bitCount(before) + bitCount(after);
}

/** Returns the points of patterns whose unit is two modules or more. */
export function scaledFinderPoints(masked: MaskedColumns, columns: number, modules: number): number {
  let count = 0;
  for (let start = MARGIN, column = 0; column < columns; column++, start += modules + MARGIN) {
    // The middle run starts at line 4 or later and leaves 4 lines below. It is six dark modules between two
    // light ones each, or more: tested for 32 columns at once, so that few places are measured.
    for (let at = start + 4, last = start + modules - 10; at <= last; at++) {
      let middles = masked[at]! & masked[at + 1]! & ~(masked[at - 1]! | masked[at - 2]!);
      if (middles === 0) continue;
      middles &= masked[at + 2]! & masked[at + 3]! & masked[at + 4]! & masked[at + 5]!;
      middles &=
        ~(masked[at + 6]! | masked[at + 7]!) | (masked[at + 6]! & masked[at + 7]! & ~masked[at - 3]!);
      for (; middles !== 0; middles &= middles - 1) {
        count += scaledLightSides(masked, start, modules, at - start, middles & -middles);
      }
    }
  }
  return FINDER_POINTS * count;
}

/** Counts the light sides of a pattern whose middle run starts at line `y` in the column of `bit`. */
function scaledLightSides(
  masked: MaskedColumns,
  start: number,
  modules: number,
  y: number,
  bit: number,
): number {
  const run = (from: number, step: 1 | -1, dark: boolean, most: number): number => {
    let length = 0;
    for (let at = from; length < most; at += step, length++) {
      const isOutside = at < 0 || at >= modules;
      if ((!isOutside && (masked[start + at]! & bit) !== 0) !== dark) break;
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

/**
 * Returns N4 of ISO/IEC 18004:2015 table 11: 10 points for every 5 % that the share of dark modules is off from
 * 45 to 55 %.
 */
export function balancePoints(masked: MaskedColumns, columns: number, modules: number): number {
  // Of the alternating bits beyond the last module, every other line is dark.
  let dark = -(columns * 32 - modules) * (modules >> 1);
  for (let at = MARGIN, end = columns * (modules + MARGIN); at < end; at++) dark += bitCount(masked[at]!);
  const total = modules * modules;
  return 10 * (Math.ceil(Math.abs(20 * dark - 10 * total) / total) - 1);
}
