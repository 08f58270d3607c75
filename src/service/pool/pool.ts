/**
 * Threads for work that would hold the main one. A task is an id and bytes, which move to the thread and are not copied:
 *
 *     { operation: 'invoice.pdf', method: 'POST', path, query: '', body: <bytes> }   ->   bytes with headers, or a failure
 *
 * thread.ts is the other side: the same `readRequest` and `perform` as in the main thread. Who waits for a thread, and
 * whose turn it is, is a Gate's (src/gate). hang-ups.ts ends the work of callers who have left.
 */
import type { Piscina } from 'piscina';
import { UpstreamError } from '../../errors.ts';
import { Gate } from '../../gate/gate.ts';
import type { Abandoned } from '../../operation.ts';
import type { ResultBytes } from '../../request/result-bytes.ts';
import { timedOut } from '../calls/deadline.ts';
import { HangUps } from './hang-ups.ts';
import { processorTime } from './processor-time.ts';
import {
  madeOf,
  postedTask,
  resultOf,
  type ThreadPart,
  type ThreadReply,
  type ThreadSettings,
  type ThreadTask,
} from './thread-message.ts';

const WAITING = 50;
const WAITING_PER_WORKER = 25;
const WAIT_MS = 10_000;

/** The processor time that a task may take, in milliseconds: a hundred times its cost, and never less than this. */
const MIN_RUN_MS = 5000;
const RUN_PER_COST = 100;

export interface PoolOptions {
  /** Threads, at least 1. The first starts with the pool, the others when there is work for them; idle ones are kept. */
  readonly workers: number;
  /** The module a thread runs; it exports `answer`, made by `answerCalls`, or a promise of it (see worker-start.cts). */
  readonly module: URL;
  /** Handed to each thread at its start. */
  readonly settings?: ThreadSettings;
  /** Called when a thread fails without a call to fail with it. */
  readonly onFailure: (error: unknown) => void;
}

export interface PoolVisit {
  /** Callers take turns by this name. */
  readonly caller: string;
  /** Aborted when the caller has left. */
  readonly abandoned: Abandoned;
  /** Milliseconds the call is expected to take its thread. */
  readonly cost: number;
  /** For the waiting and the work together. */
  readonly timeoutMs: number;
}

export interface PoolFigures {
  readonly threads: number;
  readonly running: number;
  readonly waiting: number;
}

/**
 * Threads that answer calls, with a bounded queue before them. One caller may hold every place: a task has a limit,
 * and the next caller has the next turn.
 */
export class Pool {
  readonly #options: PoolOptions;
  readonly #gate: Gate;
  readonly #hangUps = new HangUps();
  #threads: Promise<Piscina> | undefined;
  #size = () => 0;
  #failed = false;
  #starting: Promise<void> | undefined;

  constructor(options: PoolOptions) {
    this.#options = options;
    this.#gate = new Gate({
      places: options.workers,
      queue: WAITING + WAITING_PER_WORKER * options.workers,
      keepsReserve: false,
      waitMs: WAIT_MS,
      work: 'calls for a thread',
    });
  }

  /** Starts the first thread, in the background: the first call finds it there. */
  start(): void {
    this.#starting = this.#ensureThread().catch((error: unknown) => this.#fail(error));
  }

  figures(): PoolFigures {
    return { threads: this.#size(), running: this.#gate.running, waiting: this.#gate.waiting };
  }

  /** Throws UpstreamError with `overloaded` when a call of this caller would be refused. */
  refuseWhenFull(caller: string): void {
    this.#gate.refuseWhenFull(caller);
  }

  /** Rejects when a caller that has no other call here would be refused, or when no thread can be started. */
  async refuseUnlessReady(): Promise<void> {
    this.#gate.refuseWhenFull('');
    if (!this.#failed) return;
    await this.#ensureThread().catch(() => {
      throw new UpstreamError('overloaded', 'No worker thread could be started for heavy calls.');
    });
  }

  /**
   * Answers a call, or runs the second step of one, in one of the threads. A call over its time is given up, and the
   * thread it held is ended and replaced. Throws what the operation throws, UpstreamError with `overloaded`, Refusal
   * with `operation_timeout`, and the reason of `abandoned` where the caller left before there was a result.
   */
  async run(task: Exclude<ThreadTask, ThreadPart>, visit: PoolVisit): Promise<ResultBytes> {
    return resultOf(await this.#hold(task, visit));
  }

  /** Performs a part of an operation in one of the threads, as `run` answers a call. */
  async runPart(task: ThreadPart, visit: PoolVisit): Promise<unknown> {
    return madeOf(await this.#hold(task, visit));
  }

  async #hold(task: ThreadTask, { caller, abandoned, cost, timeoutMs }: PoolVisit): Promise<ThreadReply> {
    const arrival = performance.now();
    const limit = () => {
      const left = () => timeoutMs - (performance.now() - arrival);
      const own = Math.max(MIN_RUN_MS, RUN_PER_COST * cost);
      const used = processorTime();
      return {
        ms: Math.max(0, Math.min(left(), own)),
        extension: () => Math.min(left(), own - used()),
        reason: () => (abandoned.aborted ? abandoned.reason : timedOut(performance.now() - arrival)),
      };
    };
    return this.#gate.hold({ caller, abandoned, outlivesCaller: true, limit }, (overLimit) =>
      this.#hangUps.watch(abandoned, overLimit, (signal) => this.#reply(task, signal)),
    );
  }

  /** Ends the threads, whatever they are doing, once the first has started: its end would be reported as a failure. */
  async close(): Promise<void> {
    await this.#starting;
    await (await this.#threads)?.destroy();
  }

  /** Waits until a thread answers, and starts one where there is none. */
  async #ensureThread(): Promise<void> {
    await (await this.#load()).run(null);
    this.#failed = false;
  }

  #fail(error: unknown): void {
    this.#failed = true;
    this.#options.onFailure(error);
  }

  async #reply(task: ThreadTask, signal: AbortSignal): Promise<ThreadReply> {
    const threads = await this.#load();
    // Only now, so that bodies that wait are not held twice.
    const posted = postedTask(task);
    return threads.run(posted.task, { signal, transferList: posted.transferList });
  }

  #load(): Promise<Piscina> {
    this.#threads ??= this.#startThreads();
    return this.#threads;
  }

  /** Loads the library only here: the service is ready sooner, and without heavy calls never needs it. */
  async #startThreads(): Promise<Piscina> {
    const { Piscina } = await import('piscina');
    const threads = new Piscina({
      filename: this.#options.module.href,
      name: 'answer',
      workerData: this.#options.settings,
      minThreads: 1,
      maxThreads: this.#options.workers,
      idleTimeout: Number.POSITIVE_INFINITY,
      recordTiming: false,
    });
    this.#size = () => threads.threads.length;
    threads.on('error', (error: unknown) => {
      this.#fail(error);
      if (threads.threads.length > 0) return;
      // No thread is left for the waiting tasks: they fail now, and the next call starts new threads.
      this.#threads = undefined;
      void threads.destroy();
    });
    return threads;
  }
}
