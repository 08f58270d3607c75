import { UpstreamError } from '../../errors.ts';
import type { Needs, Operation } from '../../operation.ts';
import type { ValueOf } from '../../schema/value-of.ts';
import { BUILT_IN } from './answer.ts';
import { costOf } from './cost.ts';
import type { Keyword } from './engine/keywords/keyword.ts';
import { modelThatSays } from './example-model.ts';
import { minutes } from './example-texts.ts';
import { readText } from './read-text.ts';
import { keywordsResult } from './result-schema.ts';
import { BODY_BYTES, keywordsRequest } from './schema.ts';

/** The `model` of a ranking by frequency that stands in for a model's answer. */
const FALLBACK = 'fallback';

export const findKeywords = {
  id: 'text.keywords',
  summary: 'Find the key terms of a text',
  description:
    'Words and phrases of the text itself, most important first. What a language model names and the text does ' +
    'not hold is dropped.\n\n' +
    'This call never fails for its model: when nothing of use comes, terms are ranked by how often they occur, ' +
    'and `model` is `fallback`.',
  routes: [{ method: 'POST', path: '/v1/text/keywords' }],
  input: keywordsRequest,
  output: { media: { 'application/json': { schema: keywordsResult } } },
  limits: { bodyBytes: BODY_BYTES },
  cost: costOf({ start: 0.1, perKilobyte: 0.2 }),
  examples: [
    { title: 'What a text is about', input: { text: minutes, max: 6 } },
    {
      title: 'With a language model',
      input: { text: minutes, max: 5 },
      needs: modelThatSays({
        keywords: [
          { term: 'north pier', weight: 0.95 },
          { term: 'harbour board', weight: 0.6 },
          { term: 'maritime infrastructure', weight: 0.5 },
          { term: 'ferries', weight: 0.4 },
        ],
      }),
    },
  ],
  run: async (input: ValueOf<typeof keywordsRequest>, needs: Needs) => {
    const { max } = input;
    const text = readText(input.text);
    const { keywords, model } = needs.languageModel
      ? await ranked(text, max, { ...needs, languageModel: needs.languageModel })
      : { keywords: (await import('./engine/keywords/keywords.ts')).keyphrases(text, max), model: BUILT_IN };
    return { kind: 'json', value: { keywords, model } };
  },
} as const satisfies Operation<ValueOf<typeof keywordsRequest>>;

/** By the model; by frequency when that gives nothing of use. */
async function ranked(
  text: string,
  max: number,
  { languageModel, abandoned }: Required<Pick<Needs, 'languageModel'>> & Pick<Needs, 'abandoned'>,
): Promise<{ readonly keywords: readonly Keyword[]; readonly model: string }> {
  const { keywordsWithModel } = await import('./model/keywords.ts');
  const session = languageModel.open(abandoned?.());
  try {
    return { keywords: await keywordsWithModel(session, { text, max }), model: await session.modelId() };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    const { termFrequencies } = await import('./engine/keywords/term-frequency.ts');
    return { keywords: termFrequencies(text, max), model: FALLBACK };
  }
}
