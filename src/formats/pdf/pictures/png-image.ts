import { deflate, inflate } from '../../deflate/zlib.ts';
import { coloursOnWhite, hasKnownFilters, pixelsOnWhite, rawBytes } from '../../png/pixels.ts';
import { type PngFile, type PngHead, readPng } from '../../png/reader.ts';
import type { PdfImage } from './image.ts';
import type { RefusePicture } from './jpeg-image.ts';

/** Most bytes that a picture may inflate to: 24 megapixels with alpha. */
const MAX_RAW_BYTES = 100_000_000;

/**
 * Reads a PNG for a PDF. Its compressed rows are copied where PDF 1.4 knows the same pixels, or colours by number: those of
 * a palette, and of greyscale of which one is transparent, are put onto white. Others with transparency, interlacing or 16
 * bits a sample are decoded, onto white. Refuses broken files.
 */
export function readPngImage(bytes: Uint8Array, refuse: RefusePicture): PdfImage {
  const png = readPng(bytes, refuse);
  const expected = rawBytes(png);
  if (expected > MAX_RAW_BYTES) refuse('has too many pixels');
  const raw = inflate(png.deflated, expected);
  if (raw?.length !== expected) return refuse('is broken: its pixels cannot be read');
  const { width, height, bitDepth } = png;
  const colours = plainColours(png);
  if (bitDepth === 16 || colours === undefined || !hasKnownFilters(png, raw)) {
    const data = deflate(pixelsOnWhite(png, raw, refuse), { level: 6 });
    return { width, height, colours: 'rgb', bitsPerSample: 8, compression: 'deflate', data };
  }
  const { deflated: data } = png;
  return { width, height, colours, bitsPerSample: bitDepth, compression: 'filtered deflate', data };
}

/** Whether a picture of this head may have to be decoded: that also depends on its transparency. */
export function mayBeDecoded({ colourType, bitDepth, isInterlaced }: PngHead): boolean {
  return isInterlaced || bitDepth === 16 || (colourType !== 0 && colourType !== 3);
}

/** The colours of samples that need not be decoded; undefined where they must. */
function plainColours(png: PngFile): PdfImage['colours'] | undefined {
  const { colourType, bitDepth, isInterlaced, transparency } = png;
  if (isInterlaced || colourType > 3) return undefined;
  if (transparency === undefined && colourType !== 3) return colourType === 0 ? 'grey' : 'rgb';
  return colourType === 2 || bitDepth === 16 ? undefined : coloursOnWhite(png);
}
