import { languageOf } from '../../language/detect-language.ts';
import { fold } from '../../language/fold.ts';
import type { SummaryStyle } from '../../schema.ts';
import { keyphrases } from '../keywords/keywords.ts';
import { type Line, readSentences } from './read-sentences.ts';
import { scoresOf } from './scoring.ts';
import { similarity, type Vectors, vectorsOf, weightsOf } from './vectors.ts';

/** How much a sentence loses for what chosen ones say already. */
const REPEATED = 0.6;

/** Key terms that speak for a sentence. */
const KEY_TERMS = 12;

/**
 * The sentences of a text that say most of it, in its order and each once: as many as asked for, or all of a text
 * that has no more. A paragraph without line breaks, or one line a sentence that begins with `- `.
 */
export function summarize(
  text: string,
  { sentences, style }: { readonly sentences: number; readonly style: SummaryStyle },
): { readonly summary: string; readonly sentences: number } {
  const lines = readSentences(text);
  const chosen = lines.length <= sentences ? lines : best(text, lines, sentences);
  const summary =
    style === 'bullets'
      ? chosen.map((line) => `- ${line.text}`).join('\n')
      : chosen.map((line) => line.text).join(' ');
  return { summary, sentences: chosen.length };
}

function best(text: string, lines: readonly Line[], count: number): readonly Line[] {
  const language = languageOf(text);
  const vectors = vectorsOf(lines, language);
  const keywords = keyphrases(text, KEY_TERMS).map(({ term, weight }) => ({ term: fold(term), weight }));
  const [head] = lines;
  const title = head?.bare && head.text.length < 100 ? head.text : undefined;
  const scores = scoresOf(lines, vectors, keywords, title);
  return choose(scores, vectors, count).map((index) => lines[index]!);
}

/** Takes the best sentence that repeats least of those taken, again and again; in the order of the text. */
function choose(scores: readonly number[], { all }: Vectors, count: number): readonly number[] {
  const chosen: number[] = [];
  const repeats = scores.map(() => 0);
  const taken = new Set<number>();
  while (chosen.length < count) {
    let best = -1;
    let most = Number.NEGATIVE_INFINITY;
    scores.forEach((score, index) => {
      const worth = score - REPEATED * (repeats[index] ?? 0);
      if (worth > most && !taken.has(index)) [best, most] = [index, worth];
    });
    taken.add(best);
    chosen.push(best);
    const weights = weightsOf(all[best]!);
    all.forEach((vector, index) => {
      repeats[index] = Math.max(repeats[index] ?? 0, similarity(weights, vector));
    });
  }
  return chosen.sort((a, b) => a - b);
}
