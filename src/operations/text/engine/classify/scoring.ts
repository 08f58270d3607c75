import { grouped } from './concepts.ts';
import { featuresOf } from './features.ts';
import type { Label } from './label.ts';
import { type Profile, profileOf } from './profile.ts';
import { rootOf, type Token, tokensOf } from './tokens.ts';
import { vectorsOf } from './word-forms.ts';
import { DIMENSIONS, dot, toUnit, type WordVector, type WordVectors } from './word-vectors.ts';

/** Different words of a text that are compared by meaning; cues count in all of it. */
const MAX_WORDS = 1500;
/** How many standard deviations nearer than words are a word must be to say anything. */
const NEAR = 1;
/** What a cue says: as much as a word that is 4 standard deviations nearer. */
const CUE = 16;
/** How much of a cue a word says that shares its root with a word of the label. */
const ROOT = 0.8;
/** What a feature of a text is worth to a label that asks for it. */
const FEATURE = 5;
/** The least weight of a cue, however common it is. */
const MIN_CUE_WEIGHT = 0.5;

/**
 * How much a text speaks for each label: the sum over its words of their weight times the square of how many
 * standard deviations (beyond NEAR) they are nearer to the label than words are, over the root of their number,
 * and how near the text as a whole is. 0 is nothing.
 */
export function scoreLabels(text: string, labels: readonly Label[], vectors: WordVectors): readonly number[] {
  const profiles = labels.map((label) => profileOf(label, vectors));
  const tokens = tokensOf(text);
  const sums = new Float64Array(labels.length);
  const whole = new Float64Array(DIMENSIONS);
  const count = addWords(sums, whole, tokens, profiles, vectors) + addPhrases(sums, tokens, profiles);
  const asked = profiles.flatMap(({ concepts }) => concepts.flatMap((concept) => concept.features));
  const features = featuresOf(text, new Set(asked));
  const meaning = toUnit(whole);
  return profiles.map((profile, at) => {
    let score = count > 0 ? sums[at]! / Math.sqrt(count) : 0;
    for (const name of profile.concepts.flatMap((concept) => concept.features)) {
      score += FEATURE * profile.fit * (features.get(name) ?? 0);
    }
    if (meaning.some((value) => value !== 0)) score += Math.max(0, nearness(meaning, profile));
    return score;
  });
}

/** By how many standard deviations a vector is nearer to a label than words are. */
function nearness(vector: Float64Array, { direction, mean, deviation }: Profile): number {
  return direction === undefined ? 0 : (dot(vector, direction) - mean) / deviation;
}

/** Adds what single words say, and their vectors to that of the whole; returns how many were counted. */
function addWords(
  sums: Float64Array,
  whole: Float64Array,
  tokens: readonly Token[],
  profiles: readonly Profile[],
  vectors: WordVectors,
): number {
  let total = 0;
  let compared = 0;
  for (const places of grouped(tokens.map(({ written }, at) => [written, at])).values()) {
    const token = tokens[places[0]!]!;
    const count = places.length;
    const known = token.isStopWord ? [] : vectorsOf(token.written, vectors);
    const root = rootOf(token.word);
    const isCue = profiles.some(({ words, roots }) => words.has(token.word) || roots.has(root));
    if (!isCue && (known.length === 0 || compared >= MAX_WORDS)) continue;
    compared += 1;
    total += count;
    for (const { weight, values } of known) {
      for (let i = 0; i < DIMENSIONS; i++) whole[i]! += count * weight * values[i]!;
    }
    profiles.forEach((profile, at) => {
      sums[at]! += count * evidence(token.word, root, known, profile);
    });
  }
  return total;
}

function evidence(stem: string, root: string, known: readonly WordVector[], profile: Profile): number {
  let sum = 0;
  if (profile.direction !== undefined) {
    for (const { weight, values } of known) {
      const excess = Math.max(0, nearness(values, profile) - NEAR);
      sum += (weight * excess * excess) / known.length;
    }
  }
  const strength = profile.words.get(stem) ?? ROOT * (profile.roots.get(root) ?? 0);
  if (strength === 0) return sum;
  const weight = known[0]?.weight ?? 1;
  return Math.max(sum, Math.max(weight, MIN_CUE_WEIGHT) * strength * CUE);
}

/** Adds what phrases say, as a cue of full weight each; returns how many the text has. */
function addPhrases(sums: Float64Array, tokens: readonly Token[], profiles: readonly Profile[]): number {
  const places = grouped(tokens.map(({ word }, at) => [word, at]));
  let count = 0;
  profiles.forEach(({ concepts, fit }, label) => {
    for (const { starts, phrases } of concepts) {
      for (const at of [...starts].flatMap((start) => places.get(start) ?? [])) {
        for (const { payload } of phrases.matchesAt(tokens, at)) {
          sums[label]! += payload * fit * CUE;
          count += 1;
        }
      }
    }
  });
  return count;
}
