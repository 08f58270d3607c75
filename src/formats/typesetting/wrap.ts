import type { Ruler } from '../pdf/text-setter.ts';
import { hasEmojiSequence } from './emoji.ts';

const SPACE = 0x20;
const HYPHEN = 0x2d;
const EN_DASH = 0x2013;
const EM_DASH = 0x2014;

/** A part of a text that is measured by one ruler. */
export interface MeasuredRun {
  /** Where it ends in the text: the index behind it. */
  readonly end: number;
  readonly ruler: Ruler;
  /** What a thousandth of the ruler's size is in the unit of the limit. */
  readonly scale: number;
}

/**
 * Breaks a text without line breaks into lines of at most `limit` thousandths of the size: after spaces, which may
 * hang over the edge and stay with their line, after hyphens and dashes inside words, between ideographs, and
 * inside a word that is wider than a line. A line holds at least one character, however narrow the column.
 */
export function wrap(text: string, limit: number, ruler: Ruler): string[] {
  const ends = wrapRuns(text, limit, [{ end: text.length, ruler, scale: 1 }]);
  if (ends.length === 1) return [text];
  return ends.map((end, index) => text.slice(index === 0 ? 0 : ends[index - 1], end));
}

/** The same for a text of several runs, which end where it ends: the index behind each line. */
export function wrapRuns(text: string, limit: number, runs: readonly MeasuredRun[]): number[] {
  const lines: number[] = [];
  const isJoined = hasEmojiSequence(text);
  let start = 0;
  let width = 0;
  let breakAt = 0;
  let widthAtBreak = 0;
  let next = 0;
  let at = 0;
  for (const { end: runEnd, ruler, scale } of runs) {
    const { widths, unknown, other, clusterAt } = ruler;
    for (at = next; at < runEnd; at++) {
      const code = text.charCodeAt(at);
      let advance = widths[code]!;
      let last = at;
      const cluster = isJoined ? clusterAt(text, at, runEnd) : undefined;
      if (cluster !== undefined) {
        advance = cluster.width;
        last = at + cluster.length - 1;
      } else if (advance === unknown) {
        const character = text.codePointAt(at)!;
        advance = other(character);
        if (character > 0xffff) last++;
      }
      advance *= scale;
      if (code >= FIRST_IDEOGRAPH && at > start && mayBreak(text, at)) {
        breakAt = at;
        widthAtBreak = width;
      }
      while (width + advance > limit && at > start && code !== SPACE) {
        const isWord = breakAt <= start;
        const end = isWord ? at : breakAt;
        lines.push(end);
        width = isWord ? 0 : width - widthAtBreak;
        start = end;
      }
      width += advance;
      at = last;
      if (code === SPACE || ((code === HYPHEN || code >= EN_DASH) && mayBreak(text, at + 1))) {
        breakAt = at + 1;
        widthAtBreak = width;
      }
    }
    next = at;
  }
  lines.push(text.length);
  return lines;
}

/** Whether the neighbours allow a line to end before the character at `next`, which is not the first. */
function mayBreak(text: string, next: number): boolean {
  const code = text.charCodeAt(next - 1);
  const following = text.charCodeAt(next);
  if (next >= text.length || following === SPACE) return false;
  if (code === HYPHEN || code === EN_DASH || code === EM_DASH) {
    return next > 1 && text.charCodeAt(next - 2) !== SPACE;
  }
  if (!isIdeograph(code) && !isIdeograph(following)) return false;
  return !CLOSING.test(text[next]!) && !OPENING.test(text[next - 1]!);
}

const FIRST_IDEOGRAPH = 0x2e80;

/** UTF-16 units of Han, kana, Hangul and their marks, in planes 0, 2 and 3; emoji and old letters are in plane 1. */
const ideographRanges = [
  [FIRST_IDEOGRAPH, 0xd7ff],
  [0xd840, 0xdbff],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe4f],
  [0xff00, 0xffef],
] as const;

function isIdeograph(code: number): boolean {
  return code >= FIRST_IDEOGRAPH && ideographRanges.some(([first, last]) => code >= first && code <= last);
}

/** Marks that must not begin a line: closing brackets, stops and small kana (JIS X 4051, the common part). */
const CLOSING =
  /[\u3001\u3002\u3009\u300b\u300d\u300f\u3011\u3015\u3041\u3043\u3045\u3047\u3049\u3063\u3083\u3085\u3087\u30a1\u30a3\u30a5\u30a7\u30a9\u30c3\u30e3\u30e5\u30e7\u30fb\u30fc\uff01\uff09\uff0c\uff0e\uff1a\uff1b\uff1f\uff5d!),.:;?\]}]/;

/** Marks that must not end a line: opening brackets. */
const OPENING = /[\u3008\u300a\u300c\u300e\u3010\u3014\uff08\uff5b([{]/;
