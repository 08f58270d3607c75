import type { Candidate } from './candidates.ts';

/** Exponents of what occurs: the phrase, its words, its sentences. Found on texts of many kinds. */
const COUNT = 0.75;
const WORDS = 1;
const SPREAD = 0.4;

/** What an occurrence inside a longer phrase counts. */
const NESTED = 0.8;

/** What a phrase of one, two and three words is worth. */
const SIZE = [0, 1, 1.85, 1.95];

/** What the beginning of the text adds, and the sentence that says most of the whole. */
const EARLY = 0.6;
const IMPORTANT = 2.2;

/** Names of places and firms are told as soon as things, those of people seldom. */
const NAME = 1.25;
const LONG_NAME = 1.4;
const PERSON = 0.35;

/** A candidate with what speaks for it. */
export interface Ranked {
  readonly candidate: Candidate;
  readonly score: number;
}

/**
 * Candidates by what speaks for them, best first: how often and in how many sentences they occur, how often their
 * words do, how early they come, how much the best of their sentences says of the text, whether they are names and how
 * many words they have. `length` is that of the text in words; `importances` are those of its sentences.
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
  const { words, count, alone, sentences, first } = candidate;
  const mean = words.reduce((sum, word) => sum + (weights.get(word) ?? 1), 0) / words.length;
  const independent = alone + NESTED * (count - alone);
  const early = 1 + EARLY * (1 - first / Math.max(length, 1));
  const spread = (sentences.size / count) ** SPREAD;
  return independent ** COUNT * mean ** WORDS * early * spread * kindOf(candidate);
}

function importanceOf({ sentences }: Candidate, importances: readonly number[]): number {
  let most = 0;
  for (const sentence of sentences) most = Math.max(most, importances[sentence] ?? 0);
  return 1 + IMPORTANT * most;
}

function kindOf({ words, count, named, people }: Candidate): number {
  const name = named === 0 ? 1 : words.length > 1 ? LONG_NAME : NAME;
  return (SIZE[words.length] ?? 1) * name * (people * 2 >= count ? PERSON : 1);
}
