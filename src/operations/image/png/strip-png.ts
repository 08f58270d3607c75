import { pngHead } from '../../../formats/png/reader.ts';
import { removeTrailing } from '../blocks.ts';
import type { Keeps, Stripped } from '../findings.ts';
import { KeptBytes } from '../kept-bytes.ts';
import { orientationTiff } from '../own-tiff.ts';
import { refuseBroken } from '../refuse-picture.ts';
import { SEQUENCE_BYTES } from './animation.ts';
import { dataOf, readChunks, writeChunk } from './chunks.ts';
import { Judge } from './judge.ts';
import { pixelEnds } from './pixel-ends.ts';

const SIGNATURE_LENGTH = 8;

/**
 * A PNG without metadata: the chunks that decoders need stay, byte for byte, where they have the length, the place and the
 * form that the standard gives them. Bytes behind the end of the compressed pixels go.
 */
export function stripPng(file: Uint8Array, keeps: Keeps): Stripped {
  const head = pngHead(file);
  if (head === undefined) {
    refuseBroken(
      'PNG',
      SIGNATURE_LENGTH,
      'its first chunk must be IHDR, with a size, depth and colours of PNG',
    );
  }
  const chunks = readChunks(file);
  const judge = new Judge(file, head, chunks, keeps);
  const staying = chunks.filter((chunk, index) => judge.stays(chunk, index));
  const { findings, orientation, ownExif } = judge;
  cutPixels(file, judge, { head, before: 0, chunks: staying.filter(({ type }) => type === 'IDAT') });
  for (const frame of judge.animation.frames) {
    if (frame.chunks.length > 0) cutPixels(file, judge, { ...frame, before: SEQUENCE_BYTES });
  }
  removeTrailing(findings, judge.exif, file.subarray(chunks.at(-1)!.end));
  const kept = new KeptBytes(file);
  kept.keep(0, SIGNATURE_LENGTH);
  for (const chunk of staying) {
    const data = judge.cut.get(chunk);
    if (data === undefined) kept.keep(chunk.start, chunk.end);
    else if (data.length > 0 || chunk.type === 'IEND') kept.insert(writeChunk(chunk.type, data));
    // Before the pixels, where a reader that shows them as they come can use it.
    const isFirst = chunk === chunks[0];
    if (isFirst && orientation > 1 && ownExif === undefined) {
      kept.insert(writeChunk('eXIf', orientationTiff(orientation)));
    }
  }
  const { width, height } = head;
  const { removed, location } = findings;
  return {
    bytes: findings.isEmpty ? file : kept.toBytes(),
    report: { format: 'png', width, height, removed, ...location, kept: [...findings.kept] },
  };
}

/** Notes what follows the compressed pixels in the chunks that have them. */
function cutPixels(
  file: Uint8Array,
  { findings, cut }: Judge,
  pixels: Parameters<typeof pixelEnds>[1],
): void {
  for (const [chunk, end] of pixelEnds(file, pixels)) {
    const data = dataOf(file, chunk);
    const isLeft = end > 0;
    findings.remove('other', isLeft ? data.length - end : chunk.end - chunk.start);
    cut.set(chunk, data.subarray(0, end));
  }
}
