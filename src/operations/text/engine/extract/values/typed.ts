import { addressPatterns } from './addresses.ts';
import type { Candidate, Pattern } from './candidate.ts';
import { accountPatterns, codePatterns, contactPatterns, phonePatterns, platePatterns } from './codes.ts';
import { datePatterns, timePatterns, yearPattern } from './dates.ts';
import {
  amountPatterns,
  durationPatterns,
  measurePatterns,
  numberPatterns,
  ordinalPatterns,
  percentPatterns,
} from './quantities.ts';
import { spokenDayPatterns } from './spoken-days.ts';

/** In this order: what an earlier pattern has taken, no later one sees as something else. */
const patterns: readonly Pattern[] = [
  ...contactPatterns,
  ...accountPatterns,
  ...spokenDayPatterns,
  ...datePatterns,
  ...timePatterns,
  ...percentPatterns.slice(0, 2),
  ...addressPatterns,
  ...amountPatterns.slice(0, 4),
  ...phonePatterns,
  ...platePatterns,
  ...measurePatterns,
  ...durationPatterns,
  ...percentPatterns.slice(2),
  ...ordinalPatterns,
  ...codePatterns,
  ...amountPatterns.slice(4),
  yearPattern,
  ...numberPatterns,
];

/** Months and days that are other words without their capital. */
const LOWER_CASE = /(?<!\p{L})(?:may|march|mar|sat|sun|wed|mai)(?!\p{L})/u;

/** All values of the text that are known by their form, in its order. None overlaps another. */
export function typedValues(text: string): readonly Candidate[] {
  const taken = new Uint8Array(text.length);
  const found: Candidate[] = [];
  for (const { type, pattern, weight = 1, accepts } of patterns) {
    for (const match of text.matchAll(pattern)) {
      const value = trimmedEnd(match[0]);
      const start = match.index;
      const end = start + value.length;
      if (end === start || isTaken(taken, start, end)) continue;
      if (accepts !== undefined && !accepts(value)) continue;
      if (type === 'date' && LOWER_CASE.test(value)) continue;
      taken.fill(1, start, end);
      found.push({ type, start, end, weight });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

function isTaken(taken: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (taken[at] === 1) return true;
  return false;
}

/** Without the sign of the sentence that it ends; the dot of "p.m." stays. */
function trimmedEnd(value: string): string {
  if (/[ap]\.[ ]?m\.$/i.test(value)) return value;
  let end = value.length;
  while (end > 0 && /[\s.,;:!?'"\u2019\u201d]/.test(value[end - 1] as string)) end -= 1;
  return value.slice(0, end);
}
