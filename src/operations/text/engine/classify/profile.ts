import type { PatternIndex } from '../../lexicon/matcher.ts';
import type { Cue } from './concepts.ts';
import type { Label, LabelWord } from './label.ts';
import { rootOf } from './tokens.ts';
import { vectorsOf } from './word-forms.ts';
import { DIMENSIONS, dot, toUnit, type WordVectors } from './word-vectors.ts';

/** What texts are compared with for a label. */
export interface Profile {
  /** Words that speak for the label, by stem, with how much each says. */
  readonly words: ReadonlyMap<string, number>;
  /** The same of its name, by root: "payment" speaks for "pay". */
  readonly roots: ReadonlyMap<string, number>;
  readonly phrases: readonly PatternIndex<number>[];
  /** How much phrases and features say. */
  readonly fit: number;
  readonly features: readonly string[];
  /** Its meaning, of unit length; undefined where no word is known. */
  readonly direction: Float64Array | undefined;
  /** How near words of any kind are to the label: mean and standard deviation. */
  readonly mean: number;
  readonly deviation: number;
}

/** What the common meaning of a label's cues weighs beside its own words. */
const COMMON = 1;

/** Of a label none of whose words is known. */
const TYPICAL = { mean: 0.02, deviation: 0.14 };

const profiles = new Map<string, Profile>();
/** Profiles kept from call to call. */
const MOST_PROFILES = 256;

/** The profile of a label; the last few hundred are kept. */
export function profileOf(label: Label, vectors: WordVectors): Profile {
  const kept = profiles.get(label.key);
  if (kept !== undefined) return kept;
  const profile = makeProfile(label, vectors);
  if (profiles.size >= MOST_PROFILES) profiles.clear();
  profiles.set(label.key, profile);
  return profile;
}

function makeProfile({ words, concepts, fit }: Label, vectors: WordVectors): Profile {
  const cues = concepts.flatMap((concept) => [...concept.words]);
  const own = words.filter(({ token }) => !token.isStopWord);
  const named = own.map(({ token, share }) => [token.word, share] as const);
  const direction = directionOf(
    words,
    cues.map(([, cue]) => cue),
    fit,
    vectors,
  );
  return {
    words: new Map([
      ...named,
      ...cues.map(([stem, { strength }]) => [stem, strength * fit] as const),
      ...(fit < 1 ? named : []),
    ]),
    roots: new Map(named.map(([stem, share]) => [rootOf(stem), share])),
    phrases: concepts.map(({ phrases }) => phrases),
    fit,
    features: concepts.flatMap(({ features }) => features),
    direction,
    ...(direction === undefined ? TYPICAL : spread(direction, vectors)),
  };
}

/** What a label's own words mean, and a little of what its cues have in common: alone it is all there is of "HR". */
function directionOf(
  words: readonly LabelWord[],
  cues: readonly Cue[],
  fit: number,
  vectors: WordVectors,
): Float64Array | undefined {
  const own = sumOf(
    words.map(({ token, share }) => [token.written, share]),
    vectors,
  );
  const common = sumOf(
    cues.filter(({ strength }) => strength === 1).map(({ written }) => [written, 1]),
    vectors,
  );
  const meaning = own.map((value, i) => value + fit * COMMON * common[i]!);
  return meaning.some((value) => value !== 0) ? toUnit(meaning) : undefined;
}

/** The direction of the sum of the vectors of words, each times how much it says and a factor. */
function sumOf(words: readonly (readonly [string, number])[], vectors: WordVectors): Float64Array {
  const sum = new Float64Array(DIMENSIONS);
  for (const [word, factor] of words) {
    for (const { weight, values } of vectorsOf(word, vectors)) {
      for (let i = 0; i < DIMENSIONS; i++) sum[i]! += factor * weight * values[i]!;
    }
  }
  return toUnit(sum);
}

function spread(direction: Float64Array, { sample }: WordVectors) {
  let sum = 0;
  let squares = 0;
  for (const { values } of sample) {
    const cosine = dot(values, direction);
    sum += cosine;
    squares += cosine * cosine;
  }
  const mean = sum / sample.length;
  return { mean, deviation: Math.sqrt(Math.max(1e-6, squares / sample.length - mean * mean)) };
}
