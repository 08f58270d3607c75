import type { Language } from '../../language/language.ts';
import { singular } from '../../language/singular.ts';
import { isStopWord } from '../../language/stop-words.ts';
import { words } from '../../language/words.ts';
import type { Line } from './read-sentences.ts';

/** A sentence as weights of its terms, of length 1; empty where it has none but function words. */
export interface Vector {
  readonly terms: readonly number[];
  readonly weights: readonly number[];
  /** How many words the sentence has, function words too. */
  readonly length: number;
}

/** The sentences of a text as vectors, and how each stands to the whole. */
export interface Vectors {
  readonly all: readonly Vector[];
  /** In how many sentences a term is. */
  readonly spread: readonly number[];
  /** The cosine of each sentence and the sum of all others: 0 where it shares no term with any. */
  readonly centrality: readonly number[];
  /** The term of a word, if any sentence has it. */
  term(stem: string): number | undefined;
}

/** The tf-idf vectors of sentences. One sum vector stands for the whole, so the work is linear. */
export function vectorsOf(lines: readonly Line[], language: Language | undefined): Vectors {
  const ids = new Map<string, number>();
  const spread: number[] = [];
  const counted = lines.map(({ text }) => count(text, language, ids, spread));
  // Terms of one sentence tell nothing of the others, so their weight is held down.
  const idf = spread.map((sentences) => Math.log(1 + lines.length / sentences) * (sentences > 1 ? 1 : LONE));
  const all = counted.map(({ counts, length }) => normal(counts, idf, length));
  return { all, spread, centrality: centralityOf(all, idf.length), term: (stem) => ids.get(stem) };
}

/** What a term that one sentence has weighs beside others. */
const LONE = 0.6;

function count(text: string, language: Language | undefined, ids: Map<string, number>, spread: number[]) {
  const counts = new Map<number, number>();
  const found = words(text);
  for (const { folded } of found) {
    if (isStopWord(folded, language) || !/\p{L}/u.test(folded)) continue;
    const stem = stemOf(folded, language);
    let id = ids.get(stem);
    if (id === undefined) {
      id = ids.size;
      ids.set(stem, id);
      spread.push(0);
    }
    if (!counts.has(id)) spread[id]! += 1;
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return { counts, length: found.length };
}

/** The word without the endings of plurals, verbs and adverbs: approve, approved and approving are one term. */
export function stemOf(folded: string, language: Language | undefined): string {
  if (language !== undefined && language !== 'en') return folded;
  const word = singular(folded);
  const stem = word.replace(/(?:ations?|ments?|ings?|edly|ed|ly|ers?|al)$/, '');
  const short = stem.length >= 4 ? stem : word;
  return short.replace(/([bdgmnprt])\1$/, '$1').replace(/(?<=...)e$/, '');
}

function normal(counts: ReadonlyMap<number, number>, idf: readonly number[], length: number): Vector {
  const terms = [...counts.keys()];
  const raw = terms.map((term) => Math.sqrt(counts.get(term) ?? 0) * (idf[term] ?? 0));
  const size = Math.sqrt(raw.reduce((sum, weight) => sum + weight * weight, 0)) || 1;
  return { terms, weights: raw.map((weight) => weight / size), length };
}

function centralityOf(all: readonly Vector[], size: number): readonly number[] {
  const sum = new Float64Array(size);
  for (const { terms, weights } of all)
    terms.forEach((term, at) => {
      sum[term]! += weights[at]!;
    });
  const squared = sum.reduce((total, weight) => total + weight * weight, 0);
  return all.map(({ terms, weights }) => {
    const dot = terms.reduce((total, term, at) => total + sum[term]! * weights[at]!, 0);
    // The sentence itself is taken out of the sum: what it shares with nobody must not speak for it.
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
