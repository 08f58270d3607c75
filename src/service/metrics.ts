import type { Counter as CounterOf, Registry } from 'prom-client';
import type { StoreLink } from '../store/store.ts';
import type { PoolFigures } from './pool/pool.ts';
import type { Figures } from './processes/message.ts';
import type { Counted } from './usage/usage-book.ts';

/** Figures for Prometheus. No label comes from a caller: operations and statuses are fixed lists, ids of keys are ours. */
export interface Metrics {
  /** One call answered; `operation` is null when no path matched. */
  observe(operation: string | null, status: number, seconds: number): void;
  /** One call refused because the quota is used up. */
  refuseQuota(plan: string): void;
  /** Calls of a key, by its id, or of all callers without one (`free`): at most 1,000 ids, the others as `other`. */
  countKey(key: string, counted: Counted): void;
  /** One call of the store ended, whether it succeeded or not. */
  observeStore(call: string, seconds: number): void;
  /** Adds the figures of the pool, which are read at each scrape. */
  watchPool(figures: () => PoolFigures): void;
  /** Adds whether the store can be used, and for one across a network its clock; both are read at each scrape. */
  watchStore(store: WatchedStore): void;
  readonly contentType: string;
  render(): Promise<string>;
  /** The same as data, to be joined with those of other processes. */
  figures(): Promise<Figures>;
}

/** What the figures of the store are read from. */
export interface WatchedStore {
  readonly ping: () => Promise<void>;
  readonly link?: StoreLink | undefined;
}

const SECONDS = [0.0001, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

const poolHelp: Readonly<Record<keyof PoolFigures, string>> = {
  threads: 'Worker threads.',
  running: 'Calls that run in a worker thread.',
  waiting: 'Calls that wait for a worker thread.',
};

/** Starts counting. Loads its library only here: a service without metrics starts 30 ms earlier. */
export async function createMetrics(): Promise<Metrics> {
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import('prom-client');
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const { name } of registry.getMetricsAsArray()) {
    // Gauges with the ending of counters, which promtool refuses; the ones by type have the same figures.
    if (/^nodejs_active_\w+_total$/.test(name)) registry.removeSingleMetric(name);
  }
  const calls = new Counter({
    name: 'sundry_calls_total',
    help: 'Requests answered, by operation and status.',
    labelNames: ['operation', 'status'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'sundry_call_seconds',
    help: 'Time from a request to its answer, in seconds.',
    labelNames: ['operation'],
    buckets: SECONDS,
    registers: [registry],
  });
  const refusals = new Counter({
    name: 'sundry_quota_refusals_total',
    help: 'Calls refused because the quota of the caller is used up.',
    labelNames: ['plan'],
    registers: [registry],
  });
  const countKey = keyCounter(Counter, registry);
  const storeSeconds = new Histogram({
    name: 'sundry_store_seconds',
    help: 'Time the store took for a call, in seconds.',
    labelNames: ['call'],
    buckets: SECONDS,
    registers: [registry],
  });
  return {
    observe: (operation, status, duration) => {
      const name = operation ?? 'none';
      calls.inc({ operation: name, status });
      seconds.observe({ operation: name }, duration);
    },
    refuseQuota: (plan) => refusals.inc({ plan }),
    countKey,
    observeStore: (call, duration) => storeSeconds.observe({ call }, duration),
    watchPool: (figures) => {
      for (const [figure, help] of Object.entries(poolHelp) as [keyof PoolFigures, string][]) {
        const collect = function (this: { set(value: number): void }) {
          this.set(figures()[figure]);
        };
        new Gauge({ name: `sundry_pool_${figure}`, help, collect, registers: [registry] });
      }
    },
    watchStore: ({ ping, link }) => {
      const gauge = (name: string, help: string, read: () => number | Promise<number>) => {
        const collect = async function (this: { set(value: number): void }) {
          this.set(await read());
        };
        new Gauge({ name, help, collect, registers: [registry] });
      };
      gauge('sundry_store_up', 'Whether calls can be counted: 1 or 0.', () => isUp({ ping, link }));
      if (link === undefined) return;
      const offset = 'Seconds by which the clock of the store is ahead of that of this machine.';
      gauge('sundry_store_clock_offset_seconds', offset, () => link.clockOffsetSeconds() ?? Number.NaN);
    },
    contentType: registry.contentType,
    render: () => registry.metrics(),
    figures: () => registry.getMetricsAsJSON(),
  };
}

/** Adds what a key called to its counter. */
function keyCounter(Counter: typeof CounterOf, registry: Registry): Metrics['countKey'] {
  const counter = new Counter({
    name: 'sundry_key_calls_total',
    help: 'Calls of each key by its id, free those without one; outcome is succeeded or refused.',
    labelNames: ['key', 'outcome'],
    registers: [registry],
  });
  const labels = new KeyLabels();
  return (id, { calls, refused }) => {
    const key = labels.of(id);
    if (calls > 0) counter.inc({ key, outcome: 'succeeded' }, calls);
    if (refused > 0) counter.inc({ key, outcome: 'refused' }, refused);
  };
}

/** Keys that have a series of their own: of more, a Prometheus has trouble. */
const MAX_KEYS = 1000;

/** The labels of keys: those that call first have their own. */
class KeyLabels {
  readonly #known = new Set<string>(['free']);

  of(id: string): string {
    if (!this.#known.has(id) && this.#known.size > MAX_KEYS) return 'other';
    this.#known.add(id);
    return id;
  }
}

/** A store across a network is not asked: it may hang. */
async function isUp({ ping, link }: WatchedStore): Promise<number> {
  if (link !== undefined) return link.refusal() === undefined ? 1 : 0;
  return ping().then(
    () => 1,
    () => 0,
  );
}
