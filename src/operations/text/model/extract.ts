import { type ModelSession, type PartFunctions, partsBy, type Threads } from '../../../operation.ts';
import { ask } from './ask.ts';
import { inPieces } from './pieces/in-pieces.ts';
import { extractParts } from './pieces/parts.ts';
import { prompt, tokensFor } from './prompt.ts';
import type { Values } from './reading/read-extraction.ts';

interface Input {
  readonly text: string;
  readonly fields: readonly string[];
}

const VALUE_BYTES = 200;

/**
 * The values of named fields in a text, by a model: in a long text those of the first piece that has one. A value
 * that is not in the text is requested once more, and then is null.
 */
export async function extractWithModel(
  session: ModelSession,
  { text, fields }: Input,
  threads?: Threads,
): Promise<Values> {
  const { pieces, read } = partsBy(extractParts, threads);
  const found = await inPieces(await pieces(text), (piece) => askFor(session, { text: piece, fields }, read));
  return fields.map(
    (_, index) => found.map(({ value }) => value[index]!).find((value) => value !== null) ?? null,
  );
}

function askFor(
  session: ModelSession,
  { text, fields }: Input,
  read: PartFunctions<typeof extractParts>['read'],
): Promise<Values> {
  const fieldBytes = fields.reduce((sum, field) => sum + 3 * field.length + VALUE_BYTES, 0);
  const question = {
    system: instruction,
    data: { text, fields },
    answer: { name: 'extraction', schema: schemaFor(fields) },
    tokens: tokensFor(fieldBytes),
  };
  return ask(session, question, (answer) => read({ text, fields, answer }));
}

/** Members are named by the fields: Object.fromEntries makes an own member of `__proto__` too. */
function schemaFor(fields: readonly string[]): Readonly<Record<string, unknown>> {
  return {
    type: 'object',
    properties: {
      data: {
        type: 'object',
        properties: Object.fromEntries(fields.map((field) => [field, { type: ['string', 'null'] }])),
        required: fields,
        additionalProperties: false,
      },
    },
    required: ['data'],
    additionalProperties: false,
  };
}

const instruction = prompt({
  task: 'You extract values from texts.',
  data: '"text" and a list of "fields"',
  rules: [
    '"data" has each of the "fields", its name copied exactly, with what the text says of it.',
    'Copy each value from the text exactly as it is written there, without the words around it. Do not translate, complete, calculate or guess.',
    'Where the text does not say it, the value is null.',
  ],
  example: { data: { invoice_number: 'INV-204', 'due date': '3 May 2026', iban: null } },
});
