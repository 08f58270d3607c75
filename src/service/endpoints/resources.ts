import { type CachePolicy, cacheOf, type Operation, type Route } from '../../operation.ts';
import type { Page } from '../../surfaces/page.ts';
import { deprecationHeaders } from '../http/deprecation.ts';
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
