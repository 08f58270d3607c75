import { groupOf, type Operation, type Route } from '../operation.ts';

/**
 * The OpenAPI operationId of one route: `createQr` for the POST of `qr.create`, `createQrFromQuery` for its
 * GET. An operation that has a GET alone needs no suffix.
 */
export function operationId(operation: Operation, route: Route): string {
  const name = operation.id.slice(operation.id.indexOf('.') + 1);
  const id = camelCase(`${name}_${groupOf(operation)}`);
  const both = operation.routes.some(({ method }) => method !== route.method);
  return both && route.method === 'GET' ? `${id}FromQuery` : id;
}

function camelCase(snake: string): string {
  return snake.replace(/_([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
}
