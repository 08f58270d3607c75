import type { ObjectSchema } from '../../schema/schema.ts';
import type { JsonObject } from './json-object.ts';
import { explained } from './schema.ts';

/** The members of a schema as parameters of a query string, with the values of an example. */
export function parameters(
  { properties, required = [] }: ObjectSchema,
  shown: Readonly<Record<string, unknown>>,
): readonly JsonObject[] {
  return Object.entries(properties).map(([name, member]) => {
    const { description, examples, ...schema } = explained(member);
    const example = shown[name] ?? examples?.[0];
    const isObject = member.type === 'object';
    return {
      name,
      in: 'query',
      required: required.includes(name),
      description,
      schema: isObject ? jsonText(schema) : schema,
      ...(example !== undefined && { example: isObject ? JSON.stringify(example) : example }),
    };
  });
}

/**
 * An object in a query is JSON text (JSON Schema 2020-12 validation 8.5). OpenAPI can say so by `content` as well, but
 * generators read `schema` of each parameter.
 */
function jsonText(contentSchema: object): JsonObject {
  return { type: 'string', contentMediaType: 'application/json', contentSchema };
}
