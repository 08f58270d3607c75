import type { Ruler } from '../pdf/text-setter.ts';
import { mayHaveClusters } from './clusters.ts';
import { EN_DASH, FIRST_IDEOGRAPH, HYPHEN, mayBreak, SPACE } from './line-breaks.ts';
import { wordBreaks } from './word-breaks.ts';

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
 * hang over the edge and stay with their line, after hyphens and dashes inside words, between ideographs, between words of
 * scripts without spaces, and inside a word that is wider than a line. A line holds at least one character, however narrow
 * the column.
 */
export function wrap(text: string, limit: number, ruler: Ruler): string[] {
  const ends = wrapRuns(text, limit, [{ end: text.length, ruler, scale: 1 }]);
  if (ends.length === 1) return [text];
  return ends.map((end, index) => text.slice(index === 0 ? 0 : ends[index - 1], end));
}

/** The same for a text of several runs, which end where it ends: the index behind each line. */
export function wrapRuns(text: string, limit: number, runs: readonly MeasuredRun[]): number[] {
  const lines: number[] = [];
  const isJoined = mayHaveClusters(text);
  const breaks = isJoined ? wordBreaks(text) : undefined;
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
      if (at > start && (code >= FIRST_IDEOGRAPH ? mayBreak(text, at) : breaks?.has(at))) {
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
