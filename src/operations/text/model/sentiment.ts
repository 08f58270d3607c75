import type { ModelSession } from '../../../operation.ts';
import type { Sentiment } from '../engine/sentiment/sentiment.ts';
import { firstCodePoints } from '../language/code-points.ts';
import { SCORED_CHARACTERS, type SentimentLabel } from '../schema.ts';
import type { Members } from './answer.ts';
import { ask, type Judged } from './ask.ts';
import { prompt, tokensFor } from './prompt.ts';
import { numberIn } from './tolerance.ts';

/** Beyond this, in absolute value, a score is not neutral. */
const MAX_NEUTRAL = 0.5;

const ANSWER_BYTES = 100;

/** The sentiment of the first 2000 code points of a text by a model, which gets no more. Numbers have 4 decimals. */
export function sentimentWithModel(
  session: ModelSession,
  { text }: { readonly text: string },
): Promise<Sentiment> {
  const question = {
    system: instruction,
    data: { text: firstCodePoints(text, SCORED_CHARACTERS) },
    answer: { name: 'sentiment', schema },
    tokens: tokensFor(ANSWER_BYTES),
  };
  return ask(session, question, judge);
}

const schema = {
  type: 'object',
  properties: {
    label: { type: 'string', enum: ['positive', 'negative', 'neutral'] },
    score: { type: 'number' },
    confidence: { type: 'number' },
  },
  required: ['label', 'score', 'confidence'],
  additionalProperties: false,
};

const instruction = prompt({
  task: 'You judge the sentiment of texts.',
  data: '"text"',
  rules: [
    '"label" is "positive", "negative" or "neutral": how the writer feels about what the text is about. Facts without feeling, and as much praise as blame, are neutral.',
    '"score" is a number from -1 (most negative) to 1 (most positive): above 0 for positive, below 0 for negative, near 0 for neutral.',
    '"confidence" is a number from 0 to 1: how sure you are.',
    'Mind negation and irony: "no complaints" is positive, "not good" is negative.',
  ],
  example: { label: 'negative', score: -0.7, confidence: 0.9 },
});

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
