import { hasText, joined } from '../../bytes.ts';
import type { PdfImage } from './image.ts';

/** A picture to draw: its samples, and how they are turned. */
export interface Picture {
  readonly image: PdfImage;
  /** Exif's tag Orientation, 1 to 8: which of the turns and mirrorings makes the picture upright. */
  readonly orientation: number;
}

/** Ends the reading of a picture; the reason reads after its name. */
export type RefusePicture = (reason: string) => never;

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP14 = 0xee;
const COM = 0xfe;

/** Frames that PDF decodes: baseline, extended and progressive Huffman coding (ITU-T T.81 table B.1). */
const HUFFMAN_FRAMES = [0xc0, 0xc1, 0xc2];
/** The markers C0 to CF but those are frames as well: tables of Huffman codes, a reserved one, arithmetic conditioning. */
const NO_FRAMES = [0xc4, 0xc8, 0xcc];

/** Bytes of a segment JFIF (T.871 10.1) without its thumbnail. */
const JFIF_BYTES = 18;

/**
 * Reads a JPEG for a PDF: its compressed data as they are, without metadata, colour profile, thumbnails and what follows
 * the end. Refuses four colours (CMYK), arithmetic and lossless coding, 12 bits a sample, and broken files.
 */
export function readJpeg(bytes: Uint8Array, refuse: RefusePicture): Picture {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept: Uint8Array[] = [bytes.subarray(0, 2)];
  let frame: Frame | undefined;
  let orientation = 1;
  let at = 2;
  for (;;) {
    // Any number of FF may precede a marker (T.81 B.1.1.2).
    while (bytes[at] === 0xff && bytes[at + 1] === 0xff) at++;
    if (at + 4 > bytes.length || bytes[at] !== 0xff) {
      if (bytes[at] === 0xff && bytes[at + 1] === EOI) break;
      refuse(`is broken at byte ${Math.min(at, bytes.length)}`);
    }
    const marker = bytes[at + 1]!;
    if (marker === EOI) break;
    const end = at + 2 + view.getUint16(at + 2);
    if (marker < 0xc0 || marker === SOI || end > bytes.length || end < at + 4)
      refuse(`is broken at byte ${at}`);
    const segment = bytes.subarray(at, end);
    if (isFrame(marker)) {
      if (frame !== undefined) refuse('has several frames');
      frame = readFrame(marker, segment, refuse);
    }
    if (marker === APP1) orientation = orientationOf(segment.subarray(4)) ?? orientation;
    if (marker === SOS) {
      if (frame === undefined) refuse('has a scan before its frame');
      at = endOfScan(bytes, end);
      kept.push(bytes.subarray(end - segment.length, at));
      continue;
    }
    kept.push(...keptOf(marker, segment));
    at = end;
  }
  if (frame === undefined) return refuse('has no frame');
  kept.push(Uint8Array.of(0xff, EOI));
  const { width, height, components } = frame;
  const image: PdfImage = {
    width,
    height,
    colours: components === 1 ? 'grey' : 'rgb',
    bitsPerSample: 8,
    compression: 'jpeg',
    data: joined(kept),
  };
  return { image, orientation };
}

interface Frame {
  readonly width: number;
  readonly height: number;
  readonly components: number;
}

function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && !NO_FRAMES.includes(marker);
}

/** T.81 B.2.2: precision, lines, samples a line, components. */
function readFrame(marker: number, segment: Uint8Array, refuse: RefusePicture): Frame {
  if (!HUFFMAN_FRAMES.includes(marker)) refuse('has a lossless, hierarchical or arithmetic coding');
  if (segment.length < 10) refuse('has a broken frame');
  const view = new DataView(segment.buffer, segment.byteOffset, segment.byteLength);
  const components = view.getUint8(9);
  if (view.getUint8(4) !== 8) refuse('has 12 bits a sample, not 8');
  if (components === 4) refuse('is in CMYK, not in RGB or grey');
  const [height, width] = [view.getUint16(5), view.getUint16(7)];
  if (width === 0 || height === 0 || (components !== 1 && components !== 3)) refuse('has a broken frame');
  return { width, height, components };
}

/** What of a segment is kept: tables, the head of JFIF, and the mark of Adobe, which says how colours are stored. */
function keptOf(marker: number, segment: Uint8Array): Uint8Array[] {
  const isApplication = marker >= APP0 && marker <= 0xef;
  if (marker === APP14 || (!isApplication && marker !== COM)) return [segment];
  if (marker !== APP0 || segment.length < JFIF_BYTES || !hasText(segment, 4, 'JFIF\0')) return [];
  const head = segment.slice(0, JFIF_BYTES);
  head.set([0, JFIF_BYTES - 2], 2);
  head.set([0, 0], JFIF_BYTES - 2);
  return [head];
}

/** The end of entropy coded data: the next marker that is neither a stuffed FF nor a restart (T.81 F.1.2.3, E.1.4). */
function endOfScan(bytes: Uint8Array, start: number): number {
  let at = start;
  for (;;) {
    at = bytes.indexOf(0xff, at);
    if (at < 0 || at + 1 >= bytes.length) return bytes.length;
    const next = bytes[at + 1]!;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
    at += next === 0xff ? 1 : 2;
  }
}

const ORIENTATION = 0x0112;

/** The tag Orientation of a segment Exif (CIPA DC-008 4.6.4), if it is there and of 1 to 8. */
function orientationOf(exif: Uint8Array): number | undefined {
  if (!hasText(exif, 0, 'Exif\0\0') || exif.length < 14) return undefined;
  const tiff = new DataView(exif.buffer, exif.byteOffset + 6, exif.byteLength - 6);
  const little = tiff.getUint16(0) === 0x4949;
  const directory = tiff.getUint32(4, little);
  if (directory + 2 > tiff.byteLength) return undefined;
  const count = tiff.getUint16(directory, little);
  for (let index = 0; index < count; index++) {
    const entry = directory + 2 + index * 12;
    if (entry + 12 > tiff.byteLength) return undefined;
    if (tiff.getUint16(entry, little) !== ORIENTATION) continue;
    const value = tiff.getUint16(entry + 8, little);
    return value >= 1 && value <= 8 ? value : undefined;
  }
  return undefined;
}
