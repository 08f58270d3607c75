import type { Sentiment } from '../engine/sentiment/sentiment.ts';
import type { SentimentLabel } from '../schema.ts';
import type { Members } from './answer.ts';
import { type Judged, readAnswer } from './judged.ts';
import { numberIn } from './tolerance.ts';

/** The sentiment of an answer; label and score agree. */
export function readSentiment({ answer }: { readonly answer: string }): Promise<Judged<Sentiment>> {
  return readAnswer(answer, judge);
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

function judge(answer: Members): Judged<Sentiment> {
  const said = typeof answer.label === 'string' ? answer.label.toLowerCase().replace(/[^a-z]/g, '') : '';
  const label = labels.get(said);
  if (label === undefined) return { reason: '"label" must be "positive", "negative" or "neutral".' };
  const score = numberIn(answer.score);
  if (score === undefined || Math.abs(score) > 1) return { reason: '"score" must be a number from -1 to 1.' };
  const confidence = numberIn(answer.confidence);
  if (confidence === undefined || confidence < 0 || confidence > 1) {
    return { reason: '"confidence" must be a number from 0 to 1.' };
  }
  return agreeing(label, rounded(score), rounded(confidence));
}

function agreeing(label: SentimentLabel | 'mixed', score: number, confidence: number): Judged<Sentiment> {
  if (label === 'mixed') {
    return {
      value: { label: 'neutral', score: Math.min(Math.max(score, -MAX_NEUTRAL), MAX_NEUTRAL), confidence },
    };
  }
  if (label === 'positive' && score <= 0) return { reason: 'For "positive" the "score" must be above 0.' };
  if (label === 'negative' && score >= 0) return { reason: 'For "negative" the "score" must be below 0.' };
  if (label === 'neutral' && Math.abs(score) > MAX_NEUTRAL) {
    return { reason: `For "neutral" the "score" must be from -${MAX_NEUTRAL} to ${MAX_NEUTRAL}.` };
  }
  return { value: { label, score, confidence } };
}

/** To four decimals; never -0. */
function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000 + 0;
}
