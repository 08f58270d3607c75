const NEWLINE = 10;

/** Divides what arrives into lines. A line that is too long is dropped as it arrives. */
export class InputLines {
  readonly #maxBytes: number;
  /** Of the line that has not ended. */
  #parts: Buffer[] = [];
  #length = 0;
  /** What has not been looked at: one chunk, unless the input did not pause at once. */
  #unread: Buffer = Buffer.alloc(0);

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  add(chunk: Buffer): void {
    this.#unread = this.#unread.length === 0 ? chunk : Buffer.concat([this.#unread, chunk]);
  }

  /** The next complete line; `too-long` for one that was; undefined when more has to arrive. */
  next(): Buffer | 'too-long' | undefined {
    const at = this.#unread.indexOf(NEWLINE);
    this.#keep(at < 0 ? this.#unread : this.#unread.subarray(0, at));
    this.#unread = this.#unread.subarray(at < 0 ? this.#unread.length : at + 1);
    if (at < 0) return undefined;
    const line = this.#length > this.#maxBytes ? 'too-long' : Buffer.concat(this.#parts);
    this.#parts = [];
    this.#length = 0;
    return line;
  }

  /** Nothing more arrives: what is left is a line. */
  end(): void {
    this.add(Buffer.of(NEWLINE));
  }

  #keep(part: Buffer): void {
    this.#length += part.length;
    if (this.#length <= this.#maxBytes) this.#parts.push(part);
    else this.#parts = [];
  }
}
