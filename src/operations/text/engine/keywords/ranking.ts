import type { Candidate } from './candidates.ts';

/** The exponent of how often a phrase occurs. Found on texts of many kinds, as all numbers here. */
const COUNT = 0.75;

/** What a phrase of one, two and three words is worth. */
const SIZE = [0, 1, 1.85, 1.95];

/** What the beginning of the text adds, and the sentence that says most of the whole. */
const EARLY = 0.6;
const IMPORTANT = 2.2;

/** A text is seldom about the people it names. */
const PERSON = 0.35;

/** A candidate with what speaks for it. */
export interface Ranked {
  readonly candidate: Candidate;
  readonly score: number;
}

/**
 * Candidates by what speaks for them, best first: how often they and their words occur, how early they come, how much
 * the best of their sentences says of the text, and how many words they have. `length` is that of the text in words;
 * `importances` are those of its sentences.
 */
export function rank(
  candidates: readonly Candidate[],
  length: number,
  importances: readonly number[],
): readonly Ranked[] {
  const weights = wordWeights(candidates);
  const ranked = candidates.map((candidate) => ({
    candidate,
    score: scoreOf(candidate, weights, length) * importanceOf(candidate, importances),
  }));
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
  const { words, count, people, first } = candidate;
  const mean = words.reduce((sum, word) => sum + (weights.get(word) ?? 1), 0) / words.length;
  const early = 1 + EARLY * (1 - first / Math.max(length, 1));
  const size = SIZE[words.length] ?? 1;
  return count ** COUNT * mean * early * size * (people * 2 >= count ? PERSON : 1);
}

function importanceOf({ sentences }: Candidate, importances: readonly number[]): number {
  let most = 0;
  for (const sentence of sentences) most = Math.max(most, importances[sentence] ?? 0);
  return 1 + IMPORTANT * most;
}
