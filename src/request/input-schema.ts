import type { Operation, Route } from '../operation.ts';
import { bytesMember } from '../schema/bytes.ts';
import type { ObjectSchema, Schema } from '../schema/schema.ts';

const narrowed = new WeakMap<Route, ObjectSchema>();

/** The input schema of one route: the operation's, with the members that the route narrows replaced. */
export function inputSchema(operation: Operation, route: Route): ObjectSchema {
  if (route.narrows === undefined) return operation.input;
  const known = narrowed.get(route);
  if (known !== undefined) return known;
  const schema = { ...operation.input, properties: { ...operation.input.properties, ...route.narrows } };
  narrowed.set(route, schema);
  return schema;
}

/** The names of the members that a POST route also accepts in its query string: all of them beside a file. */
export function queryMembers({ input }: Pick<Operation, 'input'>, route: Route): readonly string[] {
  if (route.method === 'GET') return [];
  const file = bytesMember(input);
  const others = file && Object.keys(input.properties).filter((name) => name !== file.name);
  return route.query ?? others ?? [];
}

const queries = new WeakMap<Route, ObjectSchema>();

/**
 * The members that a POST route also accepts in its query string. Without defaults: those are filled in for the body,
 * which may have the same members.
 */
export function querySchema(operation: Operation, route: Route): ObjectSchema {
  const known = queries.get(route);
  if (known !== undefined) return known;
  const input = inputSchema(operation, route);
  const names = queryMembers(operation, route);
  const members = names.map((name) => [name, withoutDefault(input.properties[name]!)] as const);
  const otherNames = input['x-other-names']?.filter(
    ({ member }) => member === undefined || names.includes(member),
  );
  const schema: ObjectSchema = {
    type: 'object',
    properties: Object.fromEntries(members),
    ...(otherNames && { 'x-other-names': otherNames }),
  };
  queries.set(route, schema);
  return schema;
}

function withoutDefault(schema: Schema): Schema {
  if (!('default' in schema)) return schema;
  const { default: _default, ...rest } = schema;
  return rest;
}
