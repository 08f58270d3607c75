/** Writes bits from the lowest of each byte (RFC 1951 3.1.1). */
export class BitWriter {
  readonly #bytes: Uint8Array;
  #at = 0;
  #held = 0;
  #count = 0;

  /** `most` is the room, in bytes. */
  constructor(most: number) {
    this.#bytes = new Uint8Array(most);
  }

  /** Appends the `count` lowest bits of `bits`, at most 16; those above must be zero. */
  put(bits: number, count: number): void {
    this.#held |= bits << this.#count;
    this.#count += count;
    while (this.#count >= 8) {
      this.#bytes[this.#at++] = this.#held & 0xff;
      this.#held >>>= 8;
      this.#count -= 8;
    }
  }

  /** Fills the last byte with zeros. */
  align(): void {
    if (this.#count > 0) this.put(0, 8 - this.#count);
  }

  /** The whole bytes. */
  written(): Uint8Array {
    return this.#bytes.subarray(0, this.#at);
  }
}
