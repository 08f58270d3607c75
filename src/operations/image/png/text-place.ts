import { asciiAt, hasText } from '../../../formats/bytes.ts';

/** Longest beginning of a chunk that is read: a keyword of 79 bytes and some fractions. */
const MAX_TEXT = 240;

/** A keyword that ends in the name of Exif, with or without the prefix of ImageMagick's properties. */
const KEYWORD = /^(?:exif:)?GPS(?:Dest)?(?:Latitude|Longitude)\0/;

/** Numbers with a denominator, if any, that is not 0. */
const NUMBER = /(?:^|[\s,])\d+(?:\.\d+)?(?:\/[1-9]|[^\d/.]|$)/;

/**
 * Whether the data of a chunk tEXt or iTXt are a coordinate under the name that Exif has for it: ImageMagick writes the
 * properties of a picture as texts (`exif:GPSLatitude`, `48/1, 51/1, 24/1`).
 */
export function isTextPlace(type: string, data: Uint8Array): boolean {
  if (type !== 'tEXt' && type !== 'iTXt') return false;
  if (!hasText(data, 0, 'exif:') && !hasText(data, 0, 'GPS')) return false;
  const text = asciiAt(data, 0, MAX_TEXT);
  return KEYWORD.test(text) && NUMBER.test(text.slice(text.lastIndexOf('\0') + 1));
}
