import type { Operation, Route } from '../operation.ts';

/**
 * The OpenAPI operationId of one route: `qrCreate` for the POST of `qr.create`, `qrCreateFromQuery` for its
 * GET. An operation that has a GET alone needs no suffix.
 */
export function operationId(operation: Operation, route: Route): string {
  const id = postOperationId(operation.id);
  const both = operation.routes.some(({ method }) => method !== route.method);
  return both && route.method === 'GET' ? `${id}FromQuery` : id;
}

/** The operationId of the POST of an operation. */
export function postOperationId(id: Operation['id']): string {
  return camelCase(id.replace('.', '_'));
}

function camelCase(snake: string): string {
  return snake.replace(/_([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
}
