import type { IncomingMessage } from 'node:http';
import type { Operation, Route } from '../../operation.ts';
import type { Answer } from './answer.ts';

/** What stands behind one method of one path. */
export type Endpoint = OperationEndpoint | FreeEndpoint;

export interface OperationEndpoint {
  readonly kind: 'operation';
  /** The operation's id: in log lines and metrics. */
  readonly name: string;
  readonly operation: Operation;
  readonly route: Route;
  /** Headers of every answer of this operation, as the announcement of its end. */
  readonly headers: readonly string[];
  /** Cache-Control of a 200. */
  readonly cacheControl: string;
  /** Whether a 200 carries an ETag: a GET whose answer may be kept. */
  readonly tagged: boolean;
}

/** A document or a report of the service itself: never counted, never refused for a full quota. */
export interface FreeEndpoint {
  readonly kind: 'free';
  readonly name: string;
  /** Must answer while the store is away: no look-up of the caller's usage, only the last value known. */
  readonly withoutStore?: true;
  answer(request: IncomingMessage): Answer | Promise<Answer>;
}

/** One path with everything it answers to. */
export interface Resource {
  readonly path: string;
  /** By method; HEAD is there wherever GET is. */
  readonly endpoints: ReadonlyMap<string, Endpoint>;
  /** Value of Allow: the methods of the path, OPTIONS included. */
  readonly allow: string;
}

export type Resources = ReadonlyMap<string, Resource>;

/** The table of all paths. A path given twice for one method is a mistake of the declarations. */
export function buildResources(
  entries: readonly { readonly method: string; readonly path: string; readonly endpoint: Endpoint }[],
): Resources {
  const byPath = new Map<string, Map<string, Endpoint>>();
  for (const { method, path, endpoint } of entries) {
    const endpoints = byPath.get(path) ?? new Map<string, Endpoint>();
    if (endpoints.has(method)) throw new Error(`${method} ${path} is declared twice`);
    endpoints.set(method, endpoint);
    if (method === 'GET') endpoints.set('HEAD', endpoint);
    byPath.set(path, endpoints);
  }
  return new Map(
    [...byPath].map(([path, endpoints]) => [
      path,
      { path, endpoints, allow: [...endpoints.keys(), 'OPTIONS'].join(', ') },
    ]),
  );
}

/** Longer unknown paths are compared by their beginning: the search is quadratic. */
const COMPARED_CHARACTERS = 100;

/** The known path with the fewest edits to an unknown one: the answer to a typing error. */
export function nearestPath(resources: Resources, path: string): string {
  const wanted = path.slice(0, COMPARED_CHARACTERS).toLowerCase();
  let nearest = '/';
  let fewest = Number.POSITIVE_INFINITY;
  for (const known of resources.keys()) {
    const distance = editDistance(wanted, known.toLowerCase());
    if (distance < fewest) [nearest, fewest] = [known, distance];
  }
  return nearest;
}

/** Levenshtein distance, one row of the table at a time. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
}
