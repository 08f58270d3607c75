import type { Fault } from './fault.ts';
import type { Budget, Time } from './time.ts';

/** Requests that a question may use. */
const MAX_TRIES = 3;
/** Times that a busy back end is asked, at most. */
const MAX_BUSY = 20;
/** Milliseconds before the second try, give or take half; twice that before the third. */
const FIRST_PAUSE_MS = 150;
/** The longest of the pauses, which double, before a back end that is busy. */
const MAX_PAUSE_MS = 4000;
/** The longest wait accepted from a back end, in milliseconds. */
const MAX_WAIT_MS = 5000;

/** The tries of one question. */
export class Retries {
  readonly #time: Time;
  readonly #budget: Budget;
  #tries = 1;
  #pauses = 0;

  constructor(time: Time, budget: Budget) {
    this.#time = time;
    this.#budget = budget;
  }

  /** Counts another try; false when none is left. */
  take(): boolean {
    if (this.#tries === MAX_TRIES) return false;
    this.#tries++;
    return true;
  }

  /** Whether the question is asked for the second time. */
  get isSecond(): boolean {
    return this.#tries === 2;
  }

  /**
   * Waits before another try after a fault. Throws its failure when another is futile, or no time is left for it. A back
   * end that is busy is asked again until then, and what it refuses does not count as a try.
   */
  async pauseAfter({ failure, passes, isBusy = false, waitMs = 0 }: Fault): Promise<void> {
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** this.#pauses, MAX_PAUSE_MS) * (0.5 + this.#time.chance());
    const wait = Math.max(pause, waitMs);
    if (!passes || waitMs > MAX_WAIT_MS || wait >= this.#budget.left()) throw failure;
    if (!(isBusy ? this.#pauses < MAX_BUSY : this.take())) throw failure;
    this.#pauses++;
    await this.#time.wait(wait, this.#budget.signal);
  }
}
