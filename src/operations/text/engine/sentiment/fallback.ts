import { calibration, opinionWeights } from './fallback.generated.ts';
import type { Token } from './tokens.ts';

/** A sentence of a text, as the fallback reads it. */
export interface ReadSentence {
  readonly text: string;
  readonly tokens: readonly Token[];
}

/** How likely each label is by the words of a text. They sum to 1. */
export interface Opinion {
  readonly negative: number;
  readonly neutral: number;
  readonly positive: number;
}

/** Words that a denial marks. */
const DENIED = 4;

/**
 * What the model knows a text by: its words, those after a denial marked, and its pairs of words, each counted once
 * and divided by the root of the number of words; how it asks and exclaims, and how long it is.
 */
export function featuresOf(
  sentences: readonly ReadSentence[],
  negators: ReadonlySet<string>,
): ReadonlyMap<string, number> {
  const found = new Set<string>();
  let count = 0;
  for (const { tokens } of sentences) count += addWords(found, tokens, negators);
  const features = new Map<string, number>();
  for (const name of found) features.set(name, 1 / Math.sqrt(count));
  const text = sentences.map((sentence) => sentence.text);
  if (text.some((sentence) => sentence.endsWith('?'))) features.set('%asks', 1);
  if (text.at(-1)?.endsWith('?')) features.set('%ends asking', 1);
  const exclamations = text.join('').split('!').length - 1;
  if (exclamations > 0) features.set('%exclaims', Math.min(3, exclamations) / 3);
  features.set('%length', Math.log(1 + text.join(' ').length) / 5);
  return features.set('%bias', 1);
}

/** The likely labels of a text by its features and the score of the rules; undefined where it has no known word. */
export function opinionOf(features: ReadonlyMap<string, number>, ruleScore: number): Opinion | undefined {
  let negative = -ruleScore;
  let positive = ruleScore;
  let isKnown = false;
  for (const [name, value] of features) {
    const weights = table().get(name);
    if (weights === undefined) continue;
    isKnown ||= !name.startsWith('%');
    negative += weights[0] * value;
    positive += weights[1] * value;
  }
  if (!isKnown) return undefined;
  const most = Math.max(0, negative, positive);
  const parts = [negative, 0, positive].map((logit) => Math.exp(logit - most)) as [number, number, number];
  const sum = parts[0] + parts[1] + parts[2];
  return { negative: parts[0] / sum, neutral: parts[1] / sum, positive: parts[2] / sum };
}

/**
 * How often a label is right, 0 to 1, of which the model is so sure: of a verdict of the rules, with their score, or
 * of one of its own.
 */
export function confidenceOf(probability: number, ruleScore: number, isByRules: boolean): number {
  const odds = Math.max(-3, Math.min(3, Math.log(probability / (1 - probability))));
  const [base, perOdds, perScore] = isByRules ? calibration.rules : calibration.model;
  return 1 / (1 + Math.exp(-(base + perOdds * odds + perScore * Math.abs(ruleScore))));
}

/** Adds the words and pairs of a sentence and returns how many words it has. */
function addWords(found: Set<string>, tokens: readonly Token[], negators: ReadonlySet<string>): number {
  let count = 0;
  let denied = 0;
  let before = '^';
  for (const { word, weight, isAfterBreak } of tokens) {
    if (isAfterBreak) {
      denied = 0;
      before = '^';
    }
    if (weight !== undefined) {
      before = '^';
      continue;
    }
    count += 1;
    found.add(denied > 0 ? `!${word}` : word);
    found.add(`${before} ${word}`);
    denied = negators.has(word) ? DENIED : denied - 1;
    before = word;
  }
  return count;
}

let weightsByName: ReadonlyMap<string, readonly [number, number]> | undefined;

/** What each feature adds for negative and for positive, against neutral. */
function table(): ReadonlyMap<string, readonly [number, number]> {
  weightsByName ??= new Map(
    opinionWeights.split('\n').map((line) => {
      const [name = '', negative, positive] = line.split('\t');
      return [name, [Number(negative) / 100, Number(positive) / 100]];
    }),
  );
  return weightsByName;
}
