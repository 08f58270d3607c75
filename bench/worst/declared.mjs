import { readingCost } from '../../dist/formats/json/reading-cost.js';
import { operations } from '../../dist/registry.js';
import { readRequest } from '../../dist/request/read.js';

/** As in src/service/calls/work.ts and longest-hold.ts. */
const MAX_READ_HERE = 16_384;
const MAX_HOLD_MS = 2;

/**
 * Milliseconds the declaration expects for a request: by its bytes when it is long; else by its content, plus
 * reading it. undefined where nothing is declared: for an operation that stays in the main thread, or for a short
 * request that is refused as it is read.
 */
export function declaredCost({ operation: id, path, body }) {
  const operation = operations.find((candidate) => candidate.id === id);
  if (operation.cost === undefined) return undefined;
  const [pathname, query = ''] = path.split('?');
  const method = body === undefined ? 'GET' : 'POST';
  const route = operation.routes.find(
    (candidate) => candidate.path === pathname && candidate.method === method,
  );
  const bytes = new TextEncoder().encode(body ?? '');
  const unread = bytes.length > MAX_READ_HERE ? operation.cost.ofBytes(bytes.length) : 0;
  if (unread > MAX_HOLD_MS) return unread;
  try {
    const raw = body === undefined ? { query } : { query, body: bytes };
    return readingCost(bytes.length) + operation.cost.ofInput(readRequest(operation, route, raw).input);
  } catch (error) {
    if (error.faults === undefined) throw error;
    return undefined;
  }
}

/** Whether a short body is answered on the main thread. */
export function staysOnMainThread(request) {
  return declaredCost(request) - readingCost(Buffer.byteLength(request.body)) <= MAX_HOLD_MS;
}
