import { UpstreamError } from '../../errors.ts';
import { queueFull } from './failures.ts';

/** Questions that wait, for each that is asked: more would wait longer than anybody does. */
const WAITING_PER_PLACE = 4;

/** Lets so many questions through at a time; the others wait in the order they came. */
export class Gate {
  readonly #places: number;
  #taken = 0;
  readonly #waiting = new Set<() => void>();

  constructor(places: number) {
    this.#places = places;
  }

  /**
   * Does the work in a place of its own. Throws UpstreamError with `overloaded` when too many wait, unless the
   * visitor `hasBegun`, whose earlier answers would be lost; and the same when its time is over before a place is
   * free. Throws the signal's reason when the visitor went away.
   */
  async hold<Value>(
    { signal, hasBegun }: { readonly signal: AbortSignal; readonly hasBegun: boolean },
    work: () => Promise<Value>,
  ): Promise<Value> {
    if (this.#taken < this.#places) this.#taken++;
    else if (!hasBegun && this.#waiting.size >= WAITING_PER_PLACE * this.#places) throw queueFull();
    else await this.#turn(signal);
    try {
      return await work();
    } finally {
      this.#passOn();
    }
  }

  /** A place is handed on without being free in between. */
  #turn(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#waiting.delete(enter);
        reject(whyNot(signal));
      };
      const enter = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      if (signal.aborted) return leave();
      signal.addEventListener('abort', leave, { once: true });
      this.#waiting.add(enter);
    });
  }

  #passOn(): void {
    const [next] = this.#waiting;
    if (next === undefined) {
      this.#taken--;
    } else {
      this.#waiting.delete(next);
      next();
    }
  }
}

function whyNot({ reason }: AbortSignal): unknown {
  return reason instanceof UpstreamError ? queueFull() : reason;
}
