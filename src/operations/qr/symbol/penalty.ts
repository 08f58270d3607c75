import { MARGIN, type Shown } from './masked-columns.ts';
import { bitCount } from './plane.ts';

/*
 * The scans walk down columns of words, 32 columns of modules at once, four lines a step: the lines after the
 * first of a symbol are always a multiple of four. What they find is added up bit by bit in `ones` and `twos`
 * (32 counters side by side), so that four lines need one bit count; with one a line, `runPoints` takes 1.3
 * times as long. Counters run over what is not sought, which saves inverting it.
 */

/**
 * Returns N1 of ISO/IEC 18004:2015 table 11 for the vertical runs of a plane: 3 points for five modules of a
 * colour, 1 for each more. That is 1 for every five in line, and 2 more where a run has them for the first time.
 */
export function runPoints(shown: Shown, columns: number, modules: number): number {
  let ones = 0;
  let twos = 0;
  let fours = 0;
  let begunOnes = 0;
  let begunTwos = 0;
  let begunFours = 0;
  for (let start = MARGIN, column = 0; column < columns; column++, start += modules + MARGIN) {
    let above = shown[start]!;
    // Whether a line differs from the one above; whether it or that one does; whether five lines do. There
    // is no run yet at the top: all differ.
    let changed = -1;
    let recent = -1;
    let recentAbove = -1;
    let broken = -1;
    for (let at = start + 1, end = start + modules; at < end; at += 4) {
      const a = shown[at]!;
      const b = shown[at + 1]!;
      const c = shown[at + 2]!;
      const d = shown[at + 3]!;
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

/** Returns N2 of ISO/IEC 18004:2015 table 11: 3 points for every 2 x 2 modules of a colour, overlaps included. */
export function blockPoints(shown: Shown, columns: number, modules: number): number {
  const stride = modules + MARGIN;
  let ones = 0;
  let twos = 0;
  let fours = 0;
  for (let start = MARGIN, column = 0; column < columns; column++, start += stride) {
    let above = shown[start]!;
    let edgesAbove = edges(above, shown[start + stride]!);
    for (let at = start + 1, end = start + modules; at < end; at += 4) {
      const a = shown[at]!;
      const b = shown[at + 1]!;
      const c = shown[at + 2]!;
      const d = shown[at + 3]!;
      const edgesA = edges(a, shown[at + stride]!);
      const edgesB = edges(b, shown[at + stride + 1]!);
      const edgesC = edges(c, shown[at + stride + 2]!);
      const edgesD = edges(d, shown[at + stride + 3]!);
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

/** The carry of adding three bits, in all 32 places. */
function carry(a: number, b: number, c: number): number {
  return (a & b) | ((a ^ b) & c);
}

/**
 * Returns N4 of ISO/IEC 18004:2015 table 11: 10 points for every 5 % that the share of dark modules is off from
 * 45 to 55 %.
 */
export function balancePoints(shown: Shown, columns: number, modules: number): number {
  // Of the alternating bits beyond the last module, every other line is dark.
  let dark = -(columns * 32 - modules) * (modules >> 1);
  for (let at = MARGIN, end = columns * (modules + MARGIN); at < end; at++) dark += bitCount(shown[at]!);
  const total = modules * modules;
  return 10 * (Math.ceil(Math.abs(20 * dark - 10 * total) / total) - 1);
}
