import { MAX_JSON_BYTES } from '../limits.ts';

const encoder = new TextEncoder();

/** Room beyond what a writer has held before, so that a little more need not be copied. */
const SPARE = 8192;

/**
 * A buffer of the first size grows to the second at once, in which the longest answer has room with its last value.
 * Memory that is not written to is not used, while doubling writes twice as much and copies half of it. Smaller buffers
 * double: an allocator gives the memory of earlier ones again, which is faster than new memory.
 */
const LARGE = 16_777_216;
const LARGEST = MAX_JSON_BYTES + 1_048_576;

/** Bytes written one after the other into a buffer that grows. */
export class ByteWriter {
  bytes: Uint8Array;
  /** Bytes written. */
  at = 0;

  constructor(capacity: number) {
    this.bytes = new Uint8Array(capacity);
  }

  /** Makes room for `count` more bytes; a writer that writes to `bytes` itself calls it first. */
  reserve(count: number): void {
    if (this.at + count > this.bytes.length) this.#grow(this.at + count);
  }

  /** Writes a text as UTF-8; a lone surrogate becomes U+FFFD. */
  text(text: string): void {
    this.reserve(text.length * 3);
    this.at += encoder.encodeInto(text, this.bytes.subarray(this.at)).written;
  }

  /** Writes one byte. */
  byte(byte: number): void {
    this.reserve(1);
    this.bytes[this.at++] = byte;
  }

  /** Writes a range of other bytes. */
  range(from: Uint8Array, start: number, end: number): void {
    this.reserve(end - start);
    copyRange(from, start, end, this.bytes, this.at);
    this.at += end - start;
  }

  /** Inserts bytes at `at`. */
  insert(at: number, bytes: Uint8Array): void {
    this.reserve(bytes.length);
    this.bytes.copyWithin(at + bytes.length, at, this.at);
    this.bytes.set(bytes, at);
    this.at += bytes.length;
  }

  /** Returns the bytes written and continues in a new buffer, with room for as many and a few more. */
  take(): Uint8Array {
    const written = this.written();
    this.bytes = new Uint8Array(written.length + SPARE);
    this.at = 0;
    return written;
  }

  /** The bytes written, in the writer's own buffer. */
  written(): Uint8Array {
    return this.bytes.subarray(0, this.at);
  }

  #grow(needed: number): void {
    const { length } = this.bytes;
    const larger = new Uint8Array(Math.max(needed, length * 2, length < LARGE ? 0 : LARGEST));
    larger.set(this.bytes.subarray(0, this.at));
    this.bytes = larger;
  }
}

/** Up to this length a loop copies faster than a call of set. */
const SHORT = 48;

function copyRange(from: Uint8Array, start: number, end: number, to: Uint8Array, at: number): void {
  if (end - start > SHORT) {
    to.set(from.subarray(start, end), at);
    return;
  }
  let target = at;
  for (let source = start; source < end; source++) to[target++] = from[source]!;
}
