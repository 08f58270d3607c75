/** Chunks shorter than this are copied together: each Buffer takes memory of its own beside its bytes. */
const SHORT_BYTES = 4096;

const PAGE_BYTES = 16_384;

/** Gathers the chunks of a body so that it takes about the memory of its bytes, however short the chunks are. */
export class BodyBytes {
  #parts: Buffer[] = [];
  #length = 0;
  #page: Buffer | undefined;
  /** The part of the page that is written and not yet among the parts. */
  #from = 0;
  #to = 0;

  /** In bytes. */
  get length(): number {
    return this.#length;
  }

  add(chunk: Buffer): void {
    if (this.#length === 0 || chunk.length >= SHORT_BYTES) {
      this.#endRun();
      this.#parts.push(chunk);
    } else {
      this.#copy(chunk);
    }
    this.#length += chunk.length;
  }

  /** Removes all bytes and returns them in one buffer; a body of one chunk is that chunk. */
  take(): Buffer {
    this.#endRun();
    const parts = this.#parts;
    this.#parts = [];
    return parts.length === 1 ? parts[0]! : Buffer.concat(parts, this.#length);
  }

  #copy(chunk: Buffer): void {
    if (this.#page === undefined || this.#to + chunk.length > PAGE_BYTES) {
      this.#endRun();
      this.#page = Buffer.allocUnsafeSlow(PAGE_BYTES);
      this.#from = 0;
      this.#to = 0;
    }
    this.#to += chunk.copy(this.#page, this.#to);
  }

  #endRun(): void {
    if (this.#page === undefined || this.#from === this.#to) return;
    this.#parts.push(this.#page.subarray(this.#from, this.#to));
    this.#from = this.#to;
  }
}
