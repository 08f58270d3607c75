/**
 * The table of all paths that the service answers:
 *
 *     POST /v1/qr      operation     counted
 *     POST /mcp        agents        free but for tool calls
 *     GET  /docs       free          pages.ts, page-variants.ts: for the Host of the request, compressed where it is in use
 *     GET  /health     free          health.ts, watched-ping.ts
 *
 * An endpoint says its kind, and the dispatcher does the rest. Documents are rendered in a thread of their own
 * (page-thread.ts); what agents ask without calling a tool is answered from memory (kept-answers.ts).
 */
import { type CachePolicy, cacheOf, type Operation, type Route } from '../../operation.ts';
import type { Page } from '../../surfaces/page.ts';
import { deprecationHeaders } from '../http/headers/deprecation.ts';
import {
  type AgentEndpoint,
  buildResources,
  type Endpoint,
  type FreeEndpoint,
  type OperationEndpoint,
  type Resources,
} from '../http/routing.ts';
import type { Metrics } from '../metrics.ts';
import { healthEndpoint, metricsEndpoint, type Readiness, readyEndpoint } from './health.ts';
import { KeptOrigins } from './kept-origins.ts';
import type { KeptPages } from './page-variants.ts';
import { pageEndpoint } from './pages.ts';

export interface ResourceOptions {
  readonly operations: readonly Operation[];
  readonly pages: readonly Page[];
  readonly version: string;
  readonly metrics: Metrics | undefined;
  readonly metricsToken: string | undefined;
  readonly readiness: Readiness;
  readonly agents: AgentEndpoint;
  readonly ownUsage: FreeEndpoint;
  /** Of the console, where it is switched on. */
  readonly console: readonly {
    readonly method: string;
    readonly path: string;
    readonly endpoint: Endpoint;
  }[];
}

/** Everything this service answers: the routes of the operations, its documents and its own reports. */
export function resourcesOf(options: ResourceOptions): Resources {
  const { operations, pages, version, metrics, metricsToken, readiness, agents, ownUsage } = options;
  const calls = operations.flatMap((operation) =>
    operation.routes.map((route) => ({
      method: route.method as string,
      path: route.path as string,
      endpoint: operationEndpoint(operation, route) as Endpoint,
    })),
  );
  const origins = new KeptOrigins<KeptPages>(() => new Map());
  const free = [
    healthEndpoint(version, operations),
    readyEndpoint(readiness),
    ownUsage,
    ...(metrics === undefined ? [] : [metricsEndpoint(metrics, metricsToken)]),
    ...pages.map((page) => pageEndpoint(page, origins)),
  ];
  return buildResources([
    ...calls,
    ...options.console,
    { method: 'POST', path: agents.name, endpoint: agents },
    ...free.map((endpoint) => ({ method: 'GET', path: endpoint.name, endpoint })),
  ]);
}

function operationEndpoint(operation: Operation, route: Route): OperationEndpoint {
  const { deprecated } = operation;
  const cache = cacheOf(operation, route);
  return {
    kind: 'operation',
    name: operation.id,
    operation,
    route,
    headers: deprecated === undefined ? [] : deprecationHeaders(deprecated),
    cacheControl: cache === undefined ? 'no-store' : cacheControl(cache),
    tagged: cache !== undefined && route.method === 'GET',
  };
}

function cacheControl(cache: CachePolicy): string {
  if ('revalidates' in cache) return 'no-cache';
  const { scope, maxAgeSeconds, immutable } = cache;
  return `${scope}, max-age=${maxAgeSeconds}${immutable ? ', immutable' : ''}`;
}
