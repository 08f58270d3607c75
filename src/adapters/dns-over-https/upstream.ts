import type { Notices } from '../notices.ts';

/** Failed connections in a row after which a resolver rests. */
const MOST_FAILURES = 5;
/** Questions in a row without an answer that are reported to the operator. */
const MOST_SILENT = 20;
/** How long a rest is, in milliseconds. */
const REST_MS = 3000;

/**
 * One resolver, with what its last questions say of it. Only its connections count: a question that is not answered
 * in time says something of the name's own servers, which the caller may have chosen.
 */
export class Upstream {
  readonly url: URL;
  readonly #notices: Notices;
  #failures = 0;
  #silent = 0;
  #restsUntil = 0;
  #answeredAt = -Infinity;
  #isReported = false;

  constructor(url: string, notices: Notices) {
    this.url = new URL(url);
    this.#notices = notices;
  }

  /** Whether to ask it at a time, in milliseconds of any steady clock. */
  isUsable(now: number): boolean {
    return this.#failures < MOST_FAILURES || now >= this.#restsUntil;
  }

  /** It is asked. After a rest one question tries it, and the next rest begins with that one. */
  asked(now: number): void {
    if (this.#failures >= MOST_FAILURES) this.#restsUntil = now + REST_MS;
  }

  /** A connection ends a rest; one more failure begins another. */
  connected(): void {
    this.#failures = Math.min(this.#failures, MOST_FAILURES - 1);
  }

  /** It has answered, whatever it said. */
  answered(now: number): void {
    this.#failures = 0;
    this.#silent = 0;
    this.#answeredAt = now;
    if (!this.#isReported) return;
    this.#isReported = false;
    this.#notices.tell(`${this.url} answers`, `the DNS resolver at ${this.url.origin} answers again`);
  }

  /** Its connection failed for a question asked at `askedAt`, which says nothing where it has answered since. */
  failed(askedAt: number, now: number, sign: string): void {
    if (askedAt < this.#answeredAt) return;
    this.#failures++;
    if (this.#failures < MOST_FAILURES) return;
    this.#restsUntil = now + REST_MS;
    this.#report(sign);
  }

  /** It did not answer a question in time that was asked at `askedAt`. Only reported: it stays in use. */
  wasSilent(askedAt: number): void {
    if (askedAt < this.#answeredAt) return;
    this.#silent++;
    if (this.#silent >= MOST_SILENT) this.#report(`no answer to ${MOST_SILENT} questions in a row`);
  }

  #report(sign: string): void {
    this.#isReported = true;
    this.#notices.tell(`${this.url} fails`, `the DNS resolver at ${this.url.origin} fails: ${sign}`);
  }
}
