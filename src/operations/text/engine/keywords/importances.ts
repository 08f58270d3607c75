import type { Language } from '../../language/languages.ts';
import type { Sentence } from '../../language/sentences.ts';
import { linesOf } from '../summarize/lines.ts';
import { scoresOf } from '../summarize/scoring.ts';
import { vectorsOf } from '../summarize/vectors.ts';

/**
 * How much each sentence of a text says of the whole, from 0 to 1 for the one that says most: the terms of a summary
 * are those a text is about. 0 for a sentence that has been before.
 */
export function importances(
  sentences: readonly Sentence[],
  language: Language | undefined,
): readonly number[] {
  const lines = linesOf(sentences);
  // One sentence says all, and scoring a long one takes its time.
  const scores = lines.length < 2 ? lines.map(() => 1) : scoresOf(lines, vectorsOf(lines, language));
  const most = scores.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  const least = scores.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const found = sentences.map(() => 0);
  lines.forEach(({ sentence }, at) => {
    found[sentence] = most > least ? (scores[at]! - least) / (most - least) : 1;
  });
  return found;
}
