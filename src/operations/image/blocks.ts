import { findText } from '../../formats/find-text.ts';
import type { ExifFacts, ExifReader } from './exif.ts';
import { hasFilmPlace } from './film-place.ts';
import type { Findings } from './findings.ts';
import { hasXmpPlace } from './xmp.ts';

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
  findings.location ||= hasXmpPlace(packet);
}

/** Notes what follows the end of a picture, where previews and films have metadata of their own. */
export function removeTrailing(findings: Findings, exif: ExifReader, tail: Uint8Array): void {
  if (tail.length === 0) return;
  findings.remove('trailing', tail.length);
  findings.location ||= hasXmpPlace(tail) || hasFilmPlace(tail) || hasExifPlace(tail, exif);
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
