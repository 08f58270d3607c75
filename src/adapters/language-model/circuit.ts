import { UpstreamError } from '../../errors.ts';
import { BrokenBackEndError, resting } from './failures.ts';
import type { Time } from './time.ts';

/** Failing visitors in a row after which the circuit opens. */
const MAX_FAILURES = 5;
/** How long it stays open, in milliseconds. Then one visitor tries the back end, the others are refused. */
const REST_MS = 5000;

/** Circuit breaker: while the back end is broken, visitors fail at once. */
export class Circuit {
  readonly #time: Time;
  #failures = 0;
  #restsUntil = 0;
  /** The visitor that tries it after a pause. */
  #probe: object | undefined;
  /** A visitor with several requests fails once. */
  readonly #failed = new WeakSet<object>();

  constructor(time: Time) {
    this.#time = time;
  }

  /** Throws UpstreamError with `overloaded` while it is open, and while another visitor tries the back end. */
  refuseWhenOpen(visitor: object): void {
    if (this.#failures < MAX_FAILURES) return;
    const left = this.#restsUntil - this.#time.now();
    if (left > 0) throw resting(Math.ceil(left / 1000));
    if (this.#probe !== undefined && this.#probe !== visitor) throw resting(1);
  }

  /** Does the work unless the circuit is open, and records the outcome. */
  async guard<Value>(visitor: object, work: () => Promise<Value>): Promise<Value> {
    this.refuseWhenOpen(visitor);
    if (this.#failures >= MAX_FAILURES) this.#probe = visitor;
    try {
      const value = await work();
      this.#answered();
      return value;
    } catch (error) {
      if (error instanceof BrokenBackEndError) this.#broke(visitor);
      else if (error instanceof UpstreamError) this.#answered();
      // The visitor left, or there is a bug: the outcome is unknown, and the next may try.
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
    if (this.#failures < MAX_FAILURES && this.#failed.has(visitor)) return;
    this.#failed.add(visitor);
    this.#failures++;
    if (this.#failures >= MAX_FAILURES) this.#restsUntil = this.#time.now() + REST_MS;
  }
}
