import type { Operation, Output, Route } from '../../operation.ts';
import { inputSchema } from '../../request/input-schema.ts';
import { expectation } from '../../schema/expectation.ts';
import type { ObjectSchema, Schema, StringSchema } from '../../schema/schema.ts';
import { operationId } from '../names.ts';

/** The schemas of an operation's bodies by component name: the input of its POST, the value of a JSON 200. */
export function schemaComponents(operation: Operation): Readonly<Record<string, Schema>> {
  const requests = operation.routes
    .filter(({ method }) => method === 'POST')
    .map((route) => [requestName(operation, route), explained(inputSchema(operation, route))] as const);
  const results = jsonSchemas(operation.output).map(
    (schema) => [resultName(operation), explained(schema)] as const,
  );
  return Object.fromEntries([...requests, ...results]);
}

/** The component of a POST's body, such as `CreateQrRequest`. */
export function requestName(operation: Operation, route: Route): string {
  return `${capital(operationId(operation, route))}Request`;
}

/** The component of a JSON answer, such as `CreateQrResult`. */
export function resultName(operation: Operation): string {
  const route = operation.routes.find(({ method }) => method === 'POST') ?? operation.routes[0]!;
  return `${capital(operationId(operation, route))}Result`;
}

/**
 * A schema for other programs: rules that JSON Schema cannot express are added to the descriptions in words, at every
 * level.
 */
export function explained(schema: Schema): Schema {
  const described = { ...schema, ...explanation(schema) };
  if (described.anyOf !== undefined) return { ...described, anyOf: described.anyOf.map(explained) };
  if (described.type === 'string' && described['x-bytes'] !== undefined && !described['x-bytes'].text) {
    return { ...described, ...BASE64 };
  }
  if (described.type === 'string' && described.enum?.some((value) => /["\\]/.test(value))) {
    return asPattern(described, described.enum);
  }
  if (described.type === 'array') return { ...described, items: explained(described.items) };
  if (described.type === 'integer') {
    const { 'x-agents-default': _agents, ...shown } = described;
    return shown;
  }
  if (described.type === 'string') {
    // Generators make a moment of it, in the zone of the machine.
    const { format: _format, ...shown } = described;
    return shown;
  }
  if (described.type !== 'object') return described;
  // Only the reader of requests needs the names that are refused, and forms the groups.
  const { 'x-other-names': _otherNames, 'x-groups': _groups, ...shown } = described;
  return { ...shown, ...explainedMembers(shown) };
}

/**
 * Values with a quote or a backslash as a pattern, their default in words. Two widely used generators write the values of
 * an enum between quotes as they are, which does not compile.
 */
function asPattern(schema: StringSchema, values: readonly string[]): Schema {
  const { enum: _enum, default: left, ...rest } = schema;
  const rule = `Must be ${expectation(schema)}${left === undefined ? '' : `; ${left} when left out`}.`;
  const pattern = `^(?:${values.map((value) => value.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|')})$`;
  return { ...rest, description: [schema.description, rule].filter(Boolean).join(' '), pattern };
}

/** JSON Schema 2020-12 validation 8.3: what the text of a file is. */
const BASE64 = { contentEncoding: 'base64' } as const;

function explanation(schema: Schema): { readonly description?: string } {
  const silent = schema['x-expected'] === undefined && !('x-max-bytes' in schema) && !('x-bytes' in schema);
  if (silent) return {};
  return { description: [schema.description, `Must be ${expectation(schema)}.`].filter(Boolean).join(' ') };
}

function explainedMembers(schema: Omit<ObjectSchema, 'x-other-names'>): Partial<ObjectSchema> {
  const properties = Object.fromEntries(
    Object.entries(schema.properties).map(([name, member]) => [name, explained(member)]),
  );
  const others = schema.additionalProperties;
  return others ? { properties, additionalProperties: explained(others) } : { properties };
}

function jsonSchemas(output: Output): readonly Schema[] {
  return Object.values(output.media).flatMap((media) => ('schema' in media ? [media.schema] : []));
}

function capital(name: string): string {
  return `${name[0]!.toUpperCase()}${name.slice(1)}`;
}
