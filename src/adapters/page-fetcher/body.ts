import { setImmediate as nextTurn } from 'node:timers/promises';
import { decoded } from './content-coding.ts';

/** The most that is read of a page, in bytes after content decoding: 512 KB. */
export const MOST_BYTES = 524_288;

/** Bytes on the wire, at most: an endless row of empty blocks decodes to nothing. */
const MOST_WIRE_BYTES = 2 * MOST_BYTES;

export interface Body {
  readonly bytes: Uint8Array;
  /** Whether at least one byte more was there. */
  readonly truncated: boolean;
}

/** Reads the beginning of a body, undoing its codings on the way; stops at the limit instead of draining. */
export async function readBody(source: AsyncIterable<Uint8Array>, codings: readonly string[]): Promise<Body> {
  const wire = limited(source);
  let stream: AsyncIterable<Uint8Array> = wire.chunks;
  for (const coding of codings) stream = decoded(stream, coding);
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    length += chunk.byteLength;
    if (length > MOST_BYTES) break;
  }
  const bytes = Buffer.concat(chunks, length);
  const truncated = length > MOST_BYTES || wire.wasCut();
  return { bytes: truncated ? bytes.subarray(0, MOST_BYTES) : bytes, truncated };
}

function limited(source: AsyncIterable<Uint8Array>) {
  let length = 0;
  const chunks = async function* () {
    for await (const chunk of source) {
      length += chunk.byteLength;
      yield chunk;
      if (length > MOST_WIRE_BYTES) return;
      // Node parses up to 2 MB in one turn for a reader that never waits: half a second in chunks of one byte.
      await nextTurn();
    }
  };
  return { chunks: chunks(), wasCut: () => length > MOST_WIRE_BYTES };
}
