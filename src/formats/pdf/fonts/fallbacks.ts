import type { Typeface } from './typeface.ts';

/** The typefaces that one document falls back on: each is loaded when those before it lack a character. */
export class Fallbacks {
  readonly #begin: () => Iterable<Typeface>;
  readonly #loaded: Typeface[] = [];
  #rest: Iterator<Typeface> | undefined;

  constructor(begin: () => Iterable<Typeface>) {
    this.#begin = begin;
  }

  /** One that was loaded before. */
  at(index: number): Typeface | undefined {
    return this.#loaded[index];
  }

  /** All of them, with their places. */
  *each(): Iterable<{ readonly typeface: Typeface; readonly index: number }> {
    for (let index = 0; ; index++) {
      if (index === this.#loaded.length) {
        this.#rest ??= this.#begin()[Symbol.iterator]();
        const { done, value } = this.#rest.next();
        if (done === true) return;
        this.#loaded.push(value);
      }
      yield { typeface: this.#loaded[index]!, index };
    }
  }
}
