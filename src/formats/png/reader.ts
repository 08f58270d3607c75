import { asciiAt, hasText, joined } from '../bytes.ts';
import { crc32 } from '../deflate/zlib.ts';

/** What the chunk IHDR says (W3C PNG 11.2.1). */
export interface PngHead {
  readonly width: number;
  readonly height: number;
  readonly bitDepth: 1 | 2 | 4 | 8 | 16;
  /** 0 grey, 2 colours, 3 by number, 4 grey with alpha, 6 colours with alpha. */
  readonly colourType: 0 | 2 | 3 | 4 | 6;
  readonly isInterlaced: boolean;
}

/** A PNG file taken apart, its pixels still compressed. */
export interface PngFile extends PngHead {
  /** Three bytes a colour; empty but for colour type 3. */
  readonly palette: Uint8Array;
  /** The chunk tRNS: alpha of the palette, or the colour that is transparent; undefined for opaque pictures. */
  readonly transparency: Uint8Array | undefined;
  /** The zlib stream of all rows. */
  readonly deflated: Uint8Array;
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Bit depths that W3C PNG allows each colour type. */
const depths: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

/** Whether bytes begin as a PNG does. */
export function isPng(bytes: Uint8Array): boolean {
  return SIGNATURE.every((byte, index) => bytes[index] === byte);
}

/** Bytes of a file up to the end of its first chunk, IHDR, without the checksum of that. */
const PNG_HEAD_BYTES = 29;

/** The head of a PNG file, before anything else of it is read; undefined where it has none that PNG allows. */
export function pngHead(bytes: Uint8Array): PngHead | undefined {
  if (bytes.length < PNG_HEAD_BYTES || !isPng(bytes)) return undefined;
  if (readUint32(bytes, 8) !== HEAD_LENGTH || !hasText(bytes, 12, 'IHDR')) return undefined;
  return readHead(bytes.subarray(16, PNG_HEAD_BYTES));
}

const HEAD_LENGTH = 13;

/** W3C PNG 2: most of an integer of four bytes. */
const MOST = 0x7fffffff;

function readHead(data: Uint8Array): PngHead | undefined {
  const [width, height] = [readUint32(data, 0), readUint32(data, 4)];
  const [bitDepth, colourType, compression, filter, interlace] = data.subarray(8);
  const isKnown = depths[colourType!]?.includes(bitDepth!) && width > 0 && height > 0;
  if (!isKnown || width > MOST || height > MOST) return undefined;
  if (compression !== 0 || filter !== 0 || interlace! > 1) return undefined;
  return {
    width,
    height,
    bitDepth: bitDepth as PngHead['bitDepth'],
    colourType: colourType as PngHead['colourType'],
    isInterlaced: interlace === 1,
  };
}

/** Takes a PNG file apart (W3C PNG 5 and 11). Calls `refuse` with what is wrong with a broken one. */
export function readPng(bytes: Uint8Array, refuse: (reason: string) => never): PngFile {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Uint8Array[] = [];
  let palette: Uint8Array = new Uint8Array(0);
  let transparency: Uint8Array | undefined;
  let at = SIGNATURE.length;
  for (let type = ''; type !== 'IEND'; ) {
    if (at + 12 > bytes.length) refuse(`is broken at byte ${at}: it ends inside a chunk`);
    const length = view.getUint32(at);
    const end = at + 8 + length;
    if (end + 4 > bytes.length) refuse(`is broken at byte ${at}: it ends inside a chunk`);
    if (crc32(bytes.subarray(at + 4, end)) !== view.getUint32(end)) {
      refuse(`is broken at byte ${at}: a checksum is wrong`);
    }
    type = asciiAt(bytes, at + 4, 4);
    const data = bytes.subarray(at + 8, end);
    if (type === 'PLTE') palette = data;
    else if (type === 'tRNS') transparency = data;
    else if (type === 'IDAT') parts.push(data);
    at = end + 4;
  }
  const head = pngHead(bytes) ?? refuse('has a broken head');
  if (parts.length === 0) refuse('is broken: it has no pixels');
  const { colourType } = head;
  if (colourType === 3 && (palette.length === 0 || palette.length % 3 !== 0 || palette.length > 768)) {
    refuse('has a broken palette');
  }
  return {
    ...head,
    palette: colourType === 3 ? palette : new Uint8Array(0),
    transparency: colourType > 3 ? undefined : transparency,
    deflated: joined(parts),
  };
}

/** Samples of a pixel. */
export function channelsOf(colourType: PngFile['colourType']): number {
  return { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }[colourType];
}

function readUint32(bytes: Uint8Array, at: number): number {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(at);
}
