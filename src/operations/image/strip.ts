/**
 * Pictures without metadata, and without decoding a pixel. A format is walked by its grammar, and each part stays or goes:
 *
 *     JPEG  SOI  APP1 (Exif)  DQT SOF DHT SOS <scan> EOI  <trailer>
 *     ->    SOI               DQT SOF DHT SOS <scan> EOI
 *
 * jpeg/, png/, gif/, webp/ and heif/ have a walker each; exif.ts, xmp.ts and film-place.ts read of what goes whether it
 * said where the picture was taken. Left out: repair. What does not fit its standard is refused with its offset.
 */
import { refuse } from '../../errors.ts';
import { asciiAt, hasText } from '../../formats/bytes.ts';
import { findText } from '../../formats/find-text.ts';
import type { Keeps, Stripped } from './findings.ts';
import { stripGif } from './gif/strip-gif.ts';
import { stripHeif } from './heif/strip-heif.ts';
import { stripJpeg } from './jpeg/strip-jpeg.ts';
import { stripPng } from './png/strip-png.ts';
import type { StripInput } from './schema.ts';
import { stripWebp } from './webp/strip-webp.ts';

const ALLOWED = 'must be a JPEG, PNG, WebP, HEIC, AVIF or GIF file';

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
  if (hasText(image, 0, 'GIF87a') || hasText(image, 0, 'GIF89a')) return stripGif(image, keeps);
  if (isHeif(image)) return stripHeif(image, keeps);
  const name = nameOf(image);
  return refuse('/image', name === undefined ? ALLOWED : `is ${name}; ${ALLOWED}`);
}

/** The name of a format that people take for one of ours. */
function nameOf(file: Uint8Array): string | undefined {
  if (hasText(file, 4, 'ftyp')) return 'a film or another file of the MP4 family';
  const known = Object.entries(beginnings).find(([, texts]) => texts.some((text) => hasText(file, 0, text)));
  if (known !== undefined) return known[0];
  const start = file.subarray(0, SVG_SEARCH);
  return findText(start, '<svg') >= 0 ? 'SVG' : undefined;
}

const beginnings: Readonly<Record<string, readonly string[]>> = {
  TIFF: ['II*\0', 'MM\0*', 'II+\0', 'MM\0+'],
  BMP: ['BM'],
  PDF: ['%PDF-'],
  'JPEG XL': ['\u00ff\u000a', '\0\0\0\u000cJXL '],
};

/** ISO/IEC 23008-12 10.2 and the AV1 Image File Format 8: one of the brands of a file says that it has pictures. */
function isHeif(file: Uint8Array): boolean {
  if (!hasText(file, 4, 'ftyp')) return false;
  const length = new DataView(file.buffer, file.byteOffset, file.byteLength).getUint32(0);
  const brands = asciiAt(file, 8, Math.min(Math.max(length, 16), MAX_BRANDS) - 8);
  return BRANDS.some((brand) => brands.includes(brand));
}

const MAX_BRANDS = 256;
const BRANDS = [
  'avif',
  'avis',
  'heic',
  'heix',
  'hevc',
  'hevx',
  'heim',
  'heis',
  'hevm',
  'hevs',
  'mif1',
  'msf1',
];
