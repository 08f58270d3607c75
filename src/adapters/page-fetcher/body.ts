import { decoded } from './content-coding.ts';

/**
 * Bytes on the wire, at most, for a body of which `bytes` are read after content decoding: an endless sequence of
 * empty blocks decodes to nothing.
 */
export function wireBytes(bytes: number): number {
  return 2 * bytes;
}

/**
 * Bytes of framing, at most, beside a quarter of those of the body: each chunk of a body costs a turn of the parser,
 * whatever its length, and a page in chunks of one byte would take half a second of the process (RFC 9112 7.1).
 */
const MAX_FRAMING = 131_072;

export interface Body {
  readonly bytes: Uint8Array;
  /** Whether there was at least one byte more. */
  readonly truncated: boolean;
}

/** A body as it arrives. */
export interface BodySource {
  readonly chunks: AsyncIterable<Uint8Array>;
  /** Bytes that have arrived for the chunks so far, with those between them. */
  readonly framedBytes: () => number;
}

/**
 * Reads the first bytes of a body, undoing its codings on the way; stops at the limit instead of draining, and where most
 * of what arrives is framing.
 */
export async function readBody(source: BodySource, codings: readonly string[], limit: number): Promise<Body> {
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

function limited({ chunks, framedBytes }: BodySource, limit: number) {
  let length = 0;
  let wasCut = false;
  const pieces = async function* () {
    for await (const chunk of chunks) {
      length += chunk.byteLength;
      yield chunk;
      wasCut = length > limit || framedBytes() - length > MAX_FRAMING + length / 4;
      if (wasCut) return;
    }
  };
  return { chunks: pieces(), wasCut: () => wasCut };
}
