import type { Notices } from '../notices.ts';

/** Failed connections in a row after which a resolver is paused. */
const MAX_FAILURES = 5;
/** Queries in a row without an answer that are reported to the operator. */
const MAX_SILENT = 20;
/** Length of a pause, in milliseconds. */
const REST_MS = 3000;

/**
 * One resolver, with its state by the last queries. Only its connections count: a query that is not answered
 * in time may be due to the name's own servers, which the caller may have chosen.
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

  /** Whether to use it at a time, in milliseconds of any monotonic clock. */
  isUsable(now: number): boolean {
    return this.#failures < MAX_FAILURES || now >= this.#restsUntil;
  }

  /** A query is sent. After a pause one query tries it, and the next pause begins with that query. */
  queried(now: number): void {
    if (this.#failures >= MAX_FAILURES) this.#restsUntil = now + REST_MS;
  }

  /** A connection ends a pause; one more failure begins another. */
  connected(): void {
    this.#failures = Math.min(this.#failures, MAX_FAILURES - 1);
  }

  /** It has answered, with any answer. */
  answered(now: number): void {
    this.#failures = 0;
    this.#silent = 0;
    this.#answeredAt = now;
    if (!this.#isReported) return;
    this.#isReported = false;
    this.#notices.send(`${this.url} answers`, `the DNS resolver at ${this.url.origin} answers again`);
  }

  /** Its connection failed for a query sent at `sentAt`, which does not count where it has answered since. */
  failed(sentAt: number, now: number, sign: string): void {
    if (sentAt < this.#answeredAt) return;
    this.#failures++;
    if (this.#failures < MAX_FAILURES) return;
    this.#restsUntil = now + REST_MS;
    this.#report(sign);
  }

  /** It did not answer a query sent at `sentAt` in time. Only reported: it stays in use. */
  wasSilent(sentAt: number): void {
    if (sentAt < this.#answeredAt) return;
    this.#silent++;
    if (this.#silent >= MAX_SILENT) this.#report(`no answer to ${MAX_SILENT} queries in a row`);
  }

  #report(sign: string): void {
    this.#isReported = true;
    this.#notices.send(`${this.url} fails`, `the DNS resolver at ${this.url.origin} fails: ${sign}`);
  }
}
