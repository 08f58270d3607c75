import type { Needs, Operation } from '../operation.ts';
import type { Store } from '../store/store.ts';
import type { Page } from '../surfaces/page.ts';
import { Quota } from './callers/quota.ts';
import { timedStore } from './callers/timed-store.ts';
import { type ConsoleOptions, storeState } from './console/console.ts';
import type { Facts } from './console/console-pages.ts';
import { Sessions } from './console/sessions.ts';
import { watchedPing } from './endpoints/watched-ping.ts';
import type { Log } from './log.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { Pool } from './pool/pool.ts';
import type { Cluster } from './processes/child.ts';
import { createService } from './server.ts';
import type { Config } from './settings/config.ts';
import { timeoutsOf } from './settings/limits.ts';
import { stopWhenAsked } from './shutdown.ts';
import { UsageBook } from './usage/usage-book.ts';

export interface ServeOptions {
  readonly config: Config;
  /** Closed when the service has stopped. */
  readonly store: Store;
  readonly operations: readonly Operation[];
  readonly pages: readonly Page[];
  readonly needs: Needs;
  readonly log: Log;
  /** The module of a worker thread, with the same operations. */
  readonly worker: URL;
  readonly release: string;
  /** Present in one of several processes. */
  readonly cluster?: Cluster | undefined;
}

const HOUR_MS = 3_600_000;

/** After the first calls of a start: rendering takes a thread and some 60 MB for a moment. A page that is asked for before is rendered then. */
const RENDER_AHEAD_MS = 10_000;

/**
 * Runs the service until a signal ends the process. Rejects with the system's error when the address cannot be
 * listened on.
 */
export async function serve(options: ServeOptions): Promise<void> {
  const { config, operations, pages, needs, log, release, cluster } = options;
  const limits = { freeDaily: config.freeDailyLimit, paidMonthly: config.paidMonthlyLimit };
  const metrics = config.metrics.enabled
    ? { figures: await metricsOf(cluster), token: config.metrics.token }
    : undefined;
  const store = metrics ? timedStore(options.store, metrics.figures.observeStore) : options.store;
  metrics?.figures.watchStore(store);
  const ping = watchedPing(() => store.ping(), log);
  const quota = new Quota({ store, limits, clock: needs.clock });
  const usageBook = usageBookOf(store, needs, log, metrics);
  const pool = config.workers > 0 ? createPool(config, options.worker, log) : undefined;
  if (pool) metrics?.figures.watchPool(() => pool.figures());
  const service = createService({
    operations,
    pages,
    needs,
    quota,
    store,
    usageBook,
    ping,
    ...(cluster && { isStarting: () => !cluster.isStarted() }),
    ...(pool && { pool }),
    ...(config.consoleToken !== undefined && {
      console: consoleOf(config, config.consoleToken, { store, ping, pool, usageBook, needs, log }),
    }),
    trustedProxies: config.trustedProxies,
    log,
    release,
    publicUrl: config.publicUrl,
    ...(metrics && { metrics }),
    bodyMemoryBytes: config.bodyMemoryMiB * 1_048_576,
    maxConnections: config.maxConnections,
    timeouts: timeoutsOf(config),
  });
  process.on('uncaughtExceptionMonitor', () => log.flushNow());
  // Before the port is open: a program that sees it open may send a signal.
  const shutdown = {
    drain: service.drain,
    stop: service.stop,
    release: async () => {
      await pool?.close();
      await usageBook.close();
      await store.close();
    },
    drainMs: config.drainDelayMs,
    timeoutMs: config.shutdownTimeoutMs,
    log,
  };
  stopWhenAsked(shutdown, cluster && ((handlers) => cluster.onStop(handlers)));
  const port = await service.start(cluster === undefined ? config : await cluster.sharedAddress(config));
  const line = greeting(config, store, port, release);
  if (cluster === undefined) {
    log.info(line);
    for (const warning of config.warnings) log.warn(warning);
  } else {
    cluster.listening(line);
  }
  await log.flush();
  pool?.start();
  sweepHourly(store, needs.clock, log);
  pingHourly(ping);
  if (pool) renderAhead(pages);
}

function consoleOf(
  { paidMonthlyLimit, freeDailyLimit, publicUrl, dohUrls, languageModel }: Config,
  token: string,
  {
    store,
    ping,
    pool,
    usageBook,
    needs,
    log,
  }: {
    readonly store: Store;
    readonly ping: () => Promise<void>;
    readonly pool: Pool | undefined;
    readonly usageBook: UsageBook;
    readonly needs: Needs;
    readonly log: Log;
  },
): ConsoleOptions {
  const time = (part: number) => `${usageBook.time(part)?.toFixed(1) ?? '-'} ms`;
  const facts = async (): Promise<Facts> => {
    const { running = 0, waiting = 0, threads = 0 } = pool?.figures() ?? {};
    return [
      ['median of the last calls', time(0.5)],
      ['95 of 100 within', time(0.95)],
      ['worker threads', `${running} of ${threads} busy, ${waiting} calls wait`],
      ['store', await storeState(store, ping)],
      ['resolvers', dohUrls.map((url) => new URL(url).host).join(', ')],
      ['language model', languageModel === undefined ? 'built in' : new URL(languageModel.baseUrl).host],
    ];
  };
  const sessions = new Sessions(token, { isSecure: publicUrl?.startsWith('https:') ?? false });
  return {
    sessions,
    store,
    clock: needs.clock,
    paidMonthly: paidMonthlyLimit,
    freeDaily: freeDailyLimit,
    facts,
    log,
  };
}

function usageBookOf(
  store: Store,
  { clock }: Needs,
  log: Log,
  metrics: { readonly figures: Metrics; readonly token: string | undefined } | undefined,
): UsageBook {
  return new UsageBook({
    store,
    clock,
    onError: (message, error) => log.error(message, error),
    // Who calls how much is for who has the token.
    onCounted: metrics?.token === undefined ? undefined : metrics.figures.countKey,
  });
}

/** In one of several processes, the figures of all. */
async function metricsOf(cluster: Cluster | undefined): Promise<Metrics> {
  const own = await createMetrics();
  if (cluster === undefined) return own;
  const { joinedMetrics } = await import('./processes/joined-metrics.ts');
  return joinedMetrics(own, cluster);
}

function createPool({ workers, fontsDir, invoiceCurrencies }: Config, module: URL, log: Log): Pool {
  const onFailure = (error: unknown) => log.error('a worker thread failed', error);
  return new Pool({ workers, module, settings: { fontsDir, invoiceCurrencies }, onFailure });
}

function greeting(
  { host, freeDailyLimit, paidMonthlyLimit, bodyMemoryMiB, maxConnections }: Config,
  store: Store,
  port: number,
  release: string,
): string {
  const address = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  return (
    `Sundry ${release} listens on ${address}, docs at ${address}/docs; counts in ${store.describe()}; ` +
    `${freeDailyLimit} calls a day without a key, ${paidMonthlyLimit} a month with one; ` +
    `at most ${maxConnections} connections and ${bodyMemoryMiB} MiB of bodies`
  );
}

function sweepHourly(store: Store, clock: () => Date, log: Log): void {
  const sweep = () => {
    store.sweep(clock()).catch((error: unknown) => log.error('old counts could not be deleted', error));
  };
  sweep();
  setInterval(sweep, HOUR_MS).unref();
}

/** Detects a replaced file where no balancer polls /ready; the ping itself writes to the log. */
function pingHourly(ping: () => Promise<void>): void {
  setInterval(() => void ping().catch(() => {}), HOUR_MS).unref();
}

/** A page that cannot be rendered is tried again when it is requested, and its error is reported then. */
function renderAhead(pages: readonly Page[]): void {
  const render = () => {
    for (const page of pages) page.render().catch(() => {});
  };
  setTimeout(render, RENDER_AHEAD_MS).unref();
}
