import { firstCodePoints } from '../../language/code-points.ts';
import { languageOf } from '../../language/detect-language.ts';
import { sentences } from '../../language/sentences.ts';
import { SCORED_CHARACTERS, type SentimentLabel } from '../../schema.ts';
import {
  confidenceOf,
  featuresOf,
  hasKnownWord,
  knowsMostWords,
  type Opinion,
  opinionOf,
} from './fallback.ts';
import { judgementsOf } from './judge.ts';
import type { Pack } from './pack.ts';
import { packOf, ratedLanguages } from './packs.ts';
import { starWeight } from './stars.ts';
import { tokensOf } from './tokens.ts';

/** How a text feels. */
export interface Sentiment {
  readonly label: SentimentLabel;
  /** From -1 to 1; below 0.18 in absolute value neutral. 4 decimals. */
  readonly score: number;
  /** How often answers like this one are right, from 0 to 0.99. 4 decimals. */
  readonly confidence: number;
}

/** What the rules and the words of a text say. */
export interface Evidence {
  /** The score by the rules alone, -1 to 1. */
  readonly score: number;
  /** What the model knows the text by; absent where it is not English. */
  readonly features: ReadonlyMap<string, number> | undefined;
}

/** Below this in absolute value a text is neutral. */
const NEUTRAL = 0.18;
/** How much evidence it takes to be sure: the score is s / sqrt(s^2 + 12). */
const EVIDENCE = 12;
/** Sentences that count in full; of more, the sum grows with the root of their number. */
const FULL_SENTENCES = 4;
/** Light words alone, however many, do not make a judgement. */
const LIGHT = 0.7;

/** Judges the first 2000 characters of a text by rules and, in English, by a model of words. */
export function scoreSentiment(text: string): Sentiment {
  const { score, features } = evidenceOf(text);
  const isKnown = features !== undefined && hasKnownWord(features);
  const opinion = opinionOf(score, isKnown ? features : undefined);
  const label = isKnown ? likeliest(opinion) : labelOf(score);
  return {
    label,
    score: rounded(isKnown ? scoreBy(opinion, label, score) : score),
    confidence: rounded(Math.min(0.99, confidenceOf(opinion, label))),
  };
}

/** What is known about the first 2000 characters of a text. */
export function evidenceOf(text: string): Evidence {
  const scored = firstCodePoints(text, SCORED_CHARACTERS);
  const language = languageOf(scored);
  const pack = packOf(language ?? 'en');
  const { found, weights } = read(scored, pack);
  const features = pack.isEnglish ? featuresOf(found, pack.roles) : undefined;
  const isSilent = weights.length === 0 && !(features !== undefined && knowsMostWords(features));
  const ofOthers = language === undefined && isSilent && scored.length <= MAX_SHORT ? loudestOf(scored) : 0;
  return ofOthers === 0 ? { score: scoreOf(weights), features } : { score: ofOthers, features: undefined };
}

/** A text this short may be too short to tell its language. */
const MAX_SHORT = 100;

/** The score of a text of no known language that English knows few words of, in the language that says most of it. */
function loudestOf(text: string): number {
  let loudest = 0;
  for (const language of ratedLanguages) {
    const score = scoreOf(read(text, packOf(language)).weights);
    if (Math.abs(score) > Math.abs(loudest)) loudest = score;
  }
  return loudest;
}

/** The sentences of a text and what each judgement in them counts for. */
function read(text: string, pack: Pack) {
  const found = sentences(text).map((sentence) => ({
    text: sentence.text,
    tokens: tokensOf(sentence.text, pack.canonical),
  }));
  const scale = found.length > FULL_SENTENCES ? Math.sqrt(FULL_SENTENCES / found.length) : 1;
  const weights = found.flatMap((sentence, index) => {
    // What is said last is what stays.
    const factor = scale * (index > 0 && index === found.length - 1 ? 1.15 : 1);
    return judgementsOf(sentence.text, sentence.tokens, pack).map((weight) => weight * factor);
  });
  const stars = starWeight(text);
  return { found, weights: stars === 0 ? weights : [...weights, stars] };
}

function scoreOf(weights: readonly number[]): number {
  let sum = 0;
  let heaviest = 0;
  for (const weight of weights) {
    sum += weight;
    heaviest = Math.max(heaviest, Math.abs(weight));
  }
  if (heaviest < LIGHT) sum *= heaviest / LIGHT;
  return sum / Math.sqrt(sum * sum + EVIDENCE);
}

function labelOf(score: number): SentimentLabel {
  if (Math.abs(score) < NEUTRAL) return 'neutral';
  return score > 0 ? 'positive' : 'negative';
}

function likeliest(opinion: Opinion): SentimentLabel {
  if (opinion.positive > opinion.neutral && opinion.positive > opinion.negative) return 'positive';
  return opinion.negative > opinion.neutral ? 'negative' : 'neutral';
}

/** A score that agrees with the label: up to 0.17 for neutral, else 0.18 to 0.48, or that of the rules. */
function scoreBy(opinion: Opinion, label: SentimentLabel, ruleScore: number): number {
  if (label === 'neutral') return 0.17 * (opinion.positive - opinion.negative);
  const sign = label === 'positive' ? 1 : -1;
  return sign * Math.max(NEUTRAL + 0.45 * (opinion[label] - 1 / 3), sign * ruleScore);
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000 || 0;
}
