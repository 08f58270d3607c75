import type { Schema } from '../schema/schema.ts';

/** The forms of a value that differ to a model: a list of texts says the same as that or one text. */
export function argumentForms(schema: Schema): readonly Schema[] {
  if (schema.anyOf === undefined) return [schema];
  const lists = schema.anyOf.filter((form) => form.type === 'array');
  const isItem = (form: Schema) => lists.some(({ items }) => items.type === form.type && isScalar(form));
  const byType = new Map(schema.anyOf.filter((form) => !isItem(form)).map((form) => [form.type, form]));
  return [...byType.values()];
}

function isScalar({ type }: Schema): boolean {
  return type !== undefined && type !== 'array' && type !== 'object';
}
