import type { ArraySchema, NumberSchema, ObjectSchema, Schema, StringSchema } from './schema.ts';

/**
 * What a schema allows, in words that read after "must be": `an integer from 64 to 2048`, `one of svg, png`.
 *
 * Refusals and the docs both use these words, so that a rule is stated once, in the schema.
 */
export function expectation(schema: Schema): string {
  if (schema['x-expected'] !== undefined) return schema['x-expected'];
  if (schema.anyOf !== undefined) return schema.anyOf.map(expectation).join(', or ');
  switch (schema.type) {
    case 'string':
      return expectedString(schema);
    case 'integer':
    case 'number':
      return expectedNumber(schema);
    case 'boolean':
      return 'true or false';
    case 'null':
      return 'null';
    case 'array':
      return expectedArray(schema);
    case 'object':
      return expectedObject(schema);
    default:
      return 'any JSON value';
  }
}

function expectedString(schema: StringSchema): string {
  const bytes = schema['x-bytes'];
  if (bytes?.text) return 'a string: the text of the file';
  if (bytes !== undefined) return 'the file in base64 (RFC 4648), padded and without white space';
  if (schema.enum !== undefined) return `one of ${schema.enum.join(', ')}`;
  const maxBytes = schema['x-max-bytes'];
  const unit = maxBytes === undefined ? 'characters' : 'bytes of UTF-8';
  const upper = maxBytes ?? schema.maxLength;
  const lower = schema.minLength ?? 0;
  if (upper !== undefined) return `a string of ${range(lower, upper)} ${unit}`;
  return lower > 0 ? 'a string that is not empty' : 'a string';
}

function expectedNumber(schema: NumberSchema): string {
  const noun = schema.type === 'integer' ? 'an integer' : 'a number';
  if (schema.enum !== undefined) return `${schema.enum.slice(0, -1).join(', ')} or ${schema.enum.at(-1)}`;
  const { minimum, maximum } = schema;
  if (minimum !== undefined && maximum !== undefined) return `${noun} from ${minimum} to ${maximum}`;
  if (minimum !== undefined) return `${noun} of at least ${minimum}`;
  if (maximum !== undefined) return `${noun} of at most ${maximum}`;
  return noun;
}

function expectedArray(schema: ArraySchema): string {
  if (schema.maxItems !== undefined) return `a list of ${range(schema.minItems ?? 0, schema.maxItems)} items`;
  return schema.minItems === undefined ? 'a list' : `a list of at least ${schema.minItems}`;
}

function expectedObject(schema: ObjectSchema): string {
  const required = schema.required ?? [];
  return required.length === 0 ? 'an object' : `an object with ${required.join(', ')}`;
}

/** Thousands are grouped, so that a reader sees 32,767 at a glance. */
function range(lower: number, upper: number): string {
  const grouped = upper.toLocaleString('en-US');
  return lower > 0 ? `${lower.toLocaleString('en-US')} to ${grouped}` : `at most ${grouped}`;
}
