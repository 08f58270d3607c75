/** The parts of a file that stay, and what is put between them, copied once at the end. */
export class KeptBytes {
  readonly #file: Uint8Array;
  readonly #parts: Uint8Array[] = [];
  #length = 0;
  /** The range of the file that the next part may continue; nothing is pending where it is empty. */
  #start = 0;
  #end = 0;

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
    const all = new Uint8Array(head.length + this.#length);
    all.set(head);
    let at = head.length;
    for (const part of this.#parts) {
      all.set(part, at);
      at += part.length;
    }
    return all;
  }

  #flush(): void {
    if (this.#end > this.#start) this.#add(this.#file.subarray(this.#start, this.#end));
    this.#start = this.#end;
  }

  #add(bytes: Uint8Array): void {
    this.#parts.push(bytes);
    this.#length += bytes.length;
  }
}
