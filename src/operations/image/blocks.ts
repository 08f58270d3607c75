import { findText } from '../../formats/find-text.ts';
import { readExif } from './exif.ts';
import type { Findings } from './findings.ts';

/** Most Exif blocks looked at behind a picture: a file of them alone must not cost more than its length. */
const MAX_TRAILING_BLOCKS = 16;

/** Notes an Exif block that goes: its GPS directory and its thumbnail by themselves. Returns its orientation. */
export function removeExif(findings: Findings, tiff: Uint8Array, bytes: number): number {
  const { orientation, gps, thumbnail, location } = readExif(tiff);
  findings.remove('exif', bytes - gps - thumbnail);
  findings.remove('gps', gps);
  findings.remove('thumbnail', thumbnail);
  findings.location ||= location;
  return orientation;
}

/** Notes XMP that goes. */
export function removeXmp(findings: Findings, packet: Uint8Array, bytes: number): void {
  findings.remove('xmp', bytes);
  findings.location ||= namesPlace(packet);
}

/** Notes what follows the end of a picture, where previews and films have metadata of their own. */
export function removeTrailing(findings: Findings, tail: Uint8Array): void {
  if (tail.length === 0) return;
  findings.remove('trailing', tail.length);
  findings.location ||= namesPlace(tail) || hasFilmPlace(tail) || hasExifPlace(tail);
}

/** The properties of the Exif schema of XMP, as elements and as attributes (XMP part 2, 2.5). */
function namesPlace(bytes: Uint8Array): boolean {
  return hasOneOf(bytes, 'GPSL', ['GPSLatitude', 'GPSLongitude']);
}

/** The boxes of QuickTime and 3GPP, and the key that iPhones write. */
function hasFilmPlace(bytes: Uint8Array): boolean {
  return findText(bytes, '\u00a9xyz') >= 0 || hasOneOf(bytes, 'loc', ['loci', 'location.ISO6709']);
}

/** Whether one of some names occurs. Their common beginning is searched for first: it is short, and most films lack it. */
function hasOneOf(bytes: Uint8Array, beginning: string, names: readonly string[]): boolean {
  const at = findText(bytes, beginning);
  return at >= 0 && names.some((name) => findText(bytes, name, at) >= 0);
}

function hasExifPlace(bytes: Uint8Array): boolean {
  let at = findText(bytes, 'Exif\0\0');
  for (let blocks = 0; at >= 0 && blocks < MAX_TRAILING_BLOCKS; blocks++) {
    if (readExif(bytes.subarray(at + 6)).location) return true;
    at = findText(bytes, 'Exif\0\0', at + 6);
  }
  return false;
}
