import type { Operation, Ports } from '../../operation.ts';
import type { ValueOf } from '../../schema/value-of.ts';
import { answer, BUILT_IN } from './answer.ts';
import { engineCost } from './cost.ts';
import { modelThatSays } from './example-model.ts';
import { rewriteParts } from './model/pieces/parts.ts';
import { readText } from './read-text.ts';
import { rewriteResult } from './result-schema.ts';
import { BODY_BYTES, MAX_MODEL_ANSWER_BYTES, rewriteRequest } from './schema.ts';

export const rewriteText = {
  id: 'text.rewrite',
  summary: 'Say the same in another tone',
  description:
    'Facts stay: numbers, amounts, dates, times, names, links, addresses, codes and quoted text. The answer of ' +
    'a language model is compared with the text; when it loses a fact or makes up a number the model is asked ' +
    'again, and in the end the built-in engine answers instead, which `model` then says.\n\n' +
    'The built-in engine rewrites English; a text in another language comes back as it is, with x-text-warning. ' +
    '`concise` is never longer than the text.',
  routes: [{ method: 'POST', path: '/v1/text/rewrite' }],
  input: rewriteRequest,
  subject: { member: 'text' },
  output: {
    media: { 'application/json': { schema: rewriteResult } },
    headers: {
      'x-text-warning': {
        description:
          'not-english: the text comes back as it was, since the built-in engine rewrites English only. ' +
          "text-cut-by-model: the model seems to have read only a part of the text, since the model's context is too small",
        schema: { type: 'string', enum: ['not-english', 'text-cut-by-model'] },
      },
    },
  },
  limits: { bodyBytes: BODY_BYTES },
  answerBytes: (requestBytes) => MAX_MODEL_ANSWER_BYTES + 4 * requestBytes,
  needs: ['languageModel', 'threads'],
  cost: engineCost.rewrite,
  parts: rewriteParts,
  examples: [
    {
      title: 'A chat message, rewritten for a customer',
      input: {
        text: 'hey, sry but ur parcel BX-7712 isnt here yet, gonna be 2 days late. u can pick it up fri after 5 pm',
      },
    },
    {
      title: 'Shorter',
      input: {
        text: 'I am writing to inform you that, in view of the fact that the boiler is being repaired, the office will be closed until 14 May.',
        tone: 'concise',
      },
    },
    {
      title: 'In another language',
      input: {
        text: 'Bitte senden Sie uns die Unterlagen bis Freitag. Wir haben sie noch nicht.',
        tone: 'formal',
      },
    },
    {
      title: 'With a language model',
      input: { text: 'Submit the report by Thursday.', tone: 'friendly' },
      needs: modelThatSays({ text: 'Could you send us the report by Thursday? Thank you!' }),
    },
  ],
  run: async (input: ValueOf<typeof rewriteRequest>, needs: Ports<'languageModel' | 'threads'>) => {
    const { tone } = input;
    const text = readText(input.text);
    const {
      value,
      model,
      headers: warnings,
    } = await answer(needs, {
      builtIn: async () => {
        const { rewrite } = await import('./engine/rewrite/rewrite.ts');
        return { text: rewrite(text, tone), byModel: false };
      },
      model: async (session) => {
        const { rewriteWithModel } = await import('./model/rewrite.ts');
        return rewriteWithModel(session, { text, tone }, needs.threads);
      },
    });
    if (value.byModel) return { kind: 'json', value: { text: value.text, model }, headers: warnings };
    const { isEnglish } = await import('./engine/rewrite/is-english.ts');
    const headers = isEnglish(text) ? {} : { 'x-text-warning': 'not-english' };
    return { kind: 'json', value: { text: value.text, model: BUILT_IN }, headers };
  },
} as const satisfies Operation<ValueOf<typeof rewriteRequest>, ValueOf<typeof rewriteResult>>;
