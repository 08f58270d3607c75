import type { Socket } from 'node:net';
import type { Needs, Operation } from '../operation.ts';
import type { Store } from '../store/store.ts';
import type { Page } from '../surfaces/page.ts';
import type { TrustedProxies } from './callers/caller-address.ts';
import { Identity } from './callers/identity.ts';
import type { Quota } from './callers/quota.ts';
import { QUOTA_USED } from './callers/quota-headers.ts';
import type { CallContext } from './calls/call.ts';
import { type ConsoleOptions, consoleEndpoints } from './console/console.ts';
import { agentEndpoint } from './endpoints/agents.ts';
import { ownUsageEndpoint } from './endpoints/own-usage.ts';
import { resourcesOf } from './endpoints/resources.ts';
import { BodyMemory } from './http/body/body-memory.ts';
import { writeUnparsable } from './http/connections/unparsable.ts';
import { UnreadAnswers } from './http/connections/unread-answers.ts';
import { Dispatcher } from './http/dispatcher.ts';
import { corsHeaders } from './http/headers/cors.ts';
import { requestIdOf } from './http/headers/request-id.ts';
import { securityHeaders } from './http/headers/security-headers.ts';
import { createListener } from './http/listener.ts';
import { problemAnswer } from './http/problem.ts';
import type { Refusal } from './http/refusal.ts';
import type { AgentEndpoint } from './http/routing.ts';
import { createSender } from './http/send.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { Pool } from './pool/pool.ts';
import { defaultTimeouts, type Timeouts } from './settings/timeouts.ts';
import type { UsageBook } from './usage/usage-book.ts';
import { warmUpSoon } from './warm-up.ts';

export interface ServiceOptions {
  readonly operations: readonly Operation[];
  readonly pages: readonly Page[];
  readonly needs: Needs;
  readonly quota: Quota;
  /** Where the usage is read from. */
  readonly store: Store;
  /** Counts who calls what. The service does not close it. */
  readonly usageBook: UsageBook;
  /** Resolves when calls can be counted. */
  readonly ping: () => Promise<void>;
  /** Whether others that share the port do not accept calls yet: /ready says so. */
  readonly isStarting?: () => boolean;
  /** Threads for heavy calls; without it all work is done in this one. The service does not close it. */
  readonly pool?: Pool;
  readonly trustedProxies: TrustedProxies;
  readonly log: Log;
  readonly metrics?: { readonly figures: Metrics; readonly token: string | undefined };
  /** The console; without it there is none. */
  readonly console?: ConsoleOptions;
  /** Name of this release, as in package.json. */
  readonly release: string;
  /** The address of the service, where requests do not name it. */
  readonly publicUrl?: string | undefined;
  readonly timeouts?: Partial<Timeouts>;
  /** Most bytes of bodies and unread answers at a time; without it there is no bound. */
  readonly bodyMemoryBytes?: number;
  /** Most connections at a time; without it there is no bound. */
  readonly maxConnections?: number;
}

export interface Service {
  /** Listens; resolves to the port. */
  start(address: { readonly host: string; readonly port: number }): Promise<number>;
  /**
   * Announces on /ready that the service will stop, and goes on as before; resolves after `ms`, or earlier when nothing
   * has been connected for a second.
   */
  drain(ms: number): Promise<void>;
  /** Stops listening at once; resolves when all connections are answered and closed. */
  stop(): Promise<void>;
}

/** The whole HTTP service over a list of operations. Reads no environment, opens no store, ends no process. */
export function createService(options: ServiceOptions): Service {
  const { operations, needs, pool, log, release, usageBook } = options;
  const metrics = options.metrics?.figures;
  const timeouts = { ...defaultTimeouts, ...options.timeouts };
  const common = [...corsHeaders(operations), ...securityHeaders];
  const bodyMemory = new BodyMemory(options.bodyMemoryBytes ?? Number.POSITIVE_INFINITY);
  const identity = new Identity(options.quota, options.trustedProxies, log);
  const call = callContextOf(options, { identity, bodyMemory, timeouts });
  const unreadAnswers = new UnreadAnswers(bodyMemory, timeouts);
  const agents = agentsOf(options, call);
  let state: 'serving' | 'leaving' | 'stopping' = 'serving';
  const dispatcher = new Dispatcher({
    resources: resourcesOf({
      operations,
      pages: options.pages,
      version: release,
      metrics,
      metricsToken: options.metrics?.token,
      readiness: {
        ping: options.ping,
        pool,
        isStarting: options.isStarting ?? (() => false),
        isLeaving: () => state !== 'serving',
      },
      agents,
      ...ownPathsOf(options, { identity, bodyMemory }),
    }),
    identity,
    call,
    sender: createSender({
      common,
      clock: needs.clock,
      log,
      metrics,
      usageBook,
      unreadAnswers,
      isStopping: () => state === 'stopping',
    }),
    log,
    metrics,
  });
  const listener = createListener({
    dispatcher,
    limit: options.maxConnections ?? Number.POSITIVE_INFINITY,
    trustedProxies: options.trustedProxies,
    timeouts,
    refuseSocket: socketRefuser(identity, common, log, metrics),
    onAcceptError: (error) => log.error('a connection could not be accepted', error),
  });
  let endWarmUp: (() => Promise<void>) | undefined;
  return {
    start: async (address) => {
      const port = await listener.listen(address);
      endWarmUp = warmUpSoon({ operations, needs, agents: () => agents.warmUp() }, (error) =>
        log.error('the service could not be warmed up', error),
      );
      return port;
    },
    drain: async (ms) => {
      state = 'leaving';
      await listener.untilQuiet(ms);
    },
    stop: async () => {
      state = 'stopping';
      unreadAnswers.hurry(timeouts.lastBodyMs / 2);
      await Promise.all([listener.close(), endWarmUp?.()]);
    },
  };
}

/** What callers and operators may ask of the use. */
function ownPathsOf(
  { console, store, needs }: ServiceOptions,
  context: Pick<CallContext, 'identity' | 'bodyMemory'>,
) {
  return {
    console: console === undefined ? [] : consoleEndpoints({ ...console, ...context }),
    ownUsage: ownUsageEndpoint(store, needs.clock),
  };
}

function callContextOf(
  { needs, quota, pool, log, release }: ServiceOptions,
  { identity, bodyMemory, timeouts }: Pick<CallContext, 'identity' | 'bodyMemory'> & { timeouts: Timeouts },
): CallContext {
  return {
    identity,
    metering: {
      quota,
      clock: needs.clock,
      onLostRefund: (error) => log.error('refund failed: the call remains counted', error),
    },
    bodyMemory,
    needs,
    pool,
    release,
    operationTimeoutMs: timeouts.operationMs,
  };
}

function agentsOf(
  { operations, pages, release, publicUrl, trustedProxies, log, metrics }: ServiceOptions,
  context: CallContext,
): AgentEndpoint {
  return agentEndpoint({
    context,
    operations,
    release,
    docs: pages.find(({ path }) => path === '/docs.md'),
    publicUrl,
    trustedProxies,
    log,
    onQuotaRefusal: (plan) => metrics?.figures.refuseQuota(plan),
  });
}

/** Answers connections whose request could not be read, with the usage of their address like every answer. */
function socketRefuser(
  identity: Identity,
  common: readonly string[],
  log: Log,
  metrics: Metrics | undefined,
) {
  return async (socket: Socket, refusal: Refusal): Promise<void> => {
    const requestId = requestIdOf(undefined);
    const used = await identity.usedByPeer(socket);
    const problem = problemAnswer(refusal, requestId);
    const headers = [...problem.headers, ...common, QUOTA_USED, String(used), 'x-request-id', requestId];
    writeUnparsable(socket, { ...problem, headers });
    const { status, body } = problem;
    log.call({
      request_id: requestId,
      operation: null,
      status,
      ms: 0,
      bytes: body?.byteLength ?? 0,
      key: 'free',
    });
    metrics?.observe(null, status, 0);
  };
}
