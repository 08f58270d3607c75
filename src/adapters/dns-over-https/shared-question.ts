import type { DnsAnswer } from '../../operation.ts';

/** One query in flight, shared by all requests that need it. It ends early only when all of them have left. */
export class SharedQuestion {
  readonly #answer: Promise<DnsAnswer>;
  readonly #controller = new AbortController();
  readonly #onEnd: () => void;
  #waiters = 0;

  /** `onEnd` is called when the query is answered, or its last request has left: it cannot be joined then. */
  constructor(ask: (signal: AbortSignal) => Promise<DnsAnswer>, onEnd: () => void) {
    this.#onEnd = onEnd;
    this.#answer = ask(this.#controller.signal).finally(onEnd);
    // Without a waiting request the rejection is of no interest.
    this.#answer.catch(() => {});
  }

  /** The answer, for a request that leaves when the signal is aborted. */
  join(signal: AbortSignal): Promise<DnsAnswer> {
    this.#waiters++;
    signal.addEventListener('abort', () => this.#leave(signal.reason), { once: true });
    return this.#answer;
  }

  #leave(reason: unknown): void {
    this.#waiters--;
    if (this.#waiters > 0) return;
    this.#onEnd();
    this.#controller.abort(reason);
  }
}
