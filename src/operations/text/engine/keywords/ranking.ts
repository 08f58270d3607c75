import type { Candidate } from './candidates.ts';
import type { Token } from './tokens.ts';

/** What a phrase of one, two and three words is worth beside others of the same count. */
const LENGTH = [0, 1, 1.9, 1.7];

/** A candidate with what speaks for it. */
export interface Ranked {
  readonly candidate: Candidate;
  readonly score: number;
}

/**
 * Candidates by what speaks for them, best first: how often and in how many sentences they occur, how often their
 * words do, how early they come, whether they are names and how many words they have.
 */
export function rank(candidates: ReadonlyMap<string, Candidate>, tokens: readonly Token[]): Ranked[] {
  const weights = wordWeights(candidates);
  const ranked = [...candidates.values()].map((candidate) => ({
    candidate,
    score: scoreOf(candidate, weights, tokens.length),
  }));
  return ranked.sort((a, b) => b.score - a.score || a.candidate.first - b.candidate.first);
}

/** How often each word occurs as a term or part of one. */
function wordWeights(candidates: ReadonlyMap<string, Candidate>): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const { words, count } of candidates.values()) {
    for (const word of words) weights.set(word, Math.max(count, weights.get(word) ?? 0));
  }
  return weights;
}

function scoreOf(candidate: Candidate, weights: ReadonlyMap<string, number>, length: number): number {
  const { words, count, sentences, first, named } = candidate;
  const mean = words.reduce((sum, word) => sum + (weights.get(word) ?? 1), 0) / words.length;
  const early = 1 - Math.min(1, first / Math.max(length, 1));
  const spread = Math.sqrt(sentences.size / count);
  const name = named > 0 ? 1.15 : 1;
  return count ** 0.7 * mean ** 0.6 * (LENGTH[words.length] ?? 1) * (0.7 + 0.6 * early) * spread * name;
}
