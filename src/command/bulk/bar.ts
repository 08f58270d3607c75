import type { StandardErrors } from '../terminal/standard-errors.ts';

/** Milliseconds between two drawings: fast enough to be seen moving. */
const INTERVAL_MS = 100;

/** Moves to the beginning of the line and erases it (ECMA-48 8.3.41). */
const ERASE = '\r\u001b[K';

const WIDTH = 24;

/** How far a run over many inputs has come: a line on the terminal that is drawn again and again. */
export class Bar {
  readonly #errors: StandardErrors;
  readonly #now: () => number;
  readonly #begun: number;
  #drawn = Number.NEGATIVE_INFINITY;
  #done = 0;

  constructor(errors: StandardErrors, now: () => number) {
    this.#errors = errors;
    this.#now = now;
    this.#begun = now();
  }

  /** Counts one more input as done. `part` is the part of the file that ends with it; undefined where that is not known. */
  advance(part: number | undefined): void {
    this.#done++;
    const now = this.#now();
    if (now - this.#drawn < INTERVAL_MS) return;
    this.#drawn = now;
    this.#errors.draw(`${ERASE}${this.#line(now - this.#begun, part).slice(0, this.#errors.columns - 1)}`);
  }

  /** Erases the line, before something else is written or at the end. It is drawn again at the next advance. */
  erase(): void {
    if (this.#drawn === Number.NEGATIVE_INFINITY) return;
    this.#drawn = Number.NEGATIVE_INFINITY;
    this.#errors.draw(ERASE);
  }

  #line(elapsedMs: number, part: number | undefined): string {
    const rate = elapsedMs > 0 ? (this.#done * 1000) / elapsedMs : 0;
    const speed = rate >= 10 ? rate.toFixed(0) : rate.toFixed(1);
    const done = `${this.#done} done  ${speed}/s`;
    if (part === undefined) return done;
    const filled = Math.round(WIDTH * part);
    const left = part > 0 ? clock((elapsedMs / 1000) * (1 / part - 1)) : '-:--';
    return `[${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}] ${done}  ${left} left`;
  }
}

/** Seconds as minutes and seconds: `1:05`. */
function clock(seconds: number): string {
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
