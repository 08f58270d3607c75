import type { Sentiment } from '../../engine/sentiment/sentiment.ts';
import type { SentimentLabel } from '../../schema.ts';
import type { Members } from './answer.ts';
import { evidenceIn, NOT_QUOTED } from './evidence.ts';
import { type Judged, readAnswer, type SecondBest } from './judged.ts';
import { numberIn, textIn, valuesFor, withBareLabel } from './tolerance.ts';

/** What a model answered when it was asked for the sentiment of a text. */
export interface SentimentAnswer {
  readonly text: string;
  readonly answer: string;
}

/** The sentiment of an answer; label and score agree. */
export function readSentiment({ text, answer }: SentimentAnswer): Promise<Judged<Sentiment>> {
  return readAnswer(withBareLabel(answer), (members) => {
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
  const [given, other, said, sure] = valuesFor(['label', 'sentiment', 'score', 'confidence'], answer);
  const label = labelIn(textIn(given ?? other) ?? '');
  if (label === undefined) return { reason: '"label" must be "positive", "negative" or "neutral".' };
  const score = said === undefined || said === null ? scoreOf(label) : numberIn(said);
  if (score === undefined || Math.abs(score) > 1) return { reason: '"score" must be a number from -1 to 1.' };
  const confidence = sure === undefined || sure === null ? UNSURE : numberIn(sure);
  if (confidence === undefined || confidence < 0 || confidence > 1) {
    const judged = agreeing(label, rounded(score), UNSURE);
    return 'value' in judged
      ? doubted('"confidence" must be a number from 0 to 1.', { value: judged.value })
      : judged;
  }
  return agreeing(label, rounded(score), rounded(confidence));
}

/** Words of an answer that names a label and says little else: "Very negative", "**Label:** negative". */
const MAX_LABEL_WORDS = 3;

function labelIn(given: string): SentimentLabel | 'mixed' | undefined {
  const words =
    given
      .slice(0, 60)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const named = new Set(words.map((word) => labels.get(word)).filter((label) => label !== undefined));
  const [label] = named;
  const isDenied = words.some((word) => /^(?:not|non|nor|neither|or)$/.test(word));
  return named.size === 1 && words.length <= MAX_LABEL_WORDS && !isDenied ? label : undefined;
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
