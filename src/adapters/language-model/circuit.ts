import { UpstreamError } from '../../errors.ts';
import { BrokenBackEndError, resting } from './failures.ts';
import type { Time } from './time.ts';

/** Visitors in a row who found it broken, after whom it is left alone. */
const MOST_FAILURES = 5;
/** How long, in milliseconds. Then one visitor tries it, and the others wait for what that one finds. */
const REST_MS = 5000;

/** Keeps visitors from a back end that is broken, so that they learn it at once. */
export class Circuit {
  readonly #time: Time;
  #failures = 0;
  #restsUntil = 0;
  /** Who tries it after a rest. */
  #probe: object | undefined;
  /** A visitor with several questions fails once. */
  readonly #failed = new WeakSet<object>();

  constructor(time: Time) {
    this.#time = time;
  }

  /** Throws UpstreamError with `overloaded` while it rests, and while another visitor tries it. */
  refuseWhenOpen(visitor: object): void {
    if (this.#failures < MOST_FAILURES) return;
    const left = this.#restsUntil - this.#time.now();
    if (left > 0) throw resting(Math.ceil(left / 1000));
    if (this.#probe !== undefined && this.#probe !== visitor) throw resting(1);
  }

  /** Does the work unless it rests, and remembers how that ended. */
  async guard<Value>(visitor: object, work: () => Promise<Value>): Promise<Value> {
    this.refuseWhenOpen(visitor);
    if (this.#failures >= MOST_FAILURES) this.#probe = visitor;
    try {
      const value = await work();
      this.#answered();
      return value;
    } catch (error) {
      if (error instanceof BrokenBackEndError) this.#broke(visitor);
      else if (error instanceof UpstreamError) this.#answered();
      // The visitor went away, or we have a bug: nothing is known, and the next may try.
      else if (this.#probe === visitor) this.#probe = undefined;
      throw error;
    }
  }

  #answered(): void {
    this.#failures = 0;
    this.#probe = undefined;
  }

  #broke(visitor: object): void {
    this.#probe = undefined;
    if (this.#failures < MOST_FAILURES && this.#failed.has(visitor)) return;
    this.#failed.add(visitor);
    this.#failures++;
    if (this.#failures >= MOST_FAILURES) this.#restsUntil = this.#time.now() + REST_MS;
  }
}
