import type { Operation, Ports } from '../../operation.ts';
import type { ValueOf } from '../../schema/value-of.ts';
import { answer, warningHeaders } from './answer.ts';
import { byName } from './by-name.ts';
import { engineCost } from './cost.ts';
import { bestOf } from './engine/classify/probabilities.ts';
import { modelThatSays } from './example-model.ts';
import { classifyParts } from './model/pieces/parts.ts';
import { readNames } from './read-names.ts';
import { readText } from './read-text.ts';
import { classifyResult } from './result-schema.ts';
import { BODY_BYTES, classifyRequest } from './schema.ts';

export const classifyText = {
  id: 'text.classify',
  summary: 'Put a text into one of your classes',
  description:
    'The labels are yours, in any words, without training. Each gets a probability; together they ' +
    'are exactly 1. Labels come back as they were sent, in any script and spelling.\n\n' +
    'The built-in engine compares the meaning of English words by a table of word vectors; language names as ' +
    'labels are matched with the language of the text.',
  routes: [{ method: 'POST', path: '/v1/text/classify' }],
  input: classifyRequest,
  subject: { member: 'text' },
  output: { media: { 'application/json': { schema: classifyResult } }, headers: warningHeaders },
  limits: { bodyBytes: BODY_BYTES },
  answerBytes: (requestBytes) => 4096 + 2 * requestBytes,
  needs: ['languageModel', 'threads'],
  cost: engineCost.classify,
  parts: classifyParts,
  examples: [
    {
      title: 'Routing a support ticket',
      input: {
        text: 'The app shows a blank screen after I log in, and reinstalling does not help.',
        labels: ['billing', 'technical support', 'sales'],
      },
    },
    {
      title: 'With a language model',
      input: { text: 'Can I pay the deposit on arrival?', labels: ['question', 'complaint', 'booking'] },
      needs: modelThatSays({ label: 'question', scores: { question: 80, complaint: 2, booking: 18 } }),
    },
  ],
  run: async (input: ValueOf<typeof classifyRequest>, needs: Ports<'languageModel' | 'threads'>) => {
    const labels = readNames('labels', input.labels);
    const text = readText(input.text);
    const { value, model, headers } = await answer(needs, {
      builtIn: async () => {
        const { classify } = await import('./engine/classify/classify.ts');
        return classify(text, labels);
      },
      model: async (session) => {
        const { classifyWithModel } = await import('./model/classify.ts');
        return classifyWithModel(session, { text, labels }, needs.threads);
      },
    });
    return {
      kind: 'json',
      value: { label: labels[bestOf(value)]!, scores: byName(labels, value), model },
      headers,
    };
  },
} as const satisfies Operation<ValueOf<typeof classifyRequest>, ValueOf<typeof classifyResult>>;
