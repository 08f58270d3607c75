import type { Concept } from './concepts.ts';
import type { Label } from './label.ts';
import { rootOf } from './tokens.ts';
import { vectorsOf } from './word-forms.ts';
import { DIMENSIONS, dot, toUnit, type WordVectors } from './word-vectors.ts';

/** What texts are compared with for a label. */
export interface Profile {
  /** Words that speak for the label, by stem, with how much each says. */
  readonly words: ReadonlyMap<string, number>;
  /** The same of its name, by root: "payment" speaks for "pay". */
  readonly roots: ReadonlyMap<string, number>;
  /** Whose phrases and features speak for the label, times `fit`. */
  readonly concepts: readonly Concept[];
  readonly fit: number;
  /** Its meaning, of unit length; undefined where no word is known. */
  readonly direction: Float64Array | undefined;
  /** How near words of any kind are to the label: mean and standard deviation. */
  readonly mean: number;
  readonly deviation: number;
}

const profiles = new Map<string, Profile>();
/** Profiles kept from call to call. */
const MAX_PROFILES = 256;

/** The profile of a label; the last few hundred are kept. */
export function profileOf(label: Label, vectors: WordVectors): Profile {
  const kept = profiles.get(label.key);
  if (kept !== undefined) return kept;
  const profile = makeProfile(label, vectors);
  if (profiles.size >= MAX_PROFILES) profiles.clear();
  profiles.set(label.key, profile);
  return profile;
}

function makeProfile({ words, concepts, fit }: Label, vectors: WordVectors): Profile {
  const cues = concepts.flatMap((concept) => [...concept.words]);
  const own = words
    .filter(({ token }) => !token.isStopWord)
    .map(({ token, share }) => [token.word, share] as const);
  const strong = cues.flatMap(([, { written, strength }]) => (strength === 1 ? [[written, 1] as const] : []));
  const named = words.map(({ token, share }) => [token.written, share] as const);
  const direction = directionOf(named, strong, fit, vectors);
  return {
    words: new Map([
      ...own,
      ...cues.map(([stem, { strength }]) => [stem, strength * fit] as const),
      ...(fit < 1 ? own : []),
    ]),
    roots: new Map(own.map(([stem, share]) => [rootOf(stem), share])),
    concepts,
    fit,
    direction,
    ...spread(direction, vectors),
  };
}

type Weighed = readonly (readonly [word: string, factor: number])[];

/** What a label's own words mean, and what its cues have in common: alone it is all there is of "HR". */
function directionOf(
  words: Weighed,
  cues: Weighed,
  fit: number,
  vectors: WordVectors,
): Float64Array | undefined {
  const common = sumOf(cues, vectors);
  const meaning = sumOf(words, vectors).map((value, i) => value + fit * common[i]!);
  return meaning.some((value) => value !== 0) ? toUnit(meaning) : undefined;
}

/** The direction of the sum of the vectors of words, each times how much it says and a factor. */
function sumOf(words: Weighed, vectors: WordVectors): Float64Array {
  const sum = new Float64Array(DIMENSIONS);
  for (const [word, factor] of words) {
    for (const { weight, values } of vectorsOf(word, vectors)) {
      const scale = factor * weight;
      for (let i = 0; i < DIMENSIONS; i++) sum[i]! += scale * values[i]!;
    }
  }
  return toUnit(sum);
}

function spread(direction: Float64Array | undefined, { sample }: WordVectors) {
  if (direction === undefined) return { mean: 0, deviation: 1 };
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
