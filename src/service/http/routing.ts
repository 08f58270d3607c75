import type { IncomingMessage } from 'node:http';
import type { Operation, Route } from '../../operation.ts';
import type { Usage } from '../callers/usage.ts';
import type { Answer, Outcome } from './answer.ts';
import type { Exchange } from './exchange.ts';

/** What answers one method of one path. */
export type Endpoint = OperationEndpoint | AgentEndpoint | ConsoleEndpoint | FreeEndpoint;

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

/** The MCP endpoint: free but for tool calls, which are counted like any other call. */
export interface AgentEndpoint {
  readonly kind: 'agents';
  readonly name: string;
  /** Headers of the protocol, which scripts of other origins may send here. */
  readonly requestHeaders: readonly string[];
  /** Rejects with a FailedRequest, or with the refusal of a request before its caller is identified. */
  answer(exchange: Exchange): Promise<Outcome>;
  /** Loads what the first message needs, which would hold the thread for a quarter of a second. */
  warmUp(): Promise<void>;
}

/** A page of the console: for who has signed in, and never counted. */
export interface ConsoleEndpoint {
  readonly kind: 'console';
  readonly name: string;
  /** Rejects with a FailedRequest. */
  answer(exchange: Exchange): Promise<Outcome>;
}

/** A document or a report of the service itself: never counted, never refused for a full quota. */
export interface FreeEndpoint {
  readonly kind: 'free';
  readonly name: string;
  /** Must answer without the store: the caller's usage is not looked up, only the last known value is used. */
  readonly withoutStore?: true;
  /** Is about its caller: refuses a key that is not live, as operations do, and its answers have their quota headers. */
  readonly ofKnownCallers?: true;
  answer(request: IncomingMessage, usage: Usage): Answer | Promise<Answer>;
}

/** One path with its endpoints. */
export interface Resource {
  readonly path: string;
  /** By method; HEAD is there wherever GET is. */
  readonly endpoints: ReadonlyMap<string, Endpoint>;
  /** Value of Allow: the methods of the path, OPTIONS included. */
  readonly allow: string;
}

export type Resources = ReadonlyMap<string, Resource>;

/** The table of all paths. A path given twice for one method is a bug in the declarations. */
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
