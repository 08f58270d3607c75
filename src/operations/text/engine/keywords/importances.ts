import type { Language } from '../../language/language.ts';
import { type Line, readSentences } from '../summarize/read-sentences.ts';
import { scoresOf } from '../summarize/scoring.ts';
import { vectorsOf } from '../summarize/vectors.ts';

/**
 * How much each sentence of a text says of the whole, from 0 to 1 for the one that says most: the terms of a summary
 * are those a text is about. 0 for a sentence that stood before.
 */
export function importances(text: string, language: Language | undefined): readonly number[] {
  const lines = readSentences(text);
  // One sentence says all, and reading the words of a long one takes its time.
  if (lines.length < 2) return lines.map(() => 1);
  return importancesBy(lines, scoresOf(lines, vectorsOf(lines, language)));
}

/** The same where the sentences have been scored. */
export function importancesBy(lines: readonly Line[], scores: readonly number[]): readonly number[] {
  const most = scores.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  const least = scores.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const found: number[] = new Array<number>((lines.at(-1)?.sentence ?? -1) + 1).fill(0);
  lines.forEach(({ sentence }, at) => {
    found[sentence] = most > least ? (scores[at]! - least) / (most - least) : 1;
  });
  return found;
}
