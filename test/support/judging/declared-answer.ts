import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Output } from '../../../src/operation.ts';
import type { Schema } from '../../../src/schema/schema.ts';

/** Another implementation of JSON Schema 2020-12, with our keyword for lengths in bytes. */
export const ajv = new Ajv2020({ strict: false, strictNumbers: true, validateSchema: false });
ajv.addKeyword({
  keyword: 'x-max-bytes',
  type: 'string',
  validate: (limit: number, text: string) => Buffer.byteLength(text) <= limit,
});

/** An answer as HTTP carries it. */
export interface HttpAnswer {
  readonly headers: Headers;
  readonly body: Uint8Array;
}

/**
 * Returns where an answer differs from its declaration: in its media type (one of `media`), the value of a declared
 * header, or its JSON body. Empty when it does not.
 */
export function undeclaredIn(
  output: Output,
  { headers, body }: HttpAnswer,
  media: readonly string[] = Object.keys(output.media),
): readonly string[] {
  const contentType = bare(headers.get('content-type') ?? '');
  const announced = media.find((declared) => bare(declared) === contentType);
  if (announced === undefined) return [`media type ${contentType}`];
  const content = output.media[announced]!;
  const faults = 'schema' in content ? faultsOf(content.schema, JSON.parse(textOf(body))) : [];
  return [...faults, ...headerFaults(output, headers)];
}

/**
 * Returns where a value, written as JSON, breaks its schema. A member that an open schema does not name is a fault
 * too: answers are open so that they can grow, and additions are declared.
 */
export function faultsOf(schema: Schema, value: unknown): readonly string[] {
  const validate = validatorOf(schema);
  if (validate(JSON.parse(JSON.stringify(value)))) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}

const validators = new WeakMap<Schema, ValidateFunction>();

function validatorOf(schema: Schema): ValidateFunction {
  const validate = validators.get(schema) ?? ajv.compile(closed(schema));
  validators.set(schema, validate);
  return validate;
}

/** The schema without room for members that it does not name. */
function closed(schema: Schema): Schema {
  if (schema.anyOf !== undefined) return { ...schema, anyOf: schema.anyOf.map(closed) };
  if (schema.type === 'array') return { ...schema, items: closed(schema.items) };
  if (schema.type !== 'object') return schema;
  const { properties, additionalProperties } = schema;
  return {
    ...schema,
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, member]) => [name, closed(member)]),
    ),
    additionalProperties: typeof additionalProperties === 'object' && closed(additionalProperties),
  };
}

/** A number in a header is its decimal text. */
function headerFaults({ headers: declared = {} }: Output, headers: Headers): readonly string[] {
  return Object.entries(declared).flatMap(([name, { schema }]) => {
    const text = headers.get(name);
    if (text === null) return [];
    const isNumber = schema.type === 'integer' || schema.type === 'number';
    const value = isNumber && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
    return faultsOf(schema, value).map((fault) => `${name}: ${fault}`);
  });
}

function textOf(body: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true }).decode(body);
}

function bare(mediaType: string): string {
  return mediaType.split(';')[0]!.trim();
}
