import type { Operation, Route } from '../operation.ts';
import type { ObjectSchema } from '../schema/schema.ts';

const narrowed = new WeakMap<Route, ObjectSchema>();

/** The input schema as one route takes it: the operation's, with the members the route narrows replaced. */
export function inputSchema(operation: Operation, route: Route): ObjectSchema {
  if (route.narrows === undefined) return operation.input;
  const known = narrowed.get(route);
  if (known !== undefined) return known;
  const schema = { ...operation.input, properties: { ...operation.input.properties, ...route.narrows } };
  narrowed.set(route, schema);
  return schema;
}
