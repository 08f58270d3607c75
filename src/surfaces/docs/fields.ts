import type { Operation, Route } from '../../operation.ts';
import { bodyFormOf } from '../../request/body-form.ts';
import { bytesMember } from '../../schema/bytes.ts';
import { expectation } from '../../schema/expectation.ts';
import type { ObjectSchema, Schema } from '../../schema/schema.ts';

/** One member of an input, however deep, in the words of the docs. */
export interface Field {
  /** `size`, `from.name`, `items[].qty`. */
  readonly path: string;
  /** `string`, `integer`, `list of object`, `string or list of string`. */
  readonly type: string;
  readonly required: boolean;
  /** The default as a caller would write it in a query, undefined when there is none. */
  readonly defaultValue: string | undefined;
  /** Reads after "Must be"; undefined when the type says it all. */
  readonly allowed: string | undefined;
  /** What single routes allow instead, or that they do not accept it, by method. */
  readonly narrowed: Readonly<Record<string, string>>;
  readonly description: string;
}

/** Every field of an operation's input in the order of its schema, nested ones after their parent. */
export function fieldsOf(operation: Operation): readonly Field[] {
  return membersOf(operation.input, '').map((field) => ({
    ...field,
    narrowed: narrowings(operation, field),
  }));
}

/** What the routes of an operation accept besides a body of its fields, as sentences. */
export function otherForms(operation: Operation): readonly string[] {
  return operation.routes.flatMap((route) => [
    ...fileForms(operation, route),
    ...jsonForms(operation, route),
  ]);
}

function fileForms(operation: Operation, { method }: Route): readonly string[] {
  const file = bytesMember(operation.input);
  if (file === undefined || method !== 'POST') return [];
  const types = bodyFormOf(operation).fileTypes.map((type) => `\`${type}\``);
  const inJson = file.form.text ? 'as a string' : 'in base64';
  return [
    `The body is the file itself, sent as ${types.join(', ')}, with the other fields in the query string; or JSON with all fields, where \`${file.name}\` is ${inJson}.`,
  ];
}

function jsonForms(operation: Operation, route: Route): readonly string[] {
  const { bare } = route;
  const query = bytesMember(operation.input) === undefined ? (route.query ?? []) : [];
  return [
    ...(bare === undefined ? [] : [`The body may also be the value of \`${bare}\` alone.`]),
    ...(query.length === 0
      ? []
      : [
          `Also accepted in the query string, where they override the body: ${query.map((name) => `\`${name}\``).join(', ')}.`,
        ]),
  ];
}

/** Every member of an object schema, nested ones after their parent. `prefix` ends in `.` when there is one. */
export function membersOf(schema: ObjectSchema, prefix: string): readonly Field[] {
  return Object.entries(schema.properties).flatMap(([name, member]) => {
    const path = `${prefix}${name}`;
    return [fieldOf(path, member, schema.required?.includes(name) ?? false), ...nestedMembers(member, path)];
  });
}

function fieldOf(path: string, schema: Schema, required: boolean): Field {
  const type = typeName(schema);
  return {
    path,
    type,
    required,
    defaultValue: defaultOf(schema),
    allowed: allowedWords(schema),
    narrowed: {},
    description: [schema.description, queryNote(schema)].filter(Boolean).join(' '),
  };
}

/** What a schema allows, in words that read after "must be"; undefined when its type says it all. */
export function allowedWords(schema: Schema): string | undefined {
  if ('x-bytes' in schema) return undefined;
  const allowed = expectation(schema);
  return PLAIN.has(allowed) ? undefined : allowed;
}

/** How a query string is read, where it differs from the usual. */
function queryNote(schema: Schema): string | undefined {
  if (!('x-raw-plus' in schema)) return undefined;
  return 'In a query string, a `+` is a plus when the `@` is written as it is, and a space when it is written `%40`.';
}

function defaultOf(schema: Schema): string | undefined {
  if (!('default' in schema) || schema.default === undefined) return undefined;
  return schema.default === '' ? '""' : String(schema.default);
}

/** What `expectation` says of a schema without rules: the type column has said it already. */
const PLAIN = new Set([
  'a string',
  'an integer',
  'a number',
  'a list',
  'an object',
  'true or false',
  'any JSON value',
]);

function nestedMembers(schema: Schema, path: string): readonly Field[] {
  if (schema.anyOf !== undefined) return schema.anyOf.flatMap((form) => nestedMembers(form, path));
  if (schema.type === 'object') return membersOf(schema, `${path}.`);
  return schema.type === 'array' ? nestedMembers(schema.items, `${path}[]`) : [];
}

function narrowings(operation: Operation, field: Field): Field['narrowed'] {
  const own = operation.routes.flatMap((route) => {
    const narrower = route.narrows?.[field.path];
    if (narrower === undefined) return [];
    return [[route.method, narrower === false ? 'not accepted' : expectation(narrower)] as const];
  });
  return Object.fromEntries(own);
}

function typeName(schema: Schema): string {
  if (schema.anyOf !== undefined) return [...new Set(schema.anyOf.map(typeName))].join(' or ');
  if (schema.type === 'string' && schema['x-bytes'] !== undefined) return 'file';
  if (schema.type === 'array') return `list of ${typeName(schema.items)}`;
  return schema.type ?? 'any';
}
