/** Milliseconds before the same notice is given again. */
const AGAIN_MS = 600_000;

/** Notices to the operator, each given now and then instead of with every call. */
export class Notices {
  readonly #tell: (message: string) => void;
  readonly #time: { now(): number };
  readonly #told = new Map<string, number>();

  /** `time` is a steady clock, in milliseconds. */
  constructor(tell: (message: string) => void, time: { now(): number }) {
    this.#tell = tell;
    this.#time = time;
  }

  /** Gives a notice unless one about the same was given lately. `about` is one of a few fixed words. */
  tell(about: string, message: string): void {
    const now = this.#time.now();
    if (now < (this.#told.get(about) ?? -Infinity) + AGAIN_MS) return;
    this.#told.set(about, now);
    this.#tell(message);
  }
}
