import { type Fault, MAX_FAULTS } from '../errors.ts';
import { mismatch, missing } from './fault-message.ts';
import { pointerTo } from './pointer.ts';
import { isObject } from './prepare.ts';
import { isCountAllowed, ruleOf } from './rule.ts';
import type { ArraySchema, ObjectSchema, Schema } from './schema.ts';

/** The faults of a prepared value against its schema, in document order, at most 20 and one for each place. */
export function check(schema: Schema, value: unknown): readonly Fault[] {
  const faults: Fault[] = [];
  if (!ruleOf(schema)(value)) nameFaults(schema, value, '', faults);
  return faults;
}

/** Names what is wrong with a value that the rule of its schema rejects. */
function nameFaults(schema: Schema, value: unknown, pointer: string, faults: Fault[]): void {
  if (schema.type === 'object' && isObject(value)) {
    nameMembers(schema, value, pointer, faults);
  } else if (schema.type === 'array' && Array.isArray(value) && isCountAllowed(schema, value.length)) {
    nameItems(schema, value, pointer, faults);
  } else {
    faults.push({ pointer, message: mismatch(schema, value) });
  }
}

function nameMembers(
  schema: ObjectSchema,
  value: Readonly<Record<string, unknown>>,
  pointer: string,
  faults: Fault[],
): void {
  for (const name of schema.required ?? []) {
    if (value[name] !== undefined || faults.length >= MAX_FAULTS) continue;
    faults.push({ pointer: pointerTo(pointer, name), message: missing(schema.properties[name] ?? {}) });
  }
  for (const name of Object.keys(value)) {
    const member = Object.hasOwn(schema.properties, name)
      ? schema.properties[name]
      : schema.additionalProperties;
    if (!member || value[name] === undefined || ruleOf(member)(value[name])) continue;
    if (faults.length >= MAX_FAULTS) return;
    nameFaults(member, value[name], pointerTo(pointer, name), faults);
  }
}

function nameItems(
  { items }: ArraySchema,
  value: readonly unknown[],
  pointer: string,
  faults: Fault[],
): void {
  for (const [index, item] of value.entries()) {
    if (ruleOf(items)(item)) continue;
    if (faults.length >= MAX_FAULTS) return;
    nameFaults(items, item, `${pointer}/${index}`, faults);
  }
}
