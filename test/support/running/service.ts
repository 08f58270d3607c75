import type { Needs, Operation } from '../../../src/operation.ts';
import { operations as registered } from '../../../src/registry.ts';
import { parseTrustedProxies } from '../../../src/service/callers/caller-address.ts';
import { Quota } from '../../../src/service/callers/quota.ts';
import { Sessions } from '../../../src/service/console/sessions.ts';
import { createLog } from '../../../src/service/log.ts';
import { createMetrics } from '../../../src/service/metrics.ts';
import type { Pool } from '../../../src/service/pool/pool.ts';
import { createService } from '../../../src/service/server.ts';
import type { Timeouts } from '../../../src/service/settings/timeouts.ts';
import { UsageBook } from '../../../src/service/usage/usage-book.ts';
import { MemoryStore } from '../../../src/store/memory.ts';
import type { Store } from '../../../src/store/store.ts';
import { pages as renderPages } from '../../../src/surfaces/pages.ts';
import { testNeeds } from '../worlds/needs.ts';
import { testFacts } from '../worlds/service-facts.ts';

export interface TestServiceOptions {
  readonly operations?: readonly Operation[];
  readonly store?: Store;
  readonly freeDaily?: number;
  readonly trustProxy?: string;
  readonly pool?: Pool;
  readonly clock?: Needs['clock'];
  /** Ports for the operations, where they are not to be those of testNeeds. */
  readonly needs?: Partial<Needs>;
  readonly timeouts?: Partial<Timeouts>;
  readonly bodyMemoryBytes?: number;
  readonly maxConnections?: number;
  /** Switches the console on. */
  readonly consoleToken?: string;
  /** Switches /metrics on; '' means without a token. */
  readonly metricsToken?: string;
}

/** The service in this process, on a free port of 127.0.0.1, with a store in memory. */
export interface TestService {
  readonly origin: string;
  readonly port: number;
  readonly store: Store;
  /** The log's lines so far. */
  readonly lines: readonly string[];
  /** Writes what the usage has counted. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the service with the registered operations and pages, or with those of a test's own. */
export async function startService(options: TestServiceOptions = {}): Promise<TestService> {
  const { operations = registered, store = new MemoryStore(), metricsToken, freeDaily = 1000 } = options;
  const paidMonthly = 10_000;
  const clock = options.clock ?? options.needs?.clock ?? (() => new Date());
  const lines: string[] = [];
  const figures = metricsToken === undefined ? undefined : await createMetrics();
  if (options.pool) figures?.watchPool(() => options.pool!.figures());
  const log = createLog('info', { stream: { write: (line) => lines.push(line) } });
  const usageBook = new UsageBook({
    store,
    clock,
    onError: (message) => lines.push(message),
    onCounted: figures?.countKey,
  });
  const service = createService({
    operations,
    pages: renderPages(operations, {
      ...testFacts({ freeDaily, paidMonthly }, '1.0.0'),
      machine: testNeeds(),
    }),
    needs: testNeeds({ ...options.needs, clock }),
    quota: new Quota({
      store,
      limits: { freeDaily, paidMonthly },
      clock,
    }),
    store,
    usageBook,
    ping: () => store.ping(),
    trustedProxies: parseTrustedProxies(options.trustProxy ?? ''),
    log,
    release: '1.0.0',
    ...(options.consoleToken !== undefined && {
      console: {
        sessions: new Sessions(options.consoleToken, { isSecure: false }),
        store,
        clock,
        paidMonthly,
        freeDaily,
        facts: async () => [['median of the last calls', `${usageBook.time(0.5)?.toFixed(1) ?? '-'} ms`]],
        log,
      },
    }),
    ...(options.pool && { pool: options.pool }),
    ...(figures && { metrics: { figures, token: metricsToken || undefined } }),
    // Does not wait for the connections that fetch keeps open.
    ...(options.bodyMemoryBytes !== undefined && { bodyMemoryBytes: options.bodyMemoryBytes }),
    ...(options.maxConnections !== undefined && { maxConnections: options.maxConnections }),
    timeouts: { lingerMs: 10, ...options.timeouts },
  });
  const port = await service.start({ host: '127.0.0.1', port: 0 });
  const stop = async () => {
    await service.stop();
    await usageBook.close();
  };
  return { origin: `http://127.0.0.1:${port}`, port, store, lines, flush: () => usageBook.flush(), stop };
}
