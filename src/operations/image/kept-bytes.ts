/** The parts of a file that stay, and what is put between them, copied once at the end. */
export class KeptBytes {
  readonly #file: Uint8Array;
  readonly #parts: Uint8Array[] = [];
  #length = 0;
  /** The range of the file that the next part may continue; nothing is pending where it is empty. */
  #start = 0;
  #end = 0;
  /** The largest part of the file: where it is there, and where among what is kept. */
  #largest = { start: 0, at: 0, length: 0 };

  constructor(file: Uint8Array) {
    this.#file = file;
  }

  get length(): number {
    return this.#length + this.#end - this.#start;
  }

  /** Keeps the bytes of the file from `start` to before `end`. */
  keep(start: number, end: number): void {
    if (start !== this.#end) {
      this.#flush();
      this.#start = start;
    }
    this.#end = end;
  }

  /** Puts bytes that are not in the file behind what was kept so far. */
  insert(bytes: Uint8Array): void {
    this.#flush();
    this.#add(bytes);
  }

  /** All that was kept, behind `head`. */
  toBytes(head: Uint8Array = new Uint8Array()): Uint8Array {
    this.#flush();
    const length = head.length + this.#length;
    const largestAt = head.length + this.#largest.at;
    const from = this.#largest.start - largestAt;
    const isAround = from >= 0 && from + length <= this.#file.length;
    // What surrounds the largest part is copied with it: that costs less than the zeroes of a new array.
    const all = isAround ? new Uint8Array(this.#file.subarray(from, from + length)) : new Uint8Array(length);
    all.set(head);
    let at = head.length;
    for (const part of this.#parts) {
      if (!isAround || at !== largestAt) all.set(part, at);
      at += part.length;
    }
    return all;
  }

  #flush(): void {
    const length = this.#end - this.#start;
    if (length > this.#largest.length) this.#largest = { start: this.#start, at: this.#length, length };
    if (length > 0) this.#add(this.#file.subarray(this.#start, this.#end));
    this.#start = this.#end;
  }

  #add(bytes: Uint8Array): void {
    this.#parts.push(bytes);
    this.#length += bytes.length;
  }
}
