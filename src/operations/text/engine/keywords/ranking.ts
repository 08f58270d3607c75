import type { Candidate } from './candidates.ts';

/** Exponents of what occurs: the phrase, its words, its sentences. Found on texts of many kinds. */
const COUNT = 0.8;
const WORDS = 1.1;
const SPREAD = 0.5;

/** What an occurrence inside a longer phrase counts. */
const NESTED = 0.4;

/** What a phrase of one, two and three words is worth; a word that occurs once says more than its count. */
const SIZE = [0, 1, 1.9, 2.3];
const ONCE = 1.25;

/** What the beginning of the text adds. */
const EARLY = 0.8;

/** Names tell of whom and where, rarely of what: of places and firms less than of people. */
const NAME = 0.5;
const PERSON = 0.15;

/** A candidate with what speaks for it. */
export interface Ranked {
  readonly candidate: Candidate;
  readonly score: number;
}

/**
 * Candidates by what speaks for them, best first: how often and in how many sentences they occur, how often their
 * words do, how early they come, whether they are names and how many words they have. `length` is that of the text
 * in words.
 */
export function rank(candidates: readonly Candidate[], length: number): readonly Ranked[] {
  const weights = wordWeights(candidates);
  const ranked = candidates.map((candidate) => ({ candidate, score: scoreOf(candidate, weights, length) }));
  return ranked.sort((a, b) => b.score - a.score || a.candidate.first - b.candidate.first);
}

/** How often each word occurs as a term or part of one. */
function wordWeights(candidates: readonly Candidate[]): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const { words, count } of candidates) {
    for (const word of words) weights.set(word, Math.max(count, weights.get(word) ?? 0));
  }
  return weights;
}

function scoreOf(candidate: Candidate, weights: ReadonlyMap<string, number>, length: number): number {
  const { words, count, alone, weight, sentences, first } = candidate;
  const mean = words.reduce((sum, word) => sum + (weights.get(word) ?? 1), 0) / words.length;
  const independent = (alone + NESTED * (count - alone)) / count;
  const early = 1 + EARLY * (1 - first / Math.max(length, 1));
  const spread = (sentences.size / count) ** SPREAD;
  return (weight * independent) ** COUNT * mean ** WORDS * early * spread * kindOf(candidate);
}

function kindOf({ words, count, named, people }: Candidate): number {
  const size = (SIZE[words.length] ?? 1) * (words.length === 1 && count === 1 ? ONCE : 1);
  return size * (named > 0 ? NAME : 1) * (people * 2 >= count ? PERSON : 1);
}
