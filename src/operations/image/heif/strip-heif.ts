import { hasText } from '../../../formats/bytes.ts';
import { removeExif, removeTrailing, removeXmp } from '../blocks.ts';
import { ExifReader } from '../exif.ts';
import { hasFilmPlace } from '../film-place.ts';
import { Findings, type Keeps, type Kind, type Stripped } from '../findings.ts';
import { refuseBroken } from '../refuse-picture.ts';
import { hasXmpPlace } from '../xmp.ts';
import { Blanks } from './blank.ts';
import { type Box, BoxReader, FORMAT, FULL_HEAD } from './boxes.ts';
import { type Extent, overlaps } from './extents.ts';
import { type HeifMeta, readMeta } from './meta.ts';
import { writtenMeta } from './write-meta.ts';

/**
 * A HEIC or AVIF (ISO/IEC 23008-12) without metadata. Its pictures are found by their distance from the start of the file, so
 * that nothing moves: what goes becomes zeroes, and the boxes that named it are followed by free space.
 *
 *     ftyp  meta (items: hvc1, Exif, mime)  mdat (Exif, XMP, pixels)
 *     ftyp  meta (item: hvc1, free)         mdat (zeroes,    pixels)
 */
export function stripHeif(file: Uint8Array, keeps: Keeps): Stripped {
  const reader = new BoxReader(file);
  const { boxes, end } = topBoxes(reader);
  const metaBox = boxes.find(({ type }) => type === 'meta');
  if (metaBox === undefined) return refuseBroken(FORMAT, 0, 'it has no picture (meta)');
  const meta = readMeta(reader, metaBox, keeps);
  const walk: Walk = {
    reader,
    blanks: new Blanks(file),
    findings: new Findings(),
    meta,
    exif: new ExifReader(file.length),
  };
  const isFilm = boxes.some(({ type }) => type === 'moov' || type === 'moof');
  noteItems(walk);
  for (const box of meta.boxes) if (box.type === 'hdlr') takeHandler(walk, box);
  for (const box of boxes) takeBox(walk, box, isFilm);
  if (meta.hasOrientation) walk.findings.kept.add('orientation');
  if (meta.hasProfile) walk.findings.kept.add('profile');
  for (const { kind, bytes } of meta.removed) walk.findings.remove(kind, bytes);
  removeBehind(walk, end);
  const { findings, blanks } = walk;
  const { removed, location } = findings;
  const { format, width, height } = meta;
  const report = { format, width, height, removed, ...location, kept: [...findings.kept] };
  if (findings.isEmpty) return { bytes: file, report };
  const bytes = blanks.copy();
  bytes.set(writtenMeta(meta, bytes), metaBox.start);
  return { bytes: bytes.subarray(0, Math.max(end, lastOf(meta.kept))), report };
}

interface Walk {
  readonly reader: BoxReader;
  readonly blanks: Blanks;
  readonly findings: Findings;
  readonly meta: HeifMeta;
  readonly exif: ExifReader;
}

/** Boxes whose end must be in the file: without it, a part of the picture is missing. */
const NEEDED: ReadonlySet<string> = new Set(['ftyp', 'meta', 'mdat', 'moov']);

/** The boxes of a file, and where they end: some programs put films behind them. */
function topBoxes(reader: BoxReader): { readonly boxes: readonly Box[]; readonly end: number } {
  const { file, view } = reader;
  const boxes: Box[] = [];
  let start = 0;
  while (start < file.length) {
    const box = reader.box(start, file.length);
    if (box === undefined) {
      const name =
        start + 8 <= file.length ? String.fromCharCode(...file.subarray(start + 4, start + 8)) : '';
      const isCut = NEEDED.has(name) || !boxes.some(({ type }) => type === 'meta');
      if (isCut) refuseBroken(FORMAT, start, `the box ${JSON.stringify(name)} is cut off`);
      break;
    }
    // A box of four zeroes is the padding of some programs.
    if (box.type === '\0\0\0\0' && view.getUint32(start) === 0) break;
    boxes.push(box);
    start = box.end;
  }
  return { boxes, end: start };
}

/** Notes the items that go, and what they say. */
function noteItems({ reader: { file }, blanks, findings, meta, exif }: Walk): void {
  for (const { kind, extents, bytes } of meta.going) {
    for (const { start, end } of extents) {
      const data = file.subarray(start, end);
      if (kind === 'exif') removeExif(findings, exif.read(tiffOf(data)), end - start);
      else if (kind === 'xmp') removeXmp(findings, data, end - start);
      else findings.remove(kind, end - start);
      blanks.blank(start, end);
    }
    findings.remove(kind, bytes);
  }
}

/** ISO/IEC 23008-12 A.2.1: how far behind it the TIFF begins is in front of it. */
function tiffOf(data: Uint8Array): Uint8Array {
  if (data.length < 4) return data;
  const offset = new DataView(data.buffer, data.byteOffset).getUint32(0);
  return data.subarray(Math.min(data.length, 4 + offset));
}

/** Boxes that a picture is made of; of others nothing stays. */
const KEPT: ReadonlySet<string> = new Set([
  'ftyp',
  'styp',
  'etyp',
  'moof',
  'mfra',
  'sidx',
  'pdin',
  'wide',
  'jP  ',
]);

function takeBox(walk: Walk, box: Box, isFilm: boolean): void {
  const { reader, blanks, findings, meta } = walk;
  const { type, data, end } = box;
  if (box === meta.box || KEPT.has(type)) return;
  if (type === 'mdat') {
    // The pieces of a film are found by other tables.
    if (!isFilm) findings.remove('other', blanks.blankAround(data, end, meta.used));
    return;
  }
  if (type === 'moov') {
    takeFilm(walk, reader.boxes(data, end));
    return;
  }
  if (overlaps(meta.kept, box)) return;
  freeBox(walk, box);
}

/** The boxes of a film that have others, and those that have times (ISO/IEC 14496-12 8.2 and 8.3). */
const AROUND: ReadonlySet<string> = new Set(['trak', 'mdia', 'minf', 'stbl', 'edts', 'mvex']);
const TIMED: ReadonlySet<string> = new Set(['mvhd', 'tkhd', 'mdhd']);
const NAMED: ReadonlySet<string> = new Set(['udta', 'meta', 'uuid', 'free', 'skip']);

function takeFilm(walk: Walk, boxes: readonly Box[]): void {
  const { reader, blanks, findings } = walk;
  for (const box of boxes) {
    const { type, data, end } = box;
    if (AROUND.has(type)) takeFilm(walk, reader.boxes(data, end));
    else if (NAMED.has(type)) freeBox(walk, box);
    else if (type === 'hdlr') takeHandler(walk, box);
    else if (TIMED.has(type)) {
      const length = reader.file[data] === 1 ? 16 : 8;
      findings.remove('time', blanks.blank(data + FULL_HEAD, Math.min(end, data + FULL_HEAD + length)));
    }
  }
}

/** Names that programs give to the handler of pictures; others say a version, or are texts of a person. */
const USUAL_HANDLERS = ['libavif', 'GPAC pict Handler', 'AVIF Still Picture'];

/** Where the name of a handler is, behind its type and what is reserved (ISO/IEC 14496-12 8.4.3). */
const HANDLER_NAME = 24;

function takeHandler({ reader: { file }, blanks, findings }: Walk, { data, end }: Box): void {
  const start = data + HANDLER_NAME;
  const usual = USUAL_HANDLERS.find((name) => hasText(file, start, name)) ?? '';
  findings.remove('text', blanks.blank(start + usual.length, end));
}

/** Fewest bytes of a box that says where: a head of 8 and a latitude and a longitude, in text or as fractions. */
const MIN_PLACE = 15;

/** Has a box be free space, and notes what it said. */
function freeBox({ reader: { file }, blanks, findings }: Walk, { type, start, data, end }: Box): void {
  const content = file.subarray(data, end);
  const uuid = type === 'uuid' ? hexOf(file.subarray(data - 16, data)) : '';
  const kind: Kind = kindOfUuid[uuid] ?? 'other';
  if (content.length >= MIN_PLACE) {
    findings.lookForPlace(
      () => hasXmpPlace(content),
      () => hasFilmPlace(content),
    );
  }
  findings.remove(kind, blanks.free(start, type === 'uuid' ? data - 16 : data, end));
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** XMP part 3, 1.1.4 (of MP4), and the box of C2PA 2.1, A.5. */
const kindOfUuid: Readonly<Record<string, Kind>> = {
  be7acfcb97a942e89c71999491e3afac: 'xmp',
  d8fec3d61b0e483c92975828877ec481: 'c2pa',
};

/** What is behind the boxes is not a picture, unless an item is there. */
function removeBehind({ reader: { file }, blanks, findings, meta, exif }: Walk, end: number): void {
  if (lastOf(meta.kept) > end) findings.remove('trailing', blanks.blankAround(end, file.length, meta.used));
  else removeTrailing(findings, exif, file.subarray(end));
}

function lastOf(extents: readonly Extent[]): number {
  return extents.reduce((last, { end }) => Math.max(last, end), 0);
}
