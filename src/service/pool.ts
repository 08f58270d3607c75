import type { Piscina } from 'piscina';
import type { Needs, Operation } from '../operation.ts';
import type { Answer } from '../request/perform.ts';
import { timedOut } from './deadline.ts';
import { PoolQueue } from './pool-queue.ts';
import { Refusal } from './refusal.ts';
import { answerOf, type ThreadCall, type ThreadReply, type ThreadSettings } from './thread-message.ts';

/** A longer hold of the main thread is felt by the calls beside it; for a shorter one the trip is not worth it. */
const LONGEST_HOLD_MS = 2;

const WAITING = 50;
const WAITING_PER_WORKER = 25;

export interface PoolOptions {
  /** Threads, at least 1. The first starts with the pool, the others when there is work for them; all are kept. */
  readonly workers: number;
  /** The module a thread runs; it exports `answer`, made by `answerCalls`. */
  readonly module: URL;
  /** Handed to each thread at its start. */
  readonly settings?: ThreadSettings;
  /** Told when a thread fails that has no call to fail with it. */
  readonly onFailure: (error: unknown) => void;
}

export interface PoolVisit {
  /** Callers take turns by this name. */
  readonly caller: string;
  readonly isGone: () => boolean;
  /** For the waiting and the work together. */
  readonly timeoutMs: number;
}

export interface PoolFigures {
  readonly threads: number;
  readonly running: number;
  readonly waiting: number;
}

/** Whether a request is expected to hold the main thread for so long that it goes to another. */
export function isHeavy(
  { cost }: Operation,
  bodyBytes: number,
  needs: Pick<Needs, 'languageModel'>,
): boolean {
  return cost !== undefined && cost({ bodyBytes }, needs) > LONGEST_HOLD_MS;
}

/** Threads that answer calls, with a bounded queue before them. */
export class Pool {
  readonly #options: PoolOptions;
  readonly #queue: PoolQueue;
  #threads: Promise<Piscina> | undefined;
  #size = () => 0;
  #failed = false;
  #starting: Promise<void> | undefined;

  constructor(options: PoolOptions) {
    this.#options = options;
    this.#queue = new PoolQueue(options.workers, WAITING + WAITING_PER_WORKER * options.workers);
  }

  /** Starts the first thread, in the background: the first call finds it there. */
  start(): void {
    this.#starting = this.#greet().catch((error: unknown) => this.#fail(error));
  }

  figures(): PoolFigures {
    return { threads: this.#size(), running: this.#queue.running, waiting: this.#queue.waiting };
  }

  /** Throws Refusal with `overloaded` when a call would not be taken. */
  refuseWhenFull(): void {
    this.#queue.refuseWhenFull();
  }

  /** The same, and also when a thread failed on its own and none answers since. */
  async refuseUnlessReady(): Promise<void> {
    this.#queue.refuseWhenFull();
    if (!this.#failed) return;
    await this.#greet().catch(() => {
      throw new Refusal('overloaded', 'No thread can be started for calls with much work.', {
        headers: ['retry-after', '1'],
      });
    });
  }

  /**
   * Answers a call in one of the threads. A call over its time is given up, and the thread it held is killed and
   * replaced. Throws what the operation throws, and Refusal with `overloaded` or `operation_timeout`.
   */
  async run(call: ThreadCall, { caller, isGone, timeoutMs }: PoolVisit): Promise<Answer> {
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(timedOut(timeoutMs)), timeoutMs);
    const { signal } = deadline;
    try {
      await this.#queue.enter({ caller, isGone, signal });
      return answerOf(await this.#reply(call, signal).finally(() => this.#queue.leave()));
    } catch (error) {
      throw signal.aborted ? signal.reason : error;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Ends the threads, whatever they do. */
  async close(): Promise<void> {
    // A thread that is ended while it loads can take the process with it.
    await this.#starting;
    await (await this.#threads)?.destroy();
  }

  /** Starts a thread where there is none, and waits for a sign of life. */
  async #greet(): Promise<void> {
    await (await this.#load()).run(null);
    this.#failed = false;
  }

  #fail(error: unknown): void {
    this.#failed = true;
    this.#options.onFailure(error);
  }

  async #reply(call: ThreadCall, signal: AbortSignal): Promise<ThreadReply> {
    const threads = await this.#load();
    // Only now, so that calls that wait are not held twice; and a copy, because small bodies share their buffer.
    const body = new Uint8Array(call.body);
    return threads.run({ ...call, body } satisfies ThreadCall, { signal, transferList: [body.buffer] });
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
      // None is left that could take what waits there: that fails now, and the next call starts anew.
      this.#threads = undefined;
      void threads.destroy();
    });
    return threads;
  }
}
