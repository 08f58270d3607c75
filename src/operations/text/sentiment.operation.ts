import type { Operation, Ports } from '../../operation.ts';
import type { ValueOf } from '../../schema/value-of.ts';
import { answer, warningHeaders } from './answer.ts';
import { engineCost } from './cost.ts';
import { modelThatSays } from './example-model.ts';
import { sentimentParts } from './model/pieces/parts.ts';
import { readText } from './read-text.ts';
import { sentimentResult } from './result-schema.ts';
import { BODY_BYTES, SCORED_CHARACTERS, sentimentRequest } from './schema.ts';

export const judgeSentiment = {
  id: 'text.sentiment',
  summary: 'Tell whether a text is positive, negative or neutral',
  description:
    `Only the first ${SCORED_CHARACTERS} characters are scored, exactly, and only they are shown to a language ` +
    'model.\n\n' +
    'The built-in engine reads English, Spanish, French, German, Italian and Portuguese. It handles words that ' +
    'reverse a meaning: "no complaints", "can\'t recommend it enough" and "not bad at all" are positive, and a policy ' +
    'that covers theft and fire is neutral.',
  routes: [{ method: 'POST', path: '/v1/text/sentiment' }],
  input: sentimentRequest,
  subject: { member: 'text' },
  output: { media: { 'application/json': { schema: sentimentResult } }, headers: warningHeaders },
  limits: { bodyBytes: BODY_BYTES },
  answerBytes: 4096,
  needs: ['languageModel', 'threads'],
  cost: engineCost.sentiment,
  parts: sentimentParts,
  examples: [
    {
      title: 'Praise that a word list mistakes for a complaint',
      input: { text: "No problems at all. I couldn't be happier, and the waiting time was not bad either." },
    },
    { title: 'A fact', input: { text: 'The policy covers theft, fire and water damage.' } },
    {
      title: 'With a language model',
      input: { text: 'Great, the third update this week and it still crashes.' },
      needs: modelThatSays({ label: 'negative', score: -0.8, confidence: 0.95 }),
    },
  ],
  run: async (input: ValueOf<typeof sentimentRequest>, needs: Ports<'languageModel' | 'threads'>) => {
    const text = readText(input.text);
    const { value, model, headers } = await answer(needs, {
      builtIn: async () => {
        const { scoreSentiment } = await import('./engine/sentiment/sentiment.ts');
        return scoreSentiment(text);
      },
      model: async (session) => {
        const { sentimentWithModel } = await import('./model/sentiment.ts');
        return sentimentWithModel(session, { text }, needs.threads);
      },
    });
    return { kind: 'json', value: { ...value, model }, headers };
  },
} as const satisfies Operation<ValueOf<typeof sentimentRequest>, ValueOf<typeof sentimentResult>>;
