/** Transport failures in a row after which a resolver is left alone. */
const MOST_FAILURES = 5;
/** How long, in milliseconds. Afterwards the next query tries it again. */
const REST_MS = 3000;

/** One resolver, with what its last queries say of it. */
export class Upstream {
  readonly url: string;
  #failures = 0;
  #restsUntil = 0;

  constructor(url: string) {
    this.url = url;
  }

  /** Whether to ask it at a time, in milliseconds of any steady clock. */
  isUsable(now: number): boolean {
    return now >= this.#restsUntil;
  }

  /** It has answered, whatever it said. */
  answered(): void {
    this.#failures = 0;
    this.#restsUntil = 0;
  }

  /** It has not answered at all. */
  failed(now: number): void {
    this.#failures++;
    if (this.#failures >= MOST_FAILURES) this.#restsUntil = now + REST_MS;
  }
}
