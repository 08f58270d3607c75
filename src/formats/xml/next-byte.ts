/** The place of a byte that is rare: it is searched for once, until that place has been passed. */
export class NextByte {
  readonly #byte: number;
  #found = -1;

  constructor(byte: number) {
    this.#byte = byte;
  }

  /** Other bytes are searched from now on. */
  forget(): void {
    this.#found = -1;
  }

  /** The first place from `at` on, infinite where there is none. */
  from(find: (byte: number, from: number) => number, at: number): number {
    if (this.#found < at) {
      const found = find(this.#byte, at);
      this.#found = found < 0 ? Number.POSITIVE_INFINITY : found;
    }
    return this.#found;
  }
}
