import { findText } from '../../formats/find-text.ts';
import type { ExifFacts, ExifReader } from './exif.ts';
import { hasFilmPlace } from './film-place.ts';
import type { Findings } from './findings.ts';
import type { Place } from './place.ts';
import { hasXmpPlace } from './xmp.ts';

/** Notes an Exif block that goes: its GPS directory and its thumbnail by themselves. */
export function removeExif(findings: Findings, { gps, thumbnail, location }: ExifFacts, bytes: number): void {
  findings.remove('exif', bytes - gps - thumbnail);
  findings.remove('gps', gps);
  findings.remove('thumbnail', thumbnail);
  findings.lookForPlace(() => location);
}

/** Notes XMP that goes. */
export function removeXmp(findings: Findings, packet: Uint8Array, bytes: number): void {
  findings.remove('xmp', bytes);
  findings.lookForPlace(() => hasXmpPlace(packet));
}

/** Notes what follows the end of a picture, where previews and films have metadata of their own. */
export function removeTrailing(findings: Findings, exif: ExifReader, tail: Uint8Array): void {
  if (tail.length === 0) return;
  findings.remove('trailing', tail.length);
  findings.lookForPlace(
    () => hasXmpPlace(tail),
    () => hasFilmPlace(tail),
    () => hasExifPlace(tail, exif),
  );
}

function hasExifPlace(bytes: Uint8Array, exif: ExifReader): Place {
  let unclear: Place = false;
  for (let at = findText(bytes, EXIF); at >= 0 && !exif.isExhausted; at = findText(bytes, EXIF, at)) {
    at += EXIF.length;
    const place = exif.read(bytes.subarray(at)).location;
    if (place === true) return true;
    unclear ||= place;
  }
  return unclear || (exif.isExhausted && 'too-much-to-read');
}

const EXIF = 'Exif\0\0';
