import type { Operation, Route } from '../operation.ts';
import { bytesMember } from '../schema/bytes.ts';
import type { ObjectSchema, OtherNames, Schema } from '../schema/schema.ts';

/** What to do with a member that a route leaves to another, as it reads after "is not known here;". */
const BY_POST = 'send it by POST';

const ofRoutes = new WeakMap<Route, ObjectSchema>();

/** The input schema of one route: the operation's, with what the route narrows, leaves out and requires. */
export function inputSchema({ input }: Pick<Operation, 'input'>, route: Route): ObjectSchema {
  if (route.narrows === undefined && route.requires === undefined) return input;
  const known = ofRoutes.get(route);
  if (known !== undefined) return known;
  const schema = schemaOfRoute(input, route);
  ofRoutes.set(route, schema);
  return schema;
}

function schemaOfRoute(input: ObjectSchema, { narrows = {}, requires = [] }: Route): ObjectSchema {
  const members = Object.entries({ ...input.properties, ...narrows });
  const leftOut = members.flatMap(([name, schema]) => (schema === false ? [name] : []));
  const accepted = members.filter((member): member is [string, Schema] => member[1] !== false);
  const otherNames = leftOut.length === 0 ? input['x-other-names'] : namesWithout(leftOut, input);
  return {
    ...input,
    properties: Object.fromEntries(accepted),
    required: [...(input.required ?? []), ...requires],
    ...(otherNames && { 'x-other-names': otherNames }),
  };
}

/** The table of names of a route that leaves members out: these and their other names are refused. */
function namesWithout(leftOut: readonly string[], input: ObjectSchema): readonly OtherNames[] {
  const rows = (input['x-other-names'] ?? []).map((row) => {
    const { member, ...rest } = row;
    return member !== undefined && leftOut.includes(member) ? { ...rest, hint: BY_POST } : row;
  });
  return [...rows, { names: leftOut, hint: BY_POST }];
}

/** The names of the members that a POST route also accepts in its query string: all of them beside a file. */
export function queryMembers(operation: Pick<Operation, 'input'>, route: Route): readonly string[] {
  if (route.method === 'GET') return [];
  const { properties } = inputSchema(operation, route);
  const file = bytesMember(operation.input);
  const others = file && Object.keys(properties).filter((name) => name !== file.name);
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
