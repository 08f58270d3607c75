import { featuresOf } from './features.ts';
import type { Label } from './label.ts';
import { type LabelProfile, profileOf } from './label-profile.ts';
import { PhraseSearch } from './phrase-search.ts';
import { type Token, tokensOf } from './text-tokens.ts';
import { rowsOf } from './word-rows.ts';
import type { WordVectors } from './word-vectors.ts';

/** Different words of a text that are compared by meaning; cues count in all of it. */
const MOST_WORDS = 1500;
/** How many standard deviations nearer than words are a word must be to say anything. */
const NEAR = 0.7;
/** What a cue says: as much as a word that is 4 standard deviations nearer. */
const CUE = 16;
const PHRASE = 16;
/** What a feature of a text is worth to a label that asks for it. */
const FEATURE = 4;
/** The weight of a cue that the table of words does not have. */
const UNKNOWN_WEIGHT = 1;
/** The least weight of a cue, however common it is. */
const LEAST_CUE_WEIGHT = 0.5;

/**
 * How much a text speaks for each label: the sum over its words of their weight times the square of how many
 * standard deviations (beyond NEAR) they are nearer to the label than words are, over the root of their number. 0 is nothing.
 */
export function scoreLabels(text: string, labels: readonly Label[], vectors: WordVectors): readonly number[] {
  const profiles = labels.map((label) => profileOf(label, vectors));
  const tokens = tokensOf(text);
  const sums = new Float64Array(labels.length);
  const count = addWords(sums, tokens, profiles, vectors) + addPhrases(sums, tokens, profiles);
  const features = featuresOf(text);
  return profiles.map((profile, at) => {
    let score = count > 0 ? sums[at]! / Math.sqrt(count) : 0;
    for (const name of profile.features) score += FEATURE * (features.get(name) ?? 0);
    return score;
  });
}

interface Counted {
  readonly token: Token;
  count: number;
}

/** Adds what single words say; returns how many were counted. */
function addWords(
  sums: Float64Array,
  tokens: readonly Token[],
  profiles: readonly LabelProfile[],
  vectors: WordVectors,
): number {
  const different = new Map<string, Counted>();
  for (const token of tokens) {
    const counted = different.get(token.word);
    if (counted === undefined) different.set(token.word, { token, count: 1 });
    else counted.count += 1;
  }
  let total = 0;
  let compared = 0;
  for (const { token, count } of different.values()) {
    const rows = token.isStopWord ? [] : rowsOf(token.word, vectors);
    const isCue = profiles.some(({ words }) => words.has(token.stem));
    if (!isCue && (rows.length === 0 || compared >= MOST_WORDS)) continue;
    compared += 1;
    total += count;
    profiles.forEach((profile, at) => {
      sums[at]! += count * evidence(token, rows, profile, vectors);
    });
  }
  return total;
}

function evidence(
  token: Token,
  rows: readonly number[],
  { words, direction, mean, deviation }: LabelProfile,
  vectors: WordVectors,
): number {
  const strength = words.get(token.stem);
  if (strength !== undefined) {
    const weight = rows.length > 0 ? vectors.weightOf(rows[0]!) : UNKNOWN_WEIGHT;
    return Math.max(weight, LEAST_CUE_WEIGHT) * strength * CUE;
  }
  if (direction === undefined) return 0;
  let sum = 0;
  for (const row of rows) {
    const excess = Math.max(0, (vectors.cosine(row, direction) - mean) / deviation - NEAR);
    sum += vectors.weightOf(row) * excess * excess;
  }
  return rows.length > 0 ? sum / rows.length : 0;
}

/** Adds what phrases say, as a cue of full weight each; returns how many stand in the text. */
function addPhrases(sums: Float64Array, tokens: readonly Token[], profiles: readonly LabelProfile[]): number {
  const search = new PhraseSearch<number>();
  profiles.forEach(({ phrases }, at) => {
    for (const phrase of phrases) search.add(phrase, at);
  });
  let count = 0;
  search.run(
    tokens.map(({ stem }) => stem),
    (at, { strength }) => {
      sums[at]! += strength * PHRASE;
      count += 1;
    },
  );
  return count;
}
