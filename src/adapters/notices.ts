/** The same is told once in so many milliseconds. */
const AGAIN_MS = 600_000;

/** What the operator should know, told now and then instead of with every call. */
export class Notices {
  readonly #tell: (message: string) => void;
  readonly #time: { now(): number };
  readonly #told = new Map<string, number>();

  /** `time` is a steady clock, in milliseconds. */
  constructor(tell: (message: string) => void, time: { now(): number }) {
    this.#tell = tell;
    this.#time = time;
  }

  /** `about` is the kind of notice: one of a few fixed words. */
  tell(about: string, message: string): void {
    const now = this.#time.now();
    if (now < (this.#told.get(about) ?? -Infinity) + AGAIN_MS) return;
    this.#told.set(about, now);
    this.#tell(message);
  }
}
