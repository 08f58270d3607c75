import type { Operation } from '../operation.ts';
import { fileTypeOf } from '../request/body-form.ts';
import { bytesMember } from '../schema/bytes.ts';

/**
 * Method and path of every operation, by group and name of the method: `{ qr: { create: 'POST /v1/qr' } }`. Where the
 * input has a file, its member and media type follow: `'POST /v1/convert/csv-to-json csv text/csv'`.
 */
export type RouteTable = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The routes that the client calls: the POST of an operation, or its GET where it has no other. */
export function routeTable(operations: readonly Operation[]): RouteTable {
  const table: Record<string, Record<string, string>> = {};
  for (const operation of operations) {
    const { id, routes } = operation;
    const [group = '', name = ''] = id.split('.');
    const route = routes.find(({ method }) => method === 'POST') ?? routes[0]!;
    table[group] = {
      ...table[group],
      [camelCase(name)]: [route.method, route.path, ...fileOf(operation)].join(' '),
    };
  }
  return table;
}

function fileOf(operation: Operation): readonly string[] {
  const file = bytesMember(operation.input);
  return file === undefined ? [] : [file.name, fileTypeOf(operation)];
}

function camelCase(snake: string): string {
  return snake.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
}
