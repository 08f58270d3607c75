import { firstCodePoints } from '../../language/code-points.ts';
import { languageOf } from '../../language/detect-language.ts';
import { sentences } from '../../language/sentences.ts';
import { isStopWord } from '../../language/stop-words.ts';
import { words } from '../../language/words.ts';
import { SCORED_CHARACTERS, type SentimentLabel } from '../../schema.ts';
import { judgementsOf } from './judge.ts';
import { otherLanguages } from './languages/languages.ts';
import type { Pack } from './pack.ts';
import { packOf } from './packs.ts';
import { starWeight } from './stars.ts';

/** How a text feels. */
export interface Sentiment {
  readonly label: SentimentLabel;
  /** From -1 to 1; its sign agrees with the label, a neutral text has a small one. 4 decimals. */
  readonly score: number;
  /** From 0.35 to 0.99. 4 decimals. */
  readonly confidence: number;
}

/** Below this in absolute value a text is neutral. */
const NEUTRAL = 0.18;
/** How much evidence it takes to be sure: the score is s / sqrt(s^2 + 12). */
const EVIDENCE = 12;
/** Sentences that count in full; of more, the sum grows with the root of their number. */
const FULL_SENTENCES = 4;
/** Light words alone, however many, do not make a judgement. */
const LIGHT = 0.7;

/** Judges the first 2000 characters of a text by word lists and rules. */
export function scoreSentiment(text: string): Sentiment {
  const scored = firstCodePoints(text, SCORED_CHARACTERS);
  const language = languageOf(scored);
  const own = weightsOf(scored, packOf(language ?? 'en'));
  const weights = own.length > 0 || language !== undefined ? own : inLikelyLanguage(scored);
  let sum = 0;
  let size = 0;
  let heaviest = 0;
  for (const weight of weights) {
    sum += weight;
    size += Math.abs(weight);
    heaviest = Math.max(heaviest, Math.abs(weight));
  }
  if (heaviest < LIGHT) sum *= heaviest / LIGHT;
  return sentimentOf(sum / Math.sqrt(sum * sum + EVIDENCE), size === 0 ? 1 : Math.abs(sum) / size);
}

/** What each hit of a text counts for. */
function weightsOf(text: string, pack: Pack): readonly number[] {
  const found = sentences(text);
  const scale = found.length > FULL_SENTENCES ? Math.sqrt(FULL_SENTENCES / found.length) : 1;
  const weights = found.flatMap((sentence, index) => {
    // What is said last is what stays.
    const place = index > 0 && index === found.length - 1 ? 1.15 : 1;
    return judgementsOf(sentence.text, pack).map((weight) => weight * scale * place);
  });
  const stars = starWeight(text);
  return stars === 0 ? weights : [...weights, stars];
}

/** A text whose language was not recognised: that of most of its small words. */
function inLikelyLanguage(text: string): readonly number[] {
  const folded = words(text).map((word) => word.folded);
  let likely: (typeof otherLanguages)[number] | undefined;
  let most = 0;
  for (const language of otherLanguages) {
    const count = folded.filter((word) => isStopWord(word, language)).length;
    if (count > most) [likely, most] = [language, count];
  }
  return likely === undefined ? [] : weightsOf(text, packOf(likely));
}

function sentimentOf(score: number, agreement: number): Sentiment {
  const rounded = Math.round(score * 10_000) / 10_000 || 0;
  const size = Math.abs(rounded);
  if (size < NEUTRAL) {
    const confidence = 0.35 + 0.25 * (1 - size / NEUTRAL) * (0.4 + 0.6 * agreement);
    return { label: 'neutral', score: rounded, confidence: Math.round(confidence * 10_000) / 10_000 };
  }
  const confidence = Math.min(0.99, 0.45 + 0.35 * size + 0.2 * agreement);
  return {
    label: rounded > 0 ? 'positive' : 'negative',
    score: rounded,
    confidence: Math.round(confidence * 10_000) / 10_000,
  };
}
