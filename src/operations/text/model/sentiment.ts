import { type ModelSession, partsBy, type Threads } from '../../../operation.ts';
import type { Sentiment } from '../engine/sentiment/sentiment.ts';
import { firstCodePoints } from '../language/code-points.ts';
import { SCORED_CHARACTERS } from '../schema.ts';
import { ask } from './ask.ts';
import { EVIDENCE_RULE, evidenceSchema } from './asked-evidence.ts';
import { sentimentParts } from './pieces/parts.ts';
import { prompt, tokensFor } from './prompt.ts';

const ANSWER_BYTES = 400;

/** The sentiment of the first 2000 code points of a text by a model, which gets no more. Numbers have 4 decimals. */
export function sentimentWithModel(
  session: ModelSession,
  { text }: { readonly text: string },
  threads?: Threads,
): Promise<Sentiment> {
  const { read } = partsBy(sentimentParts, threads);
  const scored = firstCodePoints(text, SCORED_CHARACTERS);
  const question = {
    system: instruction,
    data: { text: scored },
    answer: { name: 'sentiment', schema },
    tokens: tokensFor(ANSWER_BYTES),
  };
  return ask(session, question, (answer) => read({ text: scored, answer }));
}

const schema = {
  type: 'object',
  properties: {
    evidence: evidenceSchema,
    label: { type: 'string', enum: ['positive', 'negative', 'neutral'] },
    score: { type: 'number' },
    confidence: { type: 'number' },
  },
  required: ['evidence', 'label', 'score', 'confidence'],
  additionalProperties: false,
};

const instruction = prompt({
  task: 'You judge the sentiment of texts.',
  data: '"text"',
  rules: [
    EVIDENCE_RULE,
    '"label" is "positive", "negative" or "neutral": how the writer feels about what the text is about. Facts without feeling, and as much praise as blame, are neutral.',
    '"score" is a number from -1 (most negative) to 1 (most positive): above 0 for positive, below 0 for negative, near 0 for neutral.',
    '"confidence" is a number from 0 to 1: how sure you are.',
    'Mind negation and irony: "no complaints" is positive, "not good" is negative.',
  ],
  example: { evidence: ['has not come'], label: 'negative', score: -0.7, confidence: 0.9 },
});
