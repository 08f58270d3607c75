import type { BodyMemory } from './body-memory.ts';
import { PAGE_BYTES, type Page } from './body-pages.ts';

/** Chunks shorter than this are copied together: each Buffer takes memory of its own beside its bytes. */
const SHORT_BYTES = 4096;

/**
 * Gathers the chunks of a body so that it takes about the memory of its bytes, however short the chunks are, and that
 * this memory returns to the system after bodies have filled much of it.
 */
export class BodyBytes {
  readonly #memory: BodyMemory;
  #parts: Buffer[] = [];
  #length = 0;
  /** Those with parts of the body. The last one has room. */
  #pages: Page[] = [];
  /** The part of the last page that is written and not yet among the parts. */
  #from = 0;
  #to = 0;

  constructor(memory: BodyMemory) {
    this.#memory = memory;
  }

  /** In bytes. */
  get length(): number {
    return this.#length;
  }

  add(chunk: Buffer): void {
    if (this.#isKept(chunk)) {
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
    const isOneChunk = this.#parts.length === 1 && this.#pages.length === 0;
    const bytes = isOneChunk ? this.#parts[0]! : Buffer.concat(this.#parts, this.#length);
    this.drop();
    return bytes;
  }

  /** Removes all bytes. */
  drop(): void {
    for (const page of this.#pages) this.#memory.pages.free(page);
    this.#parts = [];
    this.#pages = [];
    this.#length = 0;
    this.#from = 0;
    this.#to = 0;
  }

  /** Whether the chunk is kept as it is: copying it would gain nothing. */
  #isKept({ length }: Buffer): boolean {
    const isShort = length < SHORT_BYTES;
    return this.#length === 0 ? isShort || !this.#memory.isCrowded : !isShort && !this.#memory.isCrowded;
  }

  #copy(chunk: Buffer): void {
    for (let copied = 0; copied < chunk.length; ) {
      if (this.#pages.length === 0 || this.#to === PAGE_BYTES) this.#addPage();
      const bytes = chunk.copy(this.#pages.at(-1)!.bytes, this.#to, copied);
      copied += bytes;
      this.#to += bytes;
    }
  }

  #addPage(): void {
    this.#endRun();
    this.#pages.push(this.#memory.pages.allocate());
    this.#from = 0;
    this.#to = 0;
  }

  #endRun(): void {
    if (this.#from === this.#to) return;
    this.#parts.push(this.#pages.at(-1)!.bytes.subarray(this.#from, this.#to));
    this.#from = this.#to;
  }
}
