import { isStopWord } from '../../language/stop-words.ts';
import type { Cue, Phrase } from './cue-list.ts';
import type { Label } from './label.ts';
import type { Token } from './text-tokens.ts';
import { rowsOf } from './word-rows.ts';
import { DIMENSIONS, type WordVectors } from './word-vectors.ts';

/** What a label is compared with word by word. */
export interface LabelProfile {
  /** Words that are the label's own, by stem. */
  readonly words: ReadonlyMap<string, number>;
  readonly phrases: readonly Phrase[];
  readonly features: readonly string[];
  /** Its meaning first, then each of its cues, as `WordVectors.toDirection` makes them. */
  readonly directions: Float64Array;
  readonly count: number;
  /** How near words of any kind are to the label: mean and standard deviation. */
  readonly mean: number;
  readonly deviation: number;
}

/** Of a label none of whose words is known. */
const TYPICAL = { mean: 0.04, deviation: 0.17 };

const profiles = new Map<string, LabelProfile>();
/** Profiles kept from call to call. */
const MOST_PROFILES = 256;

/** The profile of a label; the last few hundred are kept. */
export function profileOf(label: Label, vectors: WordVectors): LabelProfile {
  const kept = profiles.get(label.key);
  if (kept !== undefined) return kept;
  const profile = makeProfile(label, vectors);
  if (profiles.size >= MOST_PROFILES) profiles.clear();
  profiles.set(label.key, profile);
  return profile;
}

function makeProfile({ words, concepts }: Label, vectors: WordVectors): LabelProfile {
  const cues = new Map<string, Cue>();
  for (const token of words) if (!token.isStopWord) cues.set(token.stem, { token, strength: 1 });
  for (const concept of concepts) for (const [stem, cue] of concept.words) cues.set(stem, cue);
  const directions = directionsOf(words, [...cues.values()], vectors);
  const count = directions.length / DIMENSIONS;
  return {
    words: new Map([...cues].map(([stem, { strength }]) => [stem, strength])),
    phrases: concepts.flatMap(({ phrases }) => phrases),
    features: concepts.flatMap(({ features }) => features),
    directions,
    count,
    ...(count > 0 ? spread(directions, count, vectors) : TYPICAL),
  };
}

function directionsOf(words: readonly Token[], cues: readonly Cue[], vectors: WordVectors): Float64Array {
  const own = sumOf(words, vectors);
  const strong = cues.filter(({ strength, token }) => strength === 1 && !token.isStopWord);
  const centre = unit(
    sumOf(
      strong.map(({ token }) => token),
      vectors,
    ),
  );
  const meaning = unit(own).map((value, i) => value + centre[i]!);
  const each = strong
    .map(({ token }) => sumOf([token], vectors))
    .filter((vector) => vector.some((value) => value !== 0));
  const all = [meaning, ...each].filter((vector) => vector.some((value) => value !== 0));
  const directions = new Float64Array(all.length * DIMENSIONS);
  for (const [at, vector] of all.entries()) directions.set(vectors.toDirection(vector), at * DIMENSIONS);
  return directions;
}

function sumOf(tokens: readonly Token[], vectors: WordVectors): Float64Array {
  const sum = new Float64Array(DIMENSIONS);
  for (const { word } of tokens) {
    for (const row of rowsOf(word, vectors)) vectors.addTo(sum, row, vectors.weightOf(row));
  }
  return sum;
}

function unit(vector: Float64Array): Float64Array {
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0));
  return length > 0 ? vector.map((value) => value / length) : vector;
}

/** The largest cosine of a word with any of a label's directions. */
export function similarity(
  row: number,
  directions: Float64Array,
  count: number,
  vectors: WordVectors,
): number {
  let most = -1;
  for (let index = 0; index < count; index++) {
    const cosine = vectors.cosine(row, directions, index);
    if (cosine > most) most = cosine;
  }
  return most;
}

function spread(directions: Float64Array, count: number, vectors: WordVectors) {
  const rows = backgroundRows(vectors);
  let sum = 0;
  let squares = 0;
  for (const row of rows) {
    const value = similarity(row, directions, count, vectors);
    sum += value;
    squares += value * value;
  }
  const mean = sum / rows.length;
  return { mean, deviation: Math.sqrt(Math.max(1e-6, squares / rows.length - mean * mean)) };
}

let background: readonly number[] | undefined;

/** Every 16th word of the table from the 100th to the 8,000th that is no function word. */
function backgroundRows(vectors: WordVectors): readonly number[] {
  background ??= Array.from({ length: 494 }, (_, i) => 100 + i * 16).filter(
    (row) => row < vectors.size && !isStopWord(vectors.wordAt(row)),
  );
  return background;
}
