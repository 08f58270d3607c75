import type { Worker } from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../log.ts';
import { Collections } from './collections.ts';
import type { Share, ToChild, ToParent } from './message.ts';
import { restartWait } from './restart-wait.ts';
import { shareOf } from './share.ts';

/** How much longer than its own limits a process may take to stop before it is killed. */
const STOP_MARGIN_MS = 2000;

export interface ParentOptions {
  readonly processes: number;
  /** What all processes may use together. */
  readonly whole: Share;
  /** How long a process may take to stop by its settings. */
  readonly stopMs: number;
  readonly log: Log;
}

/**
 * Runs several processes that accept calls from one socket, and replaces those that end, until a signal ends all of
 * them. Resolves to the exit status: 0 when each finished its calls, 1 when one did not; when one cannot start, to its
 * status.
 *
 * The first starts alone, so that a port in use or a store that cannot be opened is said once, and a new store is made
 * by one process.
 */
export async function runProcesses(options: ParentOptions): Promise<number> {
  const { default: cluster } = await import('node:cluster');
  // Round robin would hand on every connection, and lose those in its hands when a process is killed.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const parent = new Parent(options, () => cluster.fork());
  return parent.run();
}

/** A process and how it does. */
interface Child {
  readonly number: number;
  readonly worker: Worker;
  readonly startedAt: number;
  /** Resolves to the line it shows when it listens; to its exit status when it ends before. */
  readonly started: Promise<string | number>;
  /** Resolves to its exit status, 1 when a signal ended it. */
  readonly ended: Promise<number>;
}

class Parent {
  readonly #options: ParentOptions;
  readonly #fork: () => Worker;
  readonly #children = new Map<number, Child>();
  readonly #collections = new Collections();
  #isStopping = false;
  #signals = 0;
  #onSignal: (signal: NodeJS.Signals) => void = () => {};

  constructor(options: ParentOptions, fork: () => Worker) {
    this.#options = options;
    this.#fork = fork;
  }

  async run(): Promise<number> {
    const signalled = new Promise<NodeJS.Signals>((resolve) => {
      this.#onSignal = resolve;
    });
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => this.#signal(signal));
    const begun = this.#startAll();
    const first = await Promise.race([signalled, begun]);
    if (typeof first === 'number') {
      await this.#stop('SIGTERM');
      return first;
    }
    return this.#stop(first ?? (await signalled));
  }

  #signal(signal: NodeJS.Signals): void {
    this.#signals += 1;
    if (this.#signals === 1) this.#onSignal(signal);
    else for (const { worker } of this.#children.values()) send(worker, { kind: 'end' });
  }

  /** Resolves when all listen, to the status of the first that could not. */
  async #startAll(): Promise<number | undefined> {
    const { processes, log } = this.#options;
    const greeting = await this.#start(1).started;
    if (typeof greeting === 'number') return greeting;
    const others = Array.from({ length: processes - 1 }, (_, index) => this.#start(index + 2));
    const starts = await Promise.all(others.map(({ started }) => started));
    const failed = starts.find((start) => typeof start === 'number');
    if (failed !== undefined || this.#isStopping) return failed;
    log.info(`${greeting}; ${processes} processes`);
    await log.flush();
    for (const child of this.#children.values()) void this.#keep(child);
    return undefined;
  }

  #start(number: number): Child {
    const { processes, whole } = this.#options;
    const worker = this.#fork();
    // What cannot be sent is for a process that has ended.
    worker.on('error', () => {});
    const ended = new Promise<number>((resolve) => {
      worker.once('exit', (code, signal) => resolve(signal ? 1 : code));
    });
    const started = new Promise<string | number>((resolve) => {
      worker.on('message', (message: ToParent) => {
        if (message.kind === 'hello') {
          send(worker, { kind: 'begin', number, share: shareOf(whole, number, processes) });
        } else if (message.kind === 'listening') {
          resolve(message.greeting);
        } else if (message.kind === 'collect') {
          this.#collect(worker, message.id);
        } else {
          this.#collections.add(number, message);
        }
      });
      void ended.then(resolve);
    });
    const child = { number, worker, startedAt: performance.now(), started, ended };
    this.#children.set(number, child);
    return child;
  }

  /** Replaces a process whenever it ends, later and later while it does so soon after its start. */
  async #keep(first: Child): Promise<void> {
    const { log } = this.#options;
    let waitMs = 0;
    for (let child = first; ; child = this.#start(child.number)) {
      const status = await child.ended;
      if (this.#isStopping) return;
      this.#children.delete(child.number);
      this.#collections.end(child.number);
      waitMs = restartWait(waitMs, performance.now() - child.startedAt);
      const how = child.worker.process.signalCode ?? `status ${status}`;
      log.warn(`process ${child.number} ended (${how}); another starts in ${waitMs} ms`);
      await sleep(waitMs);
      if (this.#isStopping) return;
    }
  }

  /** Sends a process the figures of all: of those that hang, what they reported last. */
  #collect(asking: Worker, id: number): void {
    const numbers = [...this.#children.keys()];
    const collection = this.#collections.begin(numbers, (all) => send(asking, { kind: 'figures', id, all }));
    for (const { worker } of this.#children.values()) send(worker, { kind: 'report', id: collection });
  }

  async #stop(signal: NodeJS.Signals): Promise<number> {
    this.#isStopping = true;
    const children = [...this.#children.values()];
    for (const { worker } of children) send(worker, { kind: 'stop', signal });
    const late = setTimeout(() => {
      for (const { worker } of children) worker.process.kill('SIGKILL');
    }, this.#options.stopMs + STOP_MARGIN_MS);
    const statuses = await Promise.all(children.map(({ ended }) => ended));
    clearTimeout(late);
    return statuses.every((status) => status === 0) ? 0 : 1;
  }
}

function send(worker: Worker, message: ToChild): void {
  if (worker.isConnected()) worker.send(message);
}
