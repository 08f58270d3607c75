import { type Fault, MAX_FAULTS } from '../errors.ts';
import { mismatch, missing } from './fault-message.ts';
import { pointerTo } from './pointer.ts';
import { isObject } from './prepare.ts';
import type { ArraySchema, NumberSchema, ObjectSchema, Schema, StringSchema } from './schema.ts';

/**
 * The faults of a prepared value against its schema, in document order, at most 20.
 *
 * The library's judge: it keeps the operations usable without a schema library. The edge judges with Ajv;
 * a property test holds the two to the same verdict.
 */
export function check(schema: Schema, value: unknown, pointer = ''): readonly Fault[] {
  const faults: Fault[] = [];
  checkValue(schema, value, pointer, faults);
  return faults;
}

function checkValue(schema: Schema, value: unknown, pointer: string, faults: Fault[]): void {
  if (faults.length >= MAX_FAULTS) return;
  if (schema.type === 'object' && isObject(value)) {
    checkObject(schema, value, pointer, faults);
    return;
  }
  if (schema.type === 'array' && Array.isArray(value) && isCountAllowed(schema, value.length)) {
    for (const [index, item] of value.entries())
      checkValue(schema.items, item, `${pointer}/${index}`, faults);
    return;
  }
  if (!isScalarAllowed(schema, value)) faults.push({ pointer, message: mismatch(schema, value) });
}

function checkObject(
  schema: ObjectSchema,
  value: Readonly<Record<string, unknown>>,
  pointer: string,
  faults: Fault[],
): void {
  for (const name of schema.required ?? []) {
    if (Object.hasOwn(value, name) || faults.length >= MAX_FAULTS) continue;
    faults.push({ pointer: pointerTo(pointer, name), message: missing(schema.properties[name] ?? {}) });
  }
  for (const name of Object.keys(value)) {
    const member = Object.hasOwn(schema.properties, name)
      ? schema.properties[name]
      : schema.additionalProperties;
    // Most members are in order and need no pointer, which takes longer to write than they to check.
    if (!member || (!hasMembers(member) && isScalarAllowed(member, value[name]))) continue;
    checkValue(member, value[name], pointerTo(pointer, name), faults);
  }
}

function hasMembers({ type }: Schema): boolean {
  return type === 'object' || type === 'array';
}

function isCountAllowed({ minItems = 0, maxItems = Number.POSITIVE_INFINITY }: ArraySchema, count: number) {
  return count >= minItems && count <= maxItems;
}

function isScalarAllowed(schema: Schema, value: unknown): boolean {
  if (schema.anyOf !== undefined) return schema.anyOf.some((form) => check(form, value).length === 0);
  switch (schema.type) {
    case 'string':
      return typeof value === 'string' && isTextAllowed(schema, value);
    case 'integer':
    case 'number':
      return typeof value === 'number' && isNumberAllowed(schema, value);
    case 'boolean':
      return typeof value === 'boolean';
    case 'null':
      return value === null;
    case 'array':
    case 'object':
      return false;
    default:
      return true;
  }
}

function isTextAllowed(schema: StringSchema, value: string): boolean {
  if (schema.enum !== undefined && !schema.enum.includes(value)) return false;
  if (schema.pattern !== undefined && !patternOf(schema.pattern).test(value)) return false;
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, 'x-max-bytes': maxBytes } = schema;
  if (minLength > 0 || maxLength < value.length) {
    const characters = countCodePoints(value);
    if (characters < minLength || characters > maxLength) return false;
  }
  return maxBytes === undefined || isWithinBytes(value, maxBytes);
}

/** The patterns of the declarations, compiled once each. */
const patterns = new Map<string, RegExp>();

function patternOf(source: string): RegExp {
  const known = patterns.get(source);
  if (known !== undefined) return known;
  const pattern = new RegExp(source, 'u');
  patterns.set(source, pattern);
  return pattern;
}

/** JSON Schema counts characters, not UTF-16 units (2020-12 validation 6.3.1). */
function countCodePoints(value: string): number {
  let count = 0;
  for (const _character of value) count++;
  return count;
}

/** Whether a text is at most `limit` bytes of UTF-8, looked at no longer than it takes to know. */
export function isWithinBytes(value: string, limit: number): boolean {
  if (value.length > limit) return false;
  return value.length * 3 <= limit || new TextEncoder().encode(value).length <= limit;
}

function isNumberAllowed(schema: NumberSchema, value: number): boolean {
  if (!Number.isFinite(value) || (schema.type === 'integer' && !Number.isInteger(value))) return false;
  if (schema.enum !== undefined && !schema.enum.includes(value)) return false;
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema;
  return value >= minimum && value <= maximum;
}
