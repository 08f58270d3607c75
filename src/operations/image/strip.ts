import { refuse } from '../../errors.ts';
import { asciiAt, hasText } from '../../formats/bytes.ts';
import { findText } from '../../formats/find-text.ts';
import type { Keeps, Stripped } from './findings.ts';
import { stripJpeg } from './jpeg/strip-jpeg.ts';
import { stripPng } from './png/strip-png.ts';
import type { StripInput } from './schema.ts';
import { stripWebp } from './webp/strip-webp.ts';

const ALLOWED = 'must be a JPEG, PNG or WebP file';

/** How far into a text the element of an SVG is searched for. */
const SVG_SEARCH = 4096;

/**
 * A picture without its metadata, and the report of it; the same bytes where there was none. What the file is, its
 * first bytes decide. Throws InputError where it is of another format, or not whole.
 */
export function strip(input: Omit<StripInput, 'format'>): Stripped {
  const { image, keep_profile: profile, keep_orientation: orientation } = input;
  const keeps: Keeps = { profile, orientation };
  if (hasText(image, 0, '\u00ff\u00d8\u00ff')) return stripJpeg(image, keeps);
  if (hasText(image, 0, '\u0089PNG\r\n\u001a\n')) return stripPng(image, keeps);
  if (hasText(image, 0, 'RIFF') && hasText(image, 8, 'WEBP')) return stripWebp(image, keeps);
  const name = nameOf(image);
  return refuse('/image', name === undefined ? ALLOWED : `is ${name}; ${ALLOWED}`);
}

/** The name of a format that people take for one of ours. */
function nameOf(file: Uint8Array): string | undefined {
  if (hasText(file, 4, 'ftyp')) return brandName(asciiAt(file, 8, 4));
  const known = Object.entries(beginnings).find(([, texts]) => texts.some((text) => hasText(file, 0, text)));
  if (known !== undefined) return known[0];
  const start = file.subarray(0, SVG_SEARCH);
  return findText(start, '<svg') >= 0 ? 'SVG' : undefined;
}

const beginnings: Readonly<Record<string, readonly string[]>> = {
  GIF: ['GIF87a', 'GIF89a'],
  TIFF: ['II*\0', 'MM\0*', 'II+\0', 'MM\0+'],
  BMP: ['BM'],
  PDF: ['%PDF-'],
  'JPEG XL': ['\u00ff\u000a', '\0\0\0\u000cJXL '],
};

/** ISO/IEC 23008-12 10.2 and the AV1 Image File Format 8: the brand of a file says what it holds. */
function brandName(brand: string): string {
  if (brand === 'avif' || brand === 'avis') return 'AVIF';
  return ['heic', 'heix', 'hevc', 'heim', 'heis', 'hevm', 'mif1', 'msf1'].includes(brand)
    ? 'HEIC'
    : 'a film or another file of the MP4 family';
}
