import { setImmediate as nextTurn } from 'node:timers/promises';
import { decoded } from './content-coding.ts';

/**
 * Bytes on the wire, at most, for a body of which `bytes` are read after content decoding: an endless sequence of
 * empty blocks decodes to nothing.
 */
export function wireBytes(bytes: number): number {
  return 2 * bytes;
}

export interface Body {
  readonly bytes: Uint8Array;
  /** Whether there was at least one byte more. */
  readonly truncated: boolean;
}

/** Reads the first bytes of a body, undoing its codings on the way; stops at the limit instead of draining. */
export async function readBody(
  source: AsyncIterable<Uint8Array>,
  codings: readonly string[],
  limit: number,
): Promise<Body> {
  const wire = limited(source, wireBytes(limit));
  let stream: AsyncIterable<Uint8Array> = wire.chunks;
  for (const coding of codings) stream = decoded(stream, coding);
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    length += chunk.byteLength;
    if (length > limit) break;
  }
  const bytes = Buffer.concat(chunks, length);
  const truncated = length > limit || wire.wasCut();
  return { bytes: truncated ? bytes.subarray(0, limit) : bytes, truncated };
}

function limited(source: AsyncIterable<Uint8Array>, limit: number) {
  let length = 0;
  const chunks = async function* () {
    for await (const chunk of source) {
      length += chunk.byteLength;
      yield chunk;
      if (length > limit) return;
      // For a reader that never waits Node parses up to 2 MB in one turn: half a second in chunks of one byte.
      await nextTurn();
    }
  };
  return { chunks: chunks(), wasCut: () => length > limit };
}
