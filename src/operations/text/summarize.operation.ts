import type { Operation, Ports } from '../../operation.ts';
import type { ValueOf } from '../../schema/value-of.ts';
import { answer, warningHeaders } from './answer.ts';
import { engineCost } from './cost.ts';
import { modelThatSays } from './example-model.ts';
import { minutes } from './example-texts.ts';
import { countCodePoints } from './language/code-points.ts';
import { summarizeParts } from './model/pieces/parts.ts';
import { readText } from './read-text.ts';
import { summarizeResult } from './result-schema.ts';
import { BODY_BYTES, MAX_MODEL_ANSWER_BYTES, summarizeRequest } from './schema.ts';

export const summarizeText = {
  id: 'text.summarize',
  summary: 'Summarize a text',
  description:
    'Without a language model the most important sentences are selected, in their order and as they were ' +
    'written; repetitions are left out. A configured model writes its own.\n\n' +
    'A long text is read to its end: for a model it is cut into pieces at ends of sentences, and their ' +
    'summaries are summarized.',
  routes: [{ method: 'POST', path: '/v1/text/summarize' }],
  input: summarizeRequest,
  subject: { member: 'text' },
  output: { media: { 'application/json': { schema: summarizeResult } }, headers: warningHeaders },
  limits: { bodyBytes: BODY_BYTES },
  answerBytes: (requestBytes) => MAX_MODEL_ANSWER_BYTES + requestBytes,
  needs: ['languageModel', 'threads'],
  cost: engineCost.summarize,
  parts: summarizeParts,
  examples: [
    { title: 'The two sentences that matter', input: { text: minutes, sentences: 2 } },
    {
      title: 'With a language model, as a list',
      input: { text: minutes, sentences: 2, style: 'bullets' },
      needs: modelThatSays({
        sentences: [
          'The north pier, closed since January, is rebuilt for ferries of up to 60 cars.',
          'Work begins in May, lasts eleven months and costs 8.2 million pounds.',
        ],
      }),
    },
  ],
  run: async (input: ValueOf<typeof summarizeRequest>, needs: Ports<'languageModel' | 'threads'>) => {
    const { sentences, style } = input;
    const text = readText(input.text);
    const { value, model, headers } = await answer(needs, {
      builtIn: async () => {
        const { summarize } = await import('./engine/summarize/summarize.ts');
        return summarize(text, { sentences, style });
      },
      model: async (session) => {
        const { summarizeWithModel } = await import('./model/summarize.ts');
        return summarizeWithModel(session, { text, sentences, style }, needs.threads);
      },
    });
    return {
      kind: 'json',
      value: { ...value, input_chars: countCodePoints(input.text), model },
      headers,
    };
  },
} as const satisfies Operation<ValueOf<typeof summarizeRequest>, ValueOf<typeof summarizeResult>>;
