/** Milliseconds before the same notice is sent again. */
const AGAIN_MS = 600_000;

/** Notices to the operator, each sent at most once in ten minutes. */
export class Notices {
  readonly #send: (message: string) => void;
  readonly #time: { now(): number };
  readonly #sentAt = new Map<string, number>();

  /** `time` is a monotonic clock, in milliseconds. */
  constructor(send: (message: string) => void, time: { now(): number }) {
    this.#send = send;
    this.#time = time;
  }

  /** Sends a notice unless one with the same `about`, one of a few fixed words, was sent recently. */
  send(about: string, message: string): void {
    const now = this.#time.now();
    if (now < (this.#sentAt.get(about) ?? -Infinity) + AGAIN_MS) return;
    this.#sentAt.set(about, now);
    this.#send(message);
  }
}
