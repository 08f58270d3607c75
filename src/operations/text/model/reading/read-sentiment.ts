import type { Sentiment } from '../../engine/sentiment/sentiment.ts';
import type { SentimentLabel } from '../../schema.ts';
import type { Members } from './answer.ts';
import { evidenceIn, NOT_QUOTED } from './evidence.ts';
import { type Judged, readAnswer, type SecondBest } from './judged.ts';
import { numberIn } from './tolerance.ts';

/** What a model answered when it was asked for the sentiment of a text. */
export interface SentimentAnswer {
  readonly text: string;
  readonly answer: string;
}

/** The sentiment of an answer; label and score agree. */
export function readSentiment({ text, answer }: SentimentAnswer): Promise<Judged<Sentiment>> {
  return readAnswer(answer, (members) => {
    const judged = judge(members);
    const isUsable = 'value' in judged || judged.secondBest !== undefined;
    return isUsable && evidenceIn(text, members.evidence) === 'invented' ? { reason: NOT_QUOTED } : judged;
  });
}

/** Beyond this, in absolute value, a score is not neutral. */
const MAX_NEUTRAL = 0.5;

/** Words of models for the three labels. */
const labels: ReadonlyMap<string, SentimentLabel | 'mixed'> = new Map([
  ['positive', 'positive'],
  ['pos', 'positive'],
  ['negative', 'negative'],
  ['neg', 'negative'],
  ['neutral', 'neutral'],
  ['mixed', 'mixed'],
]);

/** Of an answer without a score: the middle of what its label allows. */
const UNSCORED = 0.5;
/** Of an answer that does not say how sure it is. */
const UNSURE = 0.5;

function judge(answer: Members): Judged<Sentiment> {
  const given = answer.label ?? answer.sentiment;
  const said = typeof given === 'string' ? given.toLowerCase().replace(/[^a-z]/g, '') : '';
  const label = labels.get(said);
  if (label === undefined) return { reason: '"label" must be "positive", "negative" or "neutral".' };
  const score = answer.score === undefined ? scoreOf(label) : numberIn(answer.score);
  if (score === undefined || Math.abs(score) > 1) return { reason: '"score" must be a number from -1 to 1.' };
  const confidence = answer.confidence === undefined ? UNSURE : numberIn(answer.confidence);
  if (confidence === undefined || confidence < 0 || confidence > 1) {
    return { reason: '"confidence" must be a number from 0 to 1.' };
  }
  return agreeing(label, rounded(score), rounded(confidence));
}

function scoreOf(label: SentimentLabel | 'mixed'): number {
  return label === 'positive' ? UNSCORED : label === 'negative' ? -UNSCORED : 0;
}

/**
 * The sentiment where label and score agree. A score above 0 for another label may be how strong the label is: that is
 * asked for again, and believed where the model repeats its label.
 */
function agreeing(label: SentimentLabel | 'mixed', score: number, confidence: number): Judged<Sentiment> {
  if (label === 'mixed') {
    return {
      value: { label: 'neutral', score: Math.min(Math.max(score, -MAX_NEUTRAL), MAX_NEUTRAL), confidence },
    };
  }
  if (label === 'positive' && score <= 0) return { reason: 'For "positive" the "score" must be above 0.' };
  const unsigned = (own: number) =>
    score > 0 ? { value: { label, score: own, confidence }, provided: label } : undefined;
  if (label === 'negative' && score >= 0) {
    return doubted('For "negative" the "score" must be below 0.', unsigned(-score));
  }
  if (label === 'neutral' && Math.abs(score) > MAX_NEUTRAL) {
    return doubted(`For "neutral" the "score" must be from -${MAX_NEUTRAL} to ${MAX_NEUTRAL}.`, unsigned(0));
  }
  return { value: { label, score, confidence } };
}

function doubted(reason: string, secondBest: SecondBest<Sentiment> | undefined): Judged<Sentiment> {
  return secondBest === undefined ? { reason } : { reason, secondBest };
}

/** To four decimals; never -0. */
function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000 + 0;
}
