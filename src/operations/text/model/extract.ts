import type { ModelSession } from '../../../operation.ts';
import { isObject } from '../../../schema/prepare.ts';
import { grounding } from '../language/grounding.ts';
import type { Members } from './answer.ts';
import { ask, type Judged } from './ask.ts';
import { valueIn } from './extracted-value.ts';
import { fourAtOnce } from './four-at-once.ts';
import { pieces } from './pieces.ts';
import { prompt, tokensFor } from './prompt.ts';
import { valuesFor } from './tolerance.ts';

interface Input {
  readonly text: string;
  readonly fields: readonly string[];
}

/** The value of each field in a text, in the order of the fields; null where there is none. */
type Values = readonly (string | null)[];

const VALUE_BYTES = 200;

/**
 * The values of named fields in a text, by a model: in a long text those of the first piece that has one. A value
 * that is not in the text is requested once more, and then is null.
 */
export async function extractWithModel(session: ModelSession, { text, fields }: Input): Promise<Values> {
  const parts = pieces(text, 'sentences').filter((part) => part.trim() !== '');
  const found = await fourAtOnce(parts, (part) => askFor(session, part, fields));
  return fields.map(
    (_, index) => found.map((values) => values[index]!).find((value) => value !== null) ?? null,
  );
}

function askFor(session: ModelSession, text: string, fields: readonly string[]): Promise<Values> {
  const isGrounded = grounding(text);
  const fieldBytes = fields.reduce((sum, field) => sum + 3 * field.length + VALUE_BYTES, 0);
  const question = {
    system: instruction,
    data: { text, fields },
    answer: { name: 'extraction', schema: schemaFor(fields) },
    tokens: tokensFor(fieldBytes),
  };
  return ask(session, question, (answer) => judge(answer, fields, { text, isGrounded }));
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

interface Source {
  readonly text: string;
  readonly isGrounded: (value: string) => boolean;
}

function judge(answer: Members, fields: readonly string[], { text, isGrounded }: Source): Judged<Values> {
  const given = valuesFor(fields, isObject(answer.data) || Array.isArray(answer.data) ? answer.data : answer);
  const values = given.map((value) => valueIn(value, text));
  if (given.every((value) => value === undefined)) return unanswered(answer, fields);
  const wrong = fields.filter((_, index) => values[index] !== null && !isGrounded(values[index]!));
  if (wrong.length === 0) return { value: values };
  return {
    reason:
      `The text does not hold the value of ${wrong.map((field) => JSON.stringify(field)).join(', ')}: ` +
      'copy it exactly as the text has it, or give null.',
    secondBest: { value: values.map((value) => (value !== null && isGrounded(value) ? value : null)) },
  };
}

/** A model that leaves out missing fields may leave out all. */
function unanswered({ data }: Members, fields: readonly string[]): Judged<Values> {
  const reason = '"data" must be an object with each of the "fields", its name copied exactly.';
  const isEmpty = isObject(data) && Object.keys(data).length === 0;
  return isEmpty ? { reason, secondBest: { value: fields.map(() => null) } } : { reason };
}
