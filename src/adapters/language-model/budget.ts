import type { Abandoned } from '../../operation.ts';
import { tooSlow } from './failures.ts';
import type { Time } from './time.ts';

/** The time that is left for one question. */
export class Budget {
  /** Aborted with an UpstreamError when the time is over, with the visitor's reason when that one went away. */
  readonly signal: AbortSignal;
  readonly #controller = new AbortController();
  readonly #time: Time;
  readonly #endsAt: number;
  readonly #timer: NodeJS.Timeout;
  readonly #abandoned: Abandoned | undefined;

  constructor(time: Time, endsAt: number, abandoned: Abandoned | undefined) {
    this.#time = time;
    this.#endsAt = endsAt;
    this.#abandoned = abandoned;
    this.signal = this.#controller.signal;
    const left = this.left();
    // At once: a request would go out before a timer fires.
    if (left <= 0) this.#controller.abort(tooSlow());
    this.#timer = setTimeout(() => this.#controller.abort(tooSlow()), Math.max(0, left));
    if (abandoned?.aborted) this.#leave();
    else abandoned?.addEventListener('abort', this.#leave, { once: true });
  }

  /** Milliseconds. */
  left(): number {
    return this.#endsAt - this.#time.now();
  }

  /** To be called when the question is answered: what it holds would keep the process and the signal busy. */
  end(): void {
    clearTimeout(this.#timer);
    this.#abandoned?.removeEventListener('abort', this.#leave);
  }

  readonly #leave = (): void => this.#controller.abort(this.#abandoned?.reason);
}
