import { findText } from '../../formats/find-text.ts';
import type { ExifFacts, ExifReader } from './exif.ts';
import type { Findings } from './findings.ts';

/** Notes an Exif block that goes: its GPS directory and its thumbnail by themselves. */
export function removeExif(findings: Findings, { gps, thumbnail, location }: ExifFacts, bytes: number): void {
  findings.remove('exif', bytes - gps - thumbnail);
  findings.remove('gps', gps);
  findings.remove('thumbnail', thumbnail);
  findings.location ||= location;
}

/** Notes XMP that goes. */
export function removeXmp(findings: Findings, packet: Uint8Array, bytes: number): void {
  findings.remove('xmp', bytes);
  findings.location ||= namesPlace(packet);
}

/** Notes what follows the end of a picture, where previews and films have metadata of their own. */
export function removeTrailing(findings: Findings, exif: ExifReader, tail: Uint8Array): void {
  if (tail.length === 0) return;
  findings.remove('trailing', tail.length);
  findings.location ||= namesPlace(tail) || hasFilmPlace(tail) || hasExifPlace(tail, exif);
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

/** A tail with more blocks than can be told apart is taken for one that says where. */
function hasExifPlace(bytes: Uint8Array, exif: ExifReader): boolean {
  for (let at = findText(bytes, EXIF); at >= 0 && !exif.isExhausted; at = findText(bytes, EXIF, at)) {
    at += EXIF.length;
    if (exif.read(bytes.subarray(at)).location) return true;
  }
  return exif.isExhausted;
}

const EXIF = 'Exif\0\0';
