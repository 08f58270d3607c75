import type { DnsAnswer } from '../../operation.ts';

/** One question on its way, shared by all who ask it meanwhile. It ends early only when all of them have left. */
export class SharedQuestion {
  readonly #answer: Promise<DnsAnswer>;
  readonly #controller = new AbortController();
  readonly #onEnd: () => void;
  #askers = 0;

  /** `onEnd` is called when the question is answered, and when its last asker has left: it cannot be joined then. */
  constructor(ask: (signal: AbortSignal) => Promise<DnsAnswer>, onEnd: () => void) {
    this.#onEnd = onEnd;
    this.#answer = ask(this.#controller.signal).finally(onEnd);
    // Without askers there is none to hear of it.
    this.#answer.catch(() => {});
  }

  /** The answer, for an asker who leaves when the signal is aborted. */
  join(signal: AbortSignal): Promise<DnsAnswer> {
    this.#askers++;
    signal.addEventListener('abort', () => this.#leave(signal.reason), { once: true });
    return this.#answer;
  }

  #leave(reason: unknown): void {
    this.#askers--;
    if (this.#askers > 0) return;
    this.#onEnd();
    this.#controller.abort(reason);
  }
}
