import { once } from '../../lexicon/once.ts';
import { WordTable } from '../../lexicon/word-table.ts';
import { type SentimentLabel, sentimentLabels } from '../../schema.ts';
import { calibration, opinionWeights } from './fallback.generated.ts';
import { isDemand } from './judge.ts';
import type { Pack } from './pack.ts';
import type { Token } from './tokens.ts';

/** A sentence of a text, as the fallback reads it. */
export interface ReadSentence {
  readonly text: string;
  readonly tokens: readonly Token[];
}

/** How likely each label is. They sum to 1. */
export type Opinion = Readonly<Record<SentimentLabel, number>>;

/** Words that a denial marks. */
const DENIED = 4;
/** Words that are added to the number of those of a text, so that one of two words is not all there is to it. */
const UNSEEN = 3;
/** From this score on the rules know more than words do; what a score adds to the log odds of a label, by that. */
const SURE = 0.35;
const UNSURE_SHARE = 1;
const SURE_SHARE = 4;

/** The end of a question, however loud. */
const ASKING = /\?[?!]{0,20}$/;

/**
 * What the model knows a text by: its words, those after a denial or an "if" marked, and its pairs of words, each
 * counted once and divided by the root of the number of words; how it asks and exclaims, and how long it is.
 */
export function featuresOf(
  sentences: readonly ReadSentence[],
  roles: Pack['roles'],
): ReadonlyMap<string, number> {
  const found = new Set<string>();
  let count = 0;
  for (const { tokens } of sentences) count += addWords(found, tokens, roles);
  const features = new Map<string, number>();
  for (const name of found) features.set(name, 1 / Math.sqrt(count + UNSEEN));
  const text = sentences.map((sentence) => sentence.text);
  const asking = sentences.map(
    (sentence) => ASKING.test(sentence.text) && !isDemand(sentence.text, sentence.tokens, roles),
  );
  if (asking.includes(true)) features.set('%asks', 1);
  if (asking.at(-1) === true) features.set('%ends asking', 1);
  // The marks of a question are no exclamation: what time does it start?!
  const exclamations =
    text
      .filter((sentence) => !ASKING.test(sentence))
      .join('')
      .split('!').length - 1;
  if (exclamations > 0) features.set('%exclaims', Math.min(3, exclamations) / 3);
  features.set('%length', Math.log(1 + text.join(' ').length) / 5);
  return features.set('%bias', 1);
}

/** The likely labels of a text by the score of the rules and, where it has a word that the model knows, by those. */
export function opinionOf(ruleScore: number, features: ReadonlyMap<string, number> = new Map()): Opinion {
  const shift = ruleScore * (Math.abs(ruleScore) < SURE ? UNSURE_SHARE : SURE_SHARE);
  const { negative, positive } = logitsOf(features);
  const logits = { negative: negative - shift, positive: positive + shift };
  const most = Math.max(0, logits.negative, logits.positive);
  const likely = {
    negative: Math.exp(logits.negative - most),
    neutral: Math.exp(-most),
    positive: Math.exp(logits.positive - most),
  };
  const sum = likely.negative + likely.neutral + likely.positive;
  for (const label of sentimentLabels) likely[label] /= sum;
  return likely;
}

/** Whether the model knows a word of a text; figures and their neighbours alone (5/5) say nothing. */
export function hasKnownWord(features: ReadonlyMap<string, number>): boolean {
  for (const name of features.keys()) if (!name.includes('%') && table().has(name)) return true;
  return false;
}

/** Whether the model knows more than half of the words of a text: `sin` and `no` are words of Spanish too. */
export function knowsMostWords(features: ReadonlyMap<string, number>): boolean {
  const words = [...features.keys()].filter((name) => !/[% ]/.test(name));
  return words.filter((name) => table().has(name)).length > words.length / 2;
}

/** How often a label is right, 0 to 1, by its probability. */
export function confidenceOf(opinion: Opinion, label: SentimentLabel): number {
  const [base, perOdds] = calibration;
  return 1 / (1 + Math.exp(-(base + perOdds * oddsOf(opinion[label]))));
}

/** The log odds of a label, at most 3. */
export function oddsOf(probability: number): number {
  return Math.max(-3, Math.min(3, Math.log(probability / (1 - probability))));
}

function logitsOf(features: ReadonlyMap<string, number>): { negative: number; positive: number } {
  let negative = 0;
  let positive = 0;
  for (const [name, value] of features) {
    const weights = table().get(name);
    if (weights === undefined) continue;
    negative += weights[0] * value;
    positive += weights[1] * value;
  }
  return { negative, positive };
}

/** Adds the words and pairs of a sentence and returns how many words it has. */
function addWords(found: Set<string>, tokens: readonly Token[], roles: Pack['roles']): number {
  let count = 0;
  let denied = 0;
  let mark = '';
  let before = '^';
  for (const { word, weight, isAfterBreak } of tokens) {
    if (isAfterBreak) [denied, mark, before] = [0, '', '^'];
    if (weight !== undefined) {
      before = '^';
      continue;
    }
    count += 1;
    found.add((denied > 0 ? '!' : mark) + word);
    found.add(`${before} ${word}`);
    denied = roles.negator.has(word) || roles.remedy.has(word) ? DENIED : denied - 1;
    if (word === 'if' || word === 'unless') mark = '?';
    before = word;
  }
  return count;
}

/** What each feature adds for negative and for positive, against neutral. */
const table = once(
  () =>
    new WordTable(opinionWeights, ([row]): readonly [number, number] => {
      const [negative, positive] = row ?? [];
      return [Number(negative) / 100, Number(positive) / 100];
    }),
);
