import { isBytes, isRecord, requireArgument } from '../../schema/argument.ts';
import { readInput } from '../../schema/read.ts';
import { type StripReport, type StripRequest, stripRequest } from './schema.ts';
import { strip } from './strip.ts';

/** A picture without its metadata: the file, and what it lost and kept. */
export interface StrippedImage {
  readonly bytes: Uint8Array;
  readonly report: StripReport;
}

/**
 * Removes the metadata of a JPEG, PNG, WebP, HEIC, AVIF or GIF file and leaves its pixels as they are: the bytes of the file, or those
 * with the options of POST /v1/image/strip-metadata. `bytes` are the same where there is nothing to remove. Throws
 * InputError for what HTTP refuses.
 */
export function stripMetadata(image: Uint8Array | Omit<StripRequest, 'format'>): StrippedImage {
  const given = isBytes(image) ? { image } : image;
  requireArgument('image', given, isRecord, 'the bytes of a picture, or an object with image');
  return strip(readInput(stripRequest, given));
}
