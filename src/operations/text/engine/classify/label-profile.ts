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
  /** Its meaning, as `WordVectors.toDirection` makes it; absent where no word is known. */
  readonly direction: Float64Array | undefined;
  /** How near words of any kind are to the label: mean and standard deviation. */
  readonly mean: number;
  readonly deviation: number;
}

/** What the common meaning of a label's cues weighs beside its own words. */
const COMMON = 0.3;

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
  const direction = directionOf(words, [...cues.values()], vectors);
  return {
    words: new Map([...cues].map(([stem, { strength }]) => [stem, strength])),
    phrases: concepts.flatMap(({ phrases }) => phrases),
    features: concepts.flatMap(({ features }) => features),
    direction,
    ...(direction === undefined ? TYPICAL : spread(direction, vectors)),
  };
}

/** What a label's own words mean, and a little of what its cues have in common: alone it is all there is of "HR". */
function directionOf(
  words: readonly Token[],
  cues: readonly Cue[],
  vectors: WordVectors,
): Float64Array | undefined {
  const strong = cues.filter(({ strength, token }) => strength === 1 && !token.isStopWord);
  const own = vectors.toUnit(sumOf(words, vectors));
  const common = vectors.toUnit(
    sumOf(
      strong.map(({ token }) => token),
      vectors,
    ),
  );
  const meaning = own.map((value, i) => value + COMMON * common[i]!);
  return meaning.some((value) => value !== 0) ? vectors.toDirection(meaning) : undefined;
}

function sumOf(tokens: readonly Token[], vectors: WordVectors): Float64Array {
  const sum = new Float64Array(DIMENSIONS);
  for (const { word } of tokens) {
    for (const row of rowsOf(word, vectors)) vectors.addTo(sum, row, vectors.weightOf(row));
  }
  return sum;
}

function spread(direction: Float64Array, vectors: WordVectors) {
  const rows = backgroundRows(vectors);
  let sum = 0;
  let squares = 0;
  for (const row of rows) {
    const cosine = vectors.cosine(row, direction);
    sum += cosine;
    squares += cosine * cosine;
  }
  const mean = sum / rows.length;
  return { mean, deviation: Math.sqrt(Math.max(1e-6, squares / rows.length - mean * mean)) };
}

let background: readonly number[] | undefined;

/** Every 4th word of the table from the 100th to the 8,000th that is no function word. */
function backgroundRows(vectors: WordVectors): readonly number[] {
  background ??= Array.from({ length: 1976 }, (_, i) => 100 + i * 4).filter(
    (row) => row < vectors.size && !isStopWord(vectors.wordAt(row)),
  );
  return background;
}
