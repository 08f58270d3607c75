/**
 * The typed client of a running service, for browsers, Node, Bun and Deno: 3 KB, without dependencies.
 *
 *     const client = createClient({ baseUrl: 'https://sundry.example.com', key });
 *     const answer = await client.qr.create({ data: 'hi' });   // { ok: true, file: { bytes, name, type } }, or a problem
 *
 * The routes come from the declarations (routes.ts is written by the build), the types too (client-type.ts). call.ts sends,
 * tries again where that may help, and reads the answer.
 */
import { callWithRetries } from './call.ts';
import type { CallOptions } from './call-options.ts';
import type { Client } from './client-type.ts';
import type { FileAnswer, JsonAnswer, Outcome } from './outcome.ts';
import type { PlatformFetch } from './platform.ts';
import type { RouteTable } from './route-table.ts';
import { routes } from './routes.ts';

export interface ClientOptions {
  /** Where the service is, such as `https://sundry.example.com`; a path is kept. */
  readonly baseUrl: string | { readonly href: string };
  /** The API key; left out, calls count against the free quota of the address. */
  readonly key?: string | undefined;
  /** In place of the platform's own. */
  readonly fetch?: PlatformFetch;
  /**
   * How often a call is tried again after a 503, without a connection, and after a 429 whose Retry-After is at most
   * 10 seconds. Default 2.
   */
  readonly retries?: number;
  /** Milliseconds that one try may take, the body included. Default 60000. */
  readonly timeoutMs?: number;
}

/** A client of the service at `baseUrl`. Throws a TypeError for a `baseUrl` that is not an http address. */
export function createClient(options: ClientOptions): Client {
  // The table is made of the same declarations as the type.
  return clientOf(routes, options) as unknown as Client;
}

/** A client that calls the routes of a table. */
export function clientOf(table: RouteTable, options: ClientOptions): AnyClient {
  const { key, fetch = globalThis.fetch, retries = 2, timeoutMs = 60_000 } = options;
  const base = readBaseUrl(options.baseUrl);
  const method =
    (route: string) =>
    (input?: unknown, { signal }: CallOptions = {}) =>
      callWithRetries({ base, route, key, fetch, retries, timeoutMs, signal }, input);
  return mapValues(table, (group) => mapValues(group, method));
}

/** A client whose operations are not known to the compiler. */
type AnyClient = Readonly<Record<string, Readonly<Record<string, AnyMethod>>>>;

type AnyMethod = (
  input?: unknown,
  options?: CallOptions,
) => Promise<Outcome<JsonAnswer<unknown> | FileAnswer>>;

/** Without the slash that ends it. */
function readBaseUrl(baseUrl: ClientOptions['baseUrl']): string {
  const text = String(typeof baseUrl === 'object' ? baseUrl?.href : baseUrl);
  if (URL.canParse(text) && /^https?:/i.test(text)) return text.replace(/\/+$/, '');
  throw new TypeError(
    `baseUrl must be an http or https address such as http://127.0.0.1:8080, not "${text}"`,
  );
}

function mapValues<Value, Mapped>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value) => Mapped,
): Readonly<Record<string, Mapped>> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
}
