import type { Language } from '../../language/language.ts';
import { singular } from '../../language/singular.ts';
import { isStopWord } from '../../language/stop-words.ts';
import { words } from '../../language/words.ts';
import { wordKind } from '../keywords/word-kinds.ts';
import type { Line } from './read-sentences.ts';

interface Weighted {
  readonly terms: readonly number[];
  readonly weights: readonly number[];
}

/** A sentence as weights of its terms, of length 1; empty where it has none but function words. */
export interface Vector extends Weighted {
  /** How many words the sentence has, function words too. */
  readonly length: number;
  /** Whether one of them may be a verb; true in languages whose verbs are not known. */
  readonly hasVerb: boolean;
}

/** The sentences of a text as vectors, and how each stands to the whole. */
export interface Vectors {
  readonly all: readonly Vector[];
  /** In how many sentences a term is. */
  readonly spread: readonly number[];
  /** The cosine of each sentence and the sum of all others: 0 where it shares no term with any. */
  readonly centrality: readonly number[];
  /** The first folded word of each term. */
  readonly word: readonly string[];
  /** The term of a folded word, if any sentence has it. */
  term(folded: string): number | undefined;
}

/** The tf-idf vectors of sentences. One sum vector stands for the whole, so the work is linear. */
export function vectorsOf(lines: readonly Line[], language: Language | undefined): Vectors {
  const index: Index = { language, ids: new Map(), word: [], spread: [] };
  const counted = lines.map(({ text }) => count(text, index));
  const { ids, word, spread } = index;
  // Terms of one sentence tell nothing of the others, so their weight is held down.
  const idf = spread.map((sentences) => Math.log(1 + lines.length / sentences) * (sentences > 1 ? 1 : LONE));
  const all = counted.map(({ counts, length, hasVerb }) => ({ ...normal(counts, idf), length, hasVerb }));
  const centrality = centralityOf(all, idf.length);
  return { all, spread, centrality, word, term: (folded) => ids.get(stemOf(folded, language)) };
}

/** What a term that one sentence has weighs beside others. */
const LONE = 0.6;

interface Index {
  readonly language: Language | undefined;
  readonly ids: Map<string, number>;
  readonly word: string[];
  readonly spread: number[];
}

interface Counted {
  readonly counts: ReadonlyMap<number, number>;
  readonly length: number;
  readonly hasVerb: boolean;
}

function count(text: string, { language, ids, word, spread }: Index): Counted {
  const english = language === undefined || language === 'en';
  const counts = new Map<number, number>();
  const found = words(text);
  let hasVerb = !english;
  for (const { folded } of found) {
    hasVerb ||= HELPING.has(folded) || VERBAL.has(wordKind(folded));
    if (isStopWord(folded, language) || !LETTER.test(folded)) continue;
    const stem = stemOf(folded, language);
    let id = ids.get(stem);
    if (id === undefined) {
      id = ids.size;
      ids.set(stem, id);
      word.push(folded);
      spread.push(0);
    }
    if (!counts.has(id)) spread[id]! += 1;
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return { counts, length: found.length, hasVerb };
}

const LETTER = /\p{L}/u;
const VERBAL = new Set(['verb', 'past', 'nounOrVerb']);
const HELPING = new Set(
  `is are was were be been has have had will would can could may might must should shall do does did isn't aren't
   wasn't weren't don't doesn't didn't won't can't cannot couldn't wouldn't shouldn't hasn't haven't hadn't it's i'm
   we're they're you're he's she's i've we've they've you've there's that's i'll we'll you'll they'll`.split(
    /\s+/,
  ),
);

/** The word without the endings of plurals, verbs and adverbs: approve, approved and approving are one term. */
function stemOf(folded: string, language: Language | undefined): string {
  if (language !== undefined && language !== 'en') return folded;
  const word = singular(folded);
  const stem = word.replace(/(?:ations?|ments?|ings?|edly|ed|ly|ers?|al)$/, '');
  const short = stem.length >= 4 ? stem : word;
  return short.replace(/([bdgmnprt])\1$/, '$1').replace(/(?<=...)e$/, '');
}

function normal(counts: ReadonlyMap<number, number>, idf: readonly number[]): Weighted {
  const terms = [...counts.keys()];
  const raw = terms.map((term) => Math.sqrt(counts.get(term) ?? 0) * (idf[term] ?? 0));
  const size = Math.sqrt(raw.reduce((sum, weight) => sum + weight * weight, 0)) || 1;
  return { terms, weights: raw.map((weight) => weight / size) };
}

function centralityOf(all: readonly Weighted[], size: number): readonly number[] {
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
