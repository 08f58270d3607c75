/** Bytes of a page. */
export const PAGE_BYTES = 16_384;

/** Bytes that are mapped and unmapped together. */
const SEGMENT_BYTES = 1_048_576;

/** A piece of memory for the bytes of one body. */
export interface Page {
  /** PAGE_BYTES of arbitrary content. */
  readonly bytes: Buffer;
  readonly segment: Segment;
}

interface Segment {
  readonly memory: ArrayBuffer;
  /** Those not in use. */
  readonly free: Page[];
}

/**
 * Memory that returns to the system as soon as it is free. That of other Buffers may not: glibc returns only the end
 * of its heap, where a block of 32 bytes that is still in use keeps all the free ones before it (measured: 40 to 110 MB
 * after 400 bodies of 1 MB). A resizable ArrayBuffer has a mapping of its own, whose memory returns when it shrinks.
 */
export class BodyPages {
  readonly #segments: Segment[] = [];

  /** Returns a page until it is given to `free`. */
  allocate(): Page {
    const segment = this.#segments.find(({ free }) => free.length > 0) ?? this.#addSegment();
    if (segment.memory.byteLength === 0) segment.memory.resize(SEGMENT_BYTES);
    return segment.free.pop()!;
  }

  /** Ends the use of a page. Its bytes must not be read any more. */
  free(page: Page): void {
    const { memory, free } = page.segment;
    free.push(page);
    // The first segment is soon in use again, and to map memory costs several times what copying into it does.
    if (free.length * PAGE_BYTES === SEGMENT_BYTES && page.segment !== this.#segments[0]) memory.resize(0);
  }

  #addSegment(): Segment {
    const memory = new ArrayBuffer(0, { maxByteLength: SEGMENT_BYTES });
    memory.resize(SEGMENT_BYTES);
    const segment: Segment = { memory, free: [] };
    for (let from = SEGMENT_BYTES - PAGE_BYTES; from >= 0; from -= PAGE_BYTES) {
      segment.free.push({ bytes: Buffer.from(memory, from, PAGE_BYTES), segment });
    }
    this.#segments.push(segment);
    return segment;
  }
}
