import { type Chunk, type Size, streamSize } from './chunks.ts';

const STREAMS: ReadonlySet<string> = new Set(['VP8 ', 'VP8L']);

/** The pixels of a picture or of a frame (RFC 9649 2.7.1.2 and 2.7.1.3). */
export interface ImageData {
  readonly stream: Chunk;
  readonly size: Size;
  /** The transparency of a lossy stream, and where its own bytes end. */
  readonly alpha: { readonly chunk: Chunk; readonly dataEnd: number } | undefined;
}

/** The first bit stream among chunks, with the transparency before it; undefined where there is none with a size. */
export function findImageData(file: Uint8Array, chunks: readonly Chunk[]): ImageData | undefined {
  const stream = chunks.find(({ type }) => STREAMS.has(type));
  const size = stream && streamSize(file, stream);
  if (stream === undefined || size === undefined) return undefined;
  const first = chunks.find(({ type }) => type === 'ALPH');
  const dataEnd = first && first.start < stream.start ? alphaEnd(file, first, size) : undefined;
  const hasAlpha = first !== undefined && dataEnd !== undefined && stream.type === 'VP8 ';
  return { stream, size, alpha: hasAlpha ? { chunk: first, dataEnd } : undefined };
}

/**
 * Where the data of a chunk ALPH end (RFC 9649 2.7.1.2): a head of a byte, and a byte a pixel where they are not
 * compressed. Undefined where the head names a compression that there is not.
 */
function alphaEnd(file: Uint8Array, { data, dataEnd }: Chunk, { width, height }: Size): number | undefined {
  const compression = data < dataEnd ? file[data]! & 3 : 3;
  if (compression > 1) return undefined;
  return compression === 1 ? dataEnd : Math.min(dataEnd, data + 1 + width * height);
}
