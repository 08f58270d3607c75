import type { Language } from '../../language/languages.ts';
import { isStopWord } from '../../language/stop-words.ts';
import type { Word } from '../../language/words.ts';
import { stemIn } from '../keywords/stem-in.ts';
import type { Line } from './lines.ts';

/** A sentence as weights of its terms, of length 1; empty where it has none but function words. */
export interface Vector {
  readonly terms: readonly number[];
  readonly weights: readonly number[];
}

/** The sentences of a text as vectors, and how similar each is to the whole. */
export interface Vectors {
  readonly all: readonly Vector[];
  /** The cosine of each sentence and the sum of all others: 0 where it shares no term with any. */
  readonly centrality: readonly number[];
}

/** What a term that one sentence has weighs beside others: it tells nothing of them. */
const LONE = 0.6;

/** The tf-idf vectors of sentences. One sum vector represents the whole, so the work is linear. */
export function vectorsOf(lines: readonly Line[], language: Language | undefined): Vectors {
  const ids = new Map<string, number>();
  /** In how many sentences each term is. */
  const spread: number[] = [];
  const counted = lines.map(({ words }) => {
    const counts = new Map<number, number>();
    for (const stem of stemsOf(words, language)) {
      const id = ids.get(stem) ?? ids.size;
      ids.set(stem, id);
      if (!counts.has(id)) spread[id] = (spread[id] ?? 0) + 1;
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    return counts;
  });
  const idf = spread.map((sentences) => Math.log(1 + lines.length / sentences) * (sentences > 1 ? 1 : LONE));
  const all = counted.map((counts) => normal(counts, idf));
  return { all, centrality: centralityOf(all, idf.length) };
}

function stemsOf(words: readonly Word[], language: Language | undefined): readonly string[] {
  return words
    .filter(({ folded }) => !isStopWord(folded, language) && /\p{L}/u.test(folded))
    .map(({ folded }) => stemIn(folded, language));
}

function normal(counts: ReadonlyMap<number, number>, idf: readonly number[]): Vector {
  const terms = [...counts.keys()];
  const raw = terms.map((term) => Math.sqrt(counts.get(term) ?? 0) * (idf[term] ?? 0));
  const size = Math.sqrt(raw.reduce((sum, weight) => sum + weight * weight, 0)) || 1;
  return { terms, weights: raw.map((weight) => weight / size) };
}

function centralityOf(all: readonly Vector[], size: number): readonly number[] {
  const sum = new Float64Array(size);
  for (const { terms, weights } of all) {
    terms.forEach((term, at) => {
      sum[term]! += weights[at]!;
    });
  }
  const squared = sum.reduce((total, weight) => total + weight * weight, 0);
  return all.map(({ terms, weights }) => {
    const dot = terms.reduce((total, term, at) => total + sum[term]! * weights[at]!, 0);
    // The sentence itself is taken out of the sum: what it shares with no other must not speak for it.
    const own = terms.length === 0 ? 0 : 1;
    const others = Math.sqrt(Math.max(squared - 2 * dot + own, 0));
    return others === 0 ? 0 : Math.max(0, (dot - own) / others);
  });
}

/** The cosine of two sentences. */
export function similarity(a: ReadonlyMap<number, number>, b: Vector): number {
  return b.terms.reduce((sum, term, at) => sum + (a.get(term) ?? 0) * b.weights[at]!, 0);
}

/** A vector to compare many others with. */
export function weightsOf({ terms, weights }: Vector): ReadonlyMap<number, number> {
  return new Map(terms.map((term, at) => [term, weights[at]!]));
}
