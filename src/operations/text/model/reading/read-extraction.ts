import { isObject } from '../../../../schema/prepare.ts';
import { grounding } from '../../language/grounding.ts';
import type { Members } from './answer.ts';
import { valueReader } from './extracted-value.ts';
import { type Judged, readAnswer } from './judged.ts';
import { valuesFor } from './tolerance.ts';

/** The value of each field in a text, in the order of the fields; null where there is none. */
export type Values = readonly (string | null)[];

/** What a model answered when it was asked for fields of a text. */
export interface ExtractionAnswer {
  readonly text: string;
  readonly fields: readonly string[];
  readonly answer: string;
}

/** The values of an answer, all of them in the text; with others it is a second best. */
export function readExtraction({ text, fields, answer }: ExtractionAnswer): Promise<Judged<Values>> {
  const source = { isGrounded: grounding(text), valueIn: valueReader(text) };
  return readAnswer(answer, (members) => judge(members, fields, source), 'data');
}

interface Source {
  readonly valueIn: (given: unknown) => string | null;
  readonly isGrounded: (value: string) => boolean;
}

function judge(answer: Members, fields: readonly string[], { valueIn, isGrounded }: Source): Judged<Values> {
  const given = valuesFor(fields, isObject(answer.data) || Array.isArray(answer.data) ? answer.data : answer);
  const values = given.map(valueIn);
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
