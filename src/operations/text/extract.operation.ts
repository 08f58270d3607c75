import type { Operation, Ports } from '../../operation.ts';
import type { ValueOf } from '../../schema/value-of.ts';
import { answer, warningHeaders } from './answer.ts';
import { byName } from './by-name.ts';
import { engineCost } from './cost.ts';
import { modelThatSays } from './example-model.ts';
import { letter } from './example-texts.ts';
import { extractParts } from './model/pieces/parts.ts';
import { readNames } from './read-names.ts';
import { readText } from './read-text.ts';
import { extractResult } from './result-schema.ts';
import { BODY_BYTES, extractRequest } from './schema.ts';

export const extractFields = {
  id: 'text.extract',
  summary: 'Find the values of named fields in a text',
  description:
    'Name the fields as you like: `invoice_number`, `dueDate`, `Phone`. Each comes back as the text has it, or ' +
    'as null where the text has none. A value that is not in the text is never returned, by either engine: ' +
    'a value that a language model makes up is requested again, then dropped.',
  routes: [{ method: 'POST', path: '/v1/text/extract' }],
  input: extractRequest,
  subject: { member: 'text' },
  output: { media: { 'application/json': { schema: extractResult } }, headers: warningHeaders },
  limits: { bodyBytes: BODY_BYTES },
  answerBytes: (requestBytes) => 4096 + 20 * requestBytes,
  needs: ['languageModel', 'threads'],
  cost: engineCost.extract,
  parts: extractParts,
  examples: [
    {
      title: 'Fields of a letter',
      input: { text: letter, fields: ['name', 'company', 'caseNumber', 'phone', 'deadline', 'amount'] },
    },
    {
      title: 'With a language model',
      input: { text: letter, fields: ['name', 'due_date', 'iban'] },
      needs: modelThatSays({ data: { name: 'Ines Carvalho', due_date: '12 May 2026', iban: 'N/A' } }),
    },
  ],
  run: async (input: ValueOf<typeof extractRequest>, needs: Ports<'languageModel' | 'threads'>) => {
    const fields = readNames('fields', input.fields);
    const text = readText(input.text);
    const { value, model, headers } = await answer(needs, {
      builtIn: async () => {
        const { extract } = await import('./engine/extract/extract.ts');
        return extract(text, fields);
      },
      model: async (session) => {
        const { extractWithModel } = await import('./model/extract.ts');
        return extractWithModel(session, { text, fields }, needs.threads);
      },
    });
    return { kind: 'json', value: { data: byName(fields, value), model }, headers };
  },
} as const satisfies Operation<ValueOf<typeof extractRequest>, ValueOf<typeof extractResult>>;
