import { isObject } from './prepare.ts';
import type { ObjectSchema, Schema } from './schema.ts';

/**
 * What an answer does not know because a server that it needs did not answer: the words of `x-not-known` that its members
 * have, each once.
 */
export function notKnown(schema: Schema, value: unknown): readonly string[] {
  return [...new Set(wordsIn(schema, value))];
}

/** Whether a schema has words for what an answer may not know. */
export function mayBeUnknown(schema: Schema): boolean {
  if (schema.anyOf !== undefined) return schema.anyOf.some(mayBeUnknown);
  if (schema.type === 'array') return mayBeUnknown(schema.items);
  if (schema.type === 'object') return Object.values(schema.properties).some(mayBeUnknown);
  return schema.type === 'string' && schema['x-not-known'] !== undefined;
}

function wordsIn(schema: Schema, value: unknown): readonly string[] {
  if (schema.anyOf !== undefined) return schema.anyOf.flatMap((form) => wordsIn(form, value));
  if (schema.type === 'array') {
    return Array.isArray(value) ? value.flatMap((item) => wordsIn(schema.items, item)) : [];
  }
  if (schema.type === 'object') {
    if (!isObject(value)) return [];
    return membersOf(schema).flatMap(([name, member]) => wordsIn(member, value[name]));
  }
  if (schema.type !== 'string' || typeof value !== 'string') return [];
  return (schema['x-not-known'] ?? []).filter((words) => value.includes(words));
}

type Member = readonly [name: string, schema: Schema];

const members = new WeakMap<ObjectSchema, readonly Member[]>();

/** The members of an object that may be unknown, found once: an answer of a bulk run is looked at in microseconds. */
function membersOf(schema: ObjectSchema): readonly Member[] {
  let found = members.get(schema);
  if (found === undefined) {
    found = Object.entries(schema.properties).filter(([, member]) => mayBeUnknown(member));
    members.set(schema, found);
  }
  return found;
}
