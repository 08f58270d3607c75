import { UpstreamError } from '../../errors.ts';
import { type Operation, type Ports, partsBy, type Threads } from '../../operation.ts';
import type { ValueOf } from '../../schema/value-of.ts';
import { type Answer, answer, warningHeaders } from './answer.ts';
import { engineCost } from './cost.ts';
import type { Keyword } from './engine/keywords/keyword.ts';
import { modelThatSays } from './example-model.ts';
import { minutes } from './example-texts.ts';
import { keywordsParts } from './model/pieces/parts.ts';
import { readText } from './read-text.ts';
import { keywordsResult } from './result-schema.ts';
import { BODY_BYTES, keywordsRequest } from './schema.ts';

/** The `model` of a ranking by frequency that replaces a model's answer. */
const FALLBACK = 'fallback';

export const findKeywords = {
  id: 'text.keywords',
  summary: 'Find the key terms of a text',
  description:
    'Words and phrases of the text itself, most important first. Terms of a language model that the text does ' +
    'not contain are dropped.\n\n' +
    'This call does not fail when its model does: without a usable answer, terms are ranked by how often they occur, ' +
    'and `model` is `fallback`.',
  routes: [{ method: 'POST', path: '/v1/text/keywords' }],
  input: keywordsRequest,
  subject: { member: 'text' },
  output: { media: { 'application/json': { schema: keywordsResult } }, headers: warningHeaders },
  limits: { bodyBytes: BODY_BYTES },
  answerBytes: (requestBytes) => 4096 + 4 * requestBytes,
  needs: ['languageModel', 'threads'],
  fallsBackFrom: ['languageModel'],
  cost: engineCost.keywords,
  parts: keywordsParts,
  examples: [
    { title: 'The topics of a text', input: { text: minutes, max: 6 } },
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
  run: async (input: ValueOf<typeof keywordsRequest>, needs: Ports<'languageModel' | 'threads'>) => {
    const { max } = input;
    const text = readText(input.text);
    const {
      value: keywords,
      model,
      headers,
    } = await answer<readonly Keyword[]>(needs, {
      builtIn: async () => {
        const { keyphrases } = await import('./engine/keywords/keywords.ts');
        return keyphrases(text, max);
      },
      model: async (session) => {
        const { keywordsWithModel } = await import('./model/keywords.ts');
        return keywordsWithModel(session, { text, max }, needs.threads);
      },
    }).catch((error: unknown) => instead(error, { text, max }, needs.threads));
    return { kind: 'json', value: { keywords, model }, headers };
  },
} as const satisfies Operation<ValueOf<typeof keywordsRequest>, ValueOf<typeof keywordsResult>>;

/** Ranks by frequency where the model gave no usable answer; other errors are rethrown. */
async function instead(
  error: unknown,
  input: { readonly text: string; readonly max: number },
  threads: Threads | undefined,
): Promise<Answer<readonly Keyword[]>> {
  if (!(error instanceof UpstreamError)) throw error;
  return { value: await partsBy(keywordsParts, threads).frequencies(input), model: FALLBACK, headers: {} };
}
