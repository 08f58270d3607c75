import { languageOf } from '../../language/detect-language.ts';
import { sentences as sentencesOf } from '../../language/sentences.ts';
import type { SummaryStyle } from '../../schema.ts';
import { type Line, linesOf } from './lines.ts';
import { scoresOf } from './scoring.ts';
import { similarity, vectorsOf, weightsOf } from './vectors.ts';

/**
 * The sentences of a text that say most of it, in its order and each once: as many as asked for, or all of a text
 * that has no more. A paragraph without line breaks, or one line a sentence that begins with `- `.
 */
export function summarize(
  text: string,
  { sentences, style }: { readonly sentences: number; readonly style: SummaryStyle },
): { readonly summary: string; readonly sentences: number } {
  const lines = linesOf(sentencesOf(text));
  const chosen = lines.length <= sentences ? lines : choose(text, lines, sentences);
  const summary =
    style === 'bullets'
      ? chosen.map((line) => `- ${line.text}`).join('\n')
      : chosen.map((line) => line.text).join(' ');
  return { summary, sentences: chosen.length };
}

/** Takes the best sentence that repeats least of those taken, again and again; in the order of the text. */
function choose(text: string, lines: readonly Line[], count: number): readonly Line[] {
  const vectors = vectorsOf(lines, languageOf(text));
  const scores = scoresOf(lines, vectors);
  // A sentence loses what it has in common with the one among those taken that is most like it.
  const repeats = scores.map(() => 0);
  const taken = new Set<number>();
  while (taken.size < count) {
    let best = -1;
    let most = Number.NEGATIVE_INFINITY;
    scores.forEach((score, index) => {
      const worth = score - repeats[index]!;
      if (worth > most && !taken.has(index)) [best, most] = [index, worth];
    });
    taken.add(best);
    const weights = weightsOf(vectors.all[best]!);
    vectors.all.forEach((vector, index) => {
      repeats[index] = Math.max(repeats[index]!, similarity(weights, vector));
    });
  }
  return lines.filter((_, index) => taken.has(index));
}
