import { languageOf } from '../../language/detect-language.ts';
import { fold } from '../../language/fold.ts';
import type { SummaryStyle } from '../../schema.ts';
import { importancesBy } from '../keywords/importances.ts';
import { keyphrases } from '../keywords/keywords.ts';
import { type Line, readSentences } from './read-sentences.ts';
import { scoresOf } from './scoring.ts';
import { similarity, type Vectors, vectorsOf, weightsOf } from './vectors.ts';

/** How much a sentence loses for what chosen ones say already, by their similarity. */
const REPEATED = 1;

/** What it loses for each chosen one of its paragraph: other paragraphs have other things to say. */
const SAME_PARAGRAPH = 0.5;

/** What the key terms of a sentence weigh, and what is left of a term's weight once a chosen sentence has it. */
const KEY_TERM = 0.7;
const COVERED = 0.4;

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
  const scores = scoresOf(lines, vectors);
  const terms = keyTermsOf(text, lines, importancesBy(lines, scores));
  return choose({ lines, vectors, scores, terms }, count).map((index) => lines[index]!);
}

interface Reading {
  readonly lines: readonly Line[];
  readonly vectors: Vectors;
  readonly scores: readonly number[];
  readonly terms: KeyTerms;
}

/** The key terms each sentence has, by their number, and what each term is worth. */
interface KeyTerms {
  readonly of: readonly (readonly number[])[];
  readonly weights: number[];
}

function keyTermsOf(text: string, lines: readonly Line[], importances: readonly number[]): KeyTerms {
  const terms = keyphrases(text, KEY_TERMS, importances).map(({ term, weight }) => ({
    term: fold(term),
    weight,
  }));
  const of = lines.map(({ folded }) =>
    terms.flatMap(({ term }, index) => (folded.includes(term) ? [index] : [])),
  );
  const most = Math.max(
    1e-9,
    ...of.map((held) => held.reduce((sum, index) => sum + terms[index]!.weight, 0)),
  );
  return { of, weights: terms.map(({ weight }) => weight / most) };
}

/** Takes the best sentence that repeats least of those taken, again and again; in the order of the text. */
function choose({ lines, vectors: { all }, scores, terms }: Reading, count: number): readonly number[] {
  const chosen: number[] = [];
  const repeats = scores.map(() => 0);
  const taken = new Set<number>();
  const paragraphs = new Map<number, number>();
  while (chosen.length < count) {
    let best = -1;
    let most = Number.NEGATIVE_INFINITY;
    scores.forEach((score, index) => {
      const keyed = terms.of[index]!.reduce((sum, term) => sum + terms.weights[term]!, 0);
      const worth =
        score +
        KEY_TERM * keyed -
        REPEATED * (repeats[index] ?? 0) -
        SAME_PARAGRAPH * (paragraphs.get(lines[index]!.paragraph) ?? 0);
      if (worth > most && !taken.has(index)) [best, most] = [index, worth];
    });
    taken.add(best);
    chosen.push(best);
    const { paragraph } = lines[best]!;
    paragraphs.set(paragraph, (paragraphs.get(paragraph) ?? 0) + 1);
    for (const term of terms.of[best]!) terms.weights[term]! *= COVERED;
    const weights = weightsOf(all[best]!);
    all.forEach((vector, index) => {
      repeats[index] = Math.max(repeats[index] ?? 0, similarity(weights, vector));
    });
  }
  return chosen.sort((a, b) => a - b);
}
