import { hasText, joined } from '../../formats/bytes.ts';
import { scanEnd } from '../../formats/jpeg/scan-end.ts';
import { removeExif, removeTrailing, removeXmp } from './blocks.ts';
import { isOrientationTiff, orientationTiff, readExif } from './exif.ts';
import { Findings, type Keeps, type Kind, type Stripped } from './findings.ts';
import { KeptBytes } from './kept-bytes.ts';
import { boundPieces, refuseBroken } from './refuse-picture.ts';

const EXIF = 'Exif\0\0';
const XMP = 'http://ns.adobe.com/xap/1.0/\0';
const EXTENDED_XMP = 'http://ns.adobe.com/xmp/extension/\0';

/** Bytes of the head of a piece of extended XMP: namespace, GUID, whole length, offset (XMP part 3, 1.1.3.1). */
const EXTENDED_HEAD = EXTENDED_XMP.length + 40;

/** Lengths of a JFIF segment without a thumbnail (JFIF 1.02) and of Adobe's, both with the two of the length. */
const JFIF_LENGTH = 16;
const ADOBE_LENGTH = 14;

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const DNL = 0xdc;
const APP0 = 0xe0;
const COM = 0xfe;

/** A JPEG (ITU-T T.81 annex B) without metadata: the segments that decoders need stay, byte for byte. */
export function stripJpeg(file: Uint8Array, keeps: Keeps): Stripped {
  const findings = new Findings();
  const { orientation, ownExif } = turnOf(file, keeps);
  const walk: Walk = {
    file,
    keeps,
    findings,
    kept: new KeptBytes(file),
    size: [0, 0],
    segments: 0,
    extended: [],
    ownExif,
  };
  walk.kept.keep(0, 2);
  const jfif = markerAt(file, 2);
  const hasJfif = file[jfif] === APP0 && hasText(file, jfif + 3, 'JFIF\0');
  let at = 2;
  if (hasJfif) at = takeSegment(walk, at, jfif);
  if (orientation > 1 && ownExif < 0) walk.kept.insert(exifSegment(orientation));
  if (orientation > 1) findings.kept.add('orientation');
  const end = takeSegments(walk, at);
  removeTrailing(findings, file.subarray(end));
  if (walk.extended.length > 0) removeXmp(findings, joined(walk.extended), 0);
  const [width, height] = walk.size;
  if (width === 0 || height === 0) refuseBroken('JPEG', end, 'no frame says how large the picture is');
  const { removed, location, kept } = findings;
  return {
    bytes: findings.isEmpty ? file : walk.kept.toBytes(),
    report: { format: 'jpeg', width, height, removed, location, kept: [...kept] },
  };
}

interface Walk {
  readonly file: Uint8Array;
  readonly keeps: Keeps;
  readonly findings: Findings;
  readonly kept: KeptBytes;
  size: [width: number, height: number];
  /** How many were judged. */
  segments: number;
  /** The pieces of extended XMP, which may cut a name in two. */
  readonly extended: Uint8Array[];
  /** Where the segment is that says nothing but the orientation, -1 where there is none. */
  readonly ownExif: number;
}

/** The first Exif block decides how the picture is turned, and stays if it says nothing else. */
function turnOf(file: Uint8Array, keeps: Keeps): { orientation: number; ownExif: number } {
  for (let at = 2; keeps.orientation; ) {
    const marker = markerAt(file, at);
    const code = file[marker];
    if (code === undefined || code === SOS || code === EOI || marker + 2 >= file.length) break;
    const end = marker + 1 + lengthAt(file, marker + 1);
    if (code === APP0 + 1 && hasText(file, marker + 3, EXIF)) {
      const tiff = file.subarray(marker + 3 + EXIF.length, end);
      return {
        orientation: readExif(tiff).orientation,
        ownExif: isOrientationTiff(tiff) ? marker : -1,
      };
    }
    at = end;
  }
  return { orientation: 1, ownExif: -1 };
}

/** Takes all segments up to the end of the picture, and returns what follows that. */
function takeSegments(walk: Walk, start: number): number {
  const { file, kept, findings } = walk;
  let hasScan = false;
  for (let at = start; ; ) {
    const marker = markerAt(file, at);
    const code = file[marker];
    if (code === undefined) refuseBroken('JPEG', file.length, 'the marker of its end (EOI) is missing');
    if (code === EOI) {
      if (!hasScan) refuseBroken('JPEG', marker - 1, 'the picture ends before its first scan');
      kept.keep(marker - 1, marker + 1);
      // Bytes between segments, which decoders skip.
      findings.remove('other', marker - 1 - at);
      return marker + 1;
    }
    if (code === SOI) refuseBroken('JPEG', marker - 1, 'a second picture begins before the end of the first');
    at = takeSegment(walk, at, marker);
    if (code !== SOS) continue;
    hasScan = true;
    const end = scanEnd(file, at);
    kept.keep(at, end);
    at = end;
  }
}

/** Keeps or removes the segment whose code is at `marker`, with what precedes it from `start` on. Returns its end. */
function takeSegment(walk: Walk, start: number, marker: number): number {
  const { file, kept, findings } = walk;
  boundPieces('JPEG', ++walk.segments);
  const length = lengthAt(file, marker + 1);
  const end = marker + 1 + length;
  if (length < 2 || end > file.length) {
    refuseBroken('JPEG', marker - 1, 'a segment is longer than the rest of the file');
  }
  findings.remove('other', marker - 1 - start);
  const stay = stays(walk, marker, end);
  if (stay === 'whole') kept.keep(marker - 1, end);
  if (typeof stay === 'object') {
    kept.insert(stay.bytes);
    findings.remove(stay.removed, end - marker + 1 - stay.bytes.length);
  }
  return end;
}

type Stay = 'whole' | 'nothing' | { readonly bytes: Uint8Array; readonly removed: Kind };

/** What of a segment stays; what goes is noted. */
function stays(walk: Walk, marker: number, end: number): Stay {
  const { file, findings } = walk;
  const code = file[marker]!;
  if (code >= APP0 && code <= APP0 + 15) return applicationStays(walk, marker, end);
  if (code === COM) {
    findings.remove('comment', end - marker + 1);
    return 'nothing';
  }
  if (isFrame(code) && end - marker >= 8) {
    if (walk.size[0] === 0) walk.size = [lengthAt(file, marker + 6), lengthAt(file, marker + 4)];
    return 'whole';
  }
  // T.81 B.2.5: the number of lines may follow the first scan.
  if (code === DNL && walk.size[1] === 0) walk.size = [walk.size[0], lengthAt(file, marker + 3)];
  // B.1.1.3: tables, frames, scans and what else C0 to DF names; the others are reserved or stand for extensions.
  if (code >= 0xc0 && code <= 0xdf && code !== 0xc8) return 'whole';
  findings.remove('other', end - marker + 1);
  return 'nothing';
}

/** An application segment: JFIF, Adobe's colour transform and the profile stay. */
function applicationStays(walk: Walk, marker: number, end: number): Stay {
  const { file, findings, keeps } = walk;
  const bytes = end - marker + 1;
  const begins = (text: string) => marker + 3 + text.length <= end && hasText(file, marker + 3, text);
  const remove = (kind: Kind): Stay => {
    findings.remove(kind, bytes);
    return 'nothing';
  };
  const content = (head: number) => file.subarray(marker + 3 + head, end);
  switch (file[marker]! - APP0) {
    case 0:
      if (begins('JFIF\0') && bytes >= JFIF_LENGTH + 2) return withoutThumbnail(file, marker, end);
      return remove(begins('JFXX\0') ? 'thumbnail' : 'other');
    case 1:
      if (marker === walk.ownExif) return 'whole';
      if (begins(XMP)) removeXmp(findings, content(XMP.length), bytes);
      else if (begins(EXTENDED_XMP)) {
        walk.extended.push(content(EXTENDED_HEAD));
        return remove('xmp');
      } else if (begins(EXIF)) removeExif(findings, content(EXIF.length), bytes);
      else return remove('other');
      return 'nothing';
    case 2:
      if (!begins('ICC_PROFILE\0')) return remove('other');
      if (!keeps.profile) return remove('profile');
      findings.kept.add('profile');
      return 'whole';
    case 11:
      return remove(begins('JP') ? 'c2pa' : 'other');
    case 13:
      return remove(begins('Photoshop ') ? 'iptc' : 'other');
    case 14:
      if (!begins('Adobe') || bytes < ADOBE_LENGTH + 2) return remove('other');
      return cutTo(file.slice(marker - 1, marker + 1 + ADOBE_LENGTH), bytes, 'other');
    default:
      return remove('other');
  }
}

function withoutThumbnail(file: Uint8Array, marker: number, end: number): Stay {
  const head = file.slice(marker - 1, marker + 1 + JFIF_LENGTH);
  const hasThumbnail = head[16] !== 0 || head[17] !== 0;
  head.fill(0, 16);
  const stay = cutTo(head, end - marker + 1, 'thumbnail');
  if (stay !== 'whole' || !hasThumbnail) return stay;
  // It has a size and no pixels.
  return { bytes: head, removed: 'thumbnail' };
}

function cutTo(head: Uint8Array, bytes: number, removed: Kind): Stay {
  if (bytes === head.length) return 'whole';
  new DataView(head.buffer).setUint16(2, head.length - 2);
  return { bytes: head, removed };
}

/** SOF0 to SOF15, among which DHT, JPG and DAC have codes. */
function isFrame(code: number): boolean {
  return code >= 0xc0 && code <= 0xcf && code !== 0xc4 && code !== 0xc8 && code !== 0xcc;
}

function exifSegment(orientation: number): Uint8Array {
  const tiff = orientationTiff(orientation);
  const head = [0xff, APP0 + 1, 0, 2 + EXIF.length + tiff.length, ...new TextEncoder().encode(EXIF)];
  return Uint8Array.of(...head, ...tiff);
}

/** Where the code of the next marker is: behind one FF or more (T.81 B.1.1.2). The end of the file where none is. */
function markerAt(file: Uint8Array, start: number): number {
  for (let at = file.indexOf(0xff, start); at >= 0; at = file.indexOf(0xff, at)) {
    while (file[at] === 0xff) at++;
    const code = file[at];
    if (code === undefined) break;
    // Codes without a segment have no use here: TEM, RST; FF 00 is data.
    if (code !== 0 && code !== 1 && (code < 0xd0 || code > 0xd7)) return at;
  }
  return file.length;
}

function lengthAt(file: Uint8Array, at: number): number {
  return ((file[at] ?? 0) << 8) | (file[at + 1] ?? 0);
}
