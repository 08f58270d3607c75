/**
 * Places for work that many callers want: threads, pages, DNS questions, the language model. With two places:
 *
 *     A asks three times, B once      A1 A2 run, A3 and B1 wait
 *     A1 ends                         B1 runs, since A holds more places than B
 *
 * lines.ts has a line for each caller and picks the next; within-limit.ts ends work that takes too long. Why callers and
 * not requests take turns: docs/decisions/0013.
 */
import { UpstreamError } from '../errors.ts';
import { Lines, type Turn } from './lines.ts';
import { type Limit, type Signal, withinLimit } from './within-limit.ts';

export interface GateOptions {
  /** Pieces of work that run at a time, at least 1. */
  readonly places: number;
  /** Most pieces of work that wait for a place. */
  readonly queue: number;
  /** Keeps a quarter of the places, at least one, for callers who hold none: one caller never holds them all. */
  readonly keepsReserve: boolean;
  /** Milliseconds after which waiting ends. */
  readonly waitMs: number;
  /** The work in the plural, such as "pages", for the refusals. */
  readonly work: string;
}

/** One piece of work that needs a place. */
export interface GateVisit {
  /** Callers take turns, however many visits each of them has waiting. Opaque. */
  readonly caller: string;
  /** Aborted when the result is no longer needed: waiting and work end with its reason. */
  readonly abandoned?: Signal | undefined;
  /** Work that has begun continues when the caller leaves, until it ends or reaches its limit. */
  readonly outlivesCaller?: true;
  /** Bound on the work. Called when the work gets its place; the time counts from then. */
  readonly limit: () => Limit;
}

/**
 * A fixed number of places with a bounded queue in front of them. A place is held while the work of a visit runs and
 * is given back however it ends: settled, failed, over its limit, or abandoned.
 *
 * A free place goes to the waiting caller that holds the fewest, in turn among equals. When the queue is full, the
 * newest visit of the longest line gives way to a caller whose line stays shorter.
 */
export class Gate {
  readonly #options: GateOptions;
  readonly #reserve: number;
  readonly #lines = new Lines();
  readonly #held = new Map<string, number>();
  #running = 0;

  constructor(options: GateOptions) {
    this.#options = options;
    this.#reserve = options.keepsReserve ? Math.max(1, Math.floor(options.places / 4)) : 0;
  }

  /** Places taken. */
  get running(): number {
    return this.#running;
  }

  /** Visits in the queue. */
  get waiting(): number {
    return this.#lines.size;
  }

  /** Throws UpstreamError with `overloaded` when this caller would get neither a place nor a turn in the queue. */
  refuseWhenFull(caller: string): void {
    if (this.#mayTake(caller) || this.waiting < this.#options.queue) return;
    if (!this.#lines.hasLongerThan(caller)) throw this.#full();
  }

  /**
   * Runs the work in a place. Its signal is aborted when the limit is over or the visit abandoned, and the place
   * is given back then even if the work never settles. Throws UpstreamError with `overloaded` when the queue is
   * full or the waiting takes too long, the reasons of the limit and of `abandoned`, and what the work throws.
   */
  async hold<Value>(visit: GateVisit, work: (signal: AbortSignal) => Promise<Value>): Promise<Value> {
    const { caller, abandoned, limit } = visit;
    if (abandoned?.aborted) throw abandoned.reason;
    if (this.#mayTake(caller)) this.#take(caller);
    else await this.#wait(caller, abandoned);
    try {
      return await withinLimit(work, limit(), visit.outlivesCaller ? undefined : abandoned);
    } finally {
      this.#giveBack(caller);
    }
  }

  #mayTake(caller: string): boolean {
    const free = this.#options.places - this.#running;
    return free > 0 && (free > this.#reserve || !this.#held.has(caller));
  }

  #take(caller: string): void {
    this.#running += 1;
    this.#held.set(caller, (this.#held.get(caller) ?? 0) + 1);
  }

  #giveBack(caller: string): void {
    const held = this.#held.get(caller)! - 1;
    this.#running -= 1;
    if (held > 0) this.#held.set(caller, held);
    else this.#held.delete(caller);
    for (let next = this.#next(); next !== undefined; next = this.#next()) {
      this.#take(next);
      this.#lines.shift(next).start();
    }
  }

  /** The waiting caller that holds the fewest places of those that may take another. */
  #next(): string | undefined {
    let next: string | undefined;
    let fewest = Number.POSITIVE_INFINITY;
    if (this.#running >= this.#options.places) return undefined;
    for (const caller of this.#lines.callers()) {
      const held = this.#held.get(caller) ?? 0;
      if (held < fewest && this.#mayTake(caller)) [next, fewest] = [caller, held];
      if (fewest === 0) break;
    }
    return next;
  }

  /** Resolves when the place is taken. */
  #wait(caller: string, abandoned: Signal | undefined): Promise<void> {
    this.#makeRoom(caller);
    return new Promise((resolve, reject) => {
      const leave = (reason: unknown): void => {
        if (this.#lines.remove(caller, turn)) turn.refuse(reason);
      };
      const abandon = (): void => leave(abandoned?.reason);
      const timer = setTimeout(() => leave(this.#waitedTooLong()), this.#options.waitMs);
      const settle = (): void => {
        clearTimeout(timer);
        abandoned?.removeEventListener('abort', abandon);
      };
      const turn: Turn = {
        start: () => {
          settle();
          resolve();
        },
        refuse: (reason) => {
          settle();
          reject(reason);
        },
      };
      abandoned?.addEventListener('abort', abandon, { once: true });
      this.#lines.push(caller, turn);
    });
  }

  /** Ends the newest visit of the longest line where the queue is full; throws when that line is the caller's. */
  #makeRoom(caller: string): void {
    if (this.waiting < this.#options.queue) return;
    const newest = this.#lines.hasLongerThan(caller) ? this.#lines.popLongest() : undefined;
    if (newest === undefined) throw this.#full();
    newest.refuse(this.#full());
  }

  #full(): UpstreamError {
    const { work } = this.#options;
    return overloaded(`${this.waiting} ${work} are waiting already, which is the limit.`);
  }

  #waitedTooLong(): UpstreamError {
    const { work, waitMs } = this.#options;
    return overloaded(`Other ${work} took all places for ${waitMs / 1000} seconds.`);
  }
}

function overloaded(cause: string): UpstreamError {
  return new UpstreamError('overloaded', `${cause} Try again in a second.`);
}
