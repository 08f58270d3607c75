import type { PatternIndex } from '../../lexicon/matcher.ts';
import type { Cue } from './concepts.ts';
import type { Label } from './label.ts';
import { vectorsOf } from './word-forms.ts';
import { DIMENSIONS, dot, toUnit, type WordVectors } from './word-vectors.ts';

/** What texts are compared with for a label. */
export interface Profile {
  /** Words that speak for the label, by stem, with how much each says. */
  readonly words: ReadonlyMap<string, number>;
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
  const own = words.filter(({ isStopWord }) => !isStopWord);
  const direction = directionOf(
    words.map(({ written }) => written),
    cues.map(([, cue]) => cue),
    fit,
    vectors,
  );
  return {
    words: new Map([
      ...own.map(({ word }) => [word, 1] as const),
      ...cues.map(([stem, { strength }]) => [stem, strength * fit] as const),
      ...(fit < 1 ? own.map(({ word }) => [word, 1] as const) : []),
    ]),
    phrases: concepts.map(({ phrases }) => phrases),
    fit,
    features: concepts.flatMap(({ features }) => features),
    direction,
    ...(direction === undefined ? TYPICAL : spread(direction, vectors)),
  };
}

/** What a label's own words mean, and a little of what its cues have in common: alone it is all there is of "HR". */
function directionOf(
  words: readonly string[],
  cues: readonly Cue[],
  fit: number,
  vectors: WordVectors,
): Float64Array | undefined {
  const strong = cues.filter(({ strength }) => strength === 1).map(({ written }) => written);
  const own = toUnit(sumOf(words, vectors));
  const common = toUnit(sumOf(strong, vectors));
  const meaning = own.map((value, i) => value + fit * COMMON * common[i]!);
  return meaning.some((value) => value !== 0) ? toUnit(meaning) : undefined;
}

/** The sum of the vectors of words, each times how much it says. */
export function sumOf(words: readonly string[], vectors: WordVectors): Float64Array {
  const sum = new Float64Array(DIMENSIONS);
  for (const word of words) {
    for (const { weight, values } of vectorsOf(word, vectors)) {
      for (let i = 0; i < DIMENSIONS; i++) sum[i]! += weight * values[i]!;
    }
  }
  return sum;
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
