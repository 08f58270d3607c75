import type { Operation } from '../operation.ts';

/** Method and path of every operation, by group and name of the method: `{ qr: { create: 'POST /v1/qr' } }`. */
export type RouteTable = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The routes that the client calls: the POST of an operation, or its GET where it has no other. */
export function routeTable(operations: readonly Operation[]): RouteTable {
  const table: Record<string, Record<string, string>> = {};
  for (const { id, routes } of operations) {
    const [group = '', name = ''] = id.split('.');
    const route = routes.find(({ method }) => method === 'POST') ?? routes[0]!;
    table[group] = { ...table[group], [camelCase(name)]: `${route.method} ${route.path}` };
  }
  return table;
}

function camelCase(snake: string): string {
  return snake.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
}
