import { joined } from '../bytes.ts';
import { crc32 } from '../zlib.ts';

/** A PNG file taken apart, its pixels still compressed. */
export interface PngFile {
  readonly width: number;
  readonly height: number;
  readonly bitDepth: 1 | 2 | 4 | 8 | 16;
  /** W3C PNG 11.2.1: 0 grey, 2 colours, 3 by number, 4 grey with alpha, 6 colours with alpha. */
  readonly colourType: 0 | 2 | 3 | 4 | 6;
  readonly isInterlaced: boolean;
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

/** Pixels of a PNG file by its head, before anything else of it is read. */
export function pngSize(bytes: Uint8Array): number {
  return bytes.length < 24 ? 0 : readUint32(bytes, 16) * readUint32(bytes, 20);
}

/** Takes a PNG file apart (W3C PNG 5 and 11). Calls `refuse` with what is wrong with a broken one. */
export function readPng(bytes: Uint8Array, refuse: (reason: string) => never): PngFile {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Uint8Array[] = [];
  let head: Uint8Array | undefined;
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
    type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const data = bytes.subarray(at + 8, end);
    if (type === 'IHDR') head ??= data;
    else if (type === 'PLTE') palette = data;
    else if (type === 'tRNS') transparency = data;
    else if (type === 'IDAT') parts.push(data);
    at = end + 4;
  }
  if (head?.length !== 13 || parts.length === 0) return refuse('is broken: it has no head or no pixels');
  const [width, height] = [readUint32(head, 0), readUint32(head, 4)];
  const [bitDepth, colourType, compression, filter, interlace] = head.subarray(8);
  const isKnown = depths[colourType!]?.includes(bitDepth!) === true && width > 0 && height > 0;
  if (!isKnown || compression !== 0 || filter !== 0 || interlace! > 1) refuse('has a broken head');
  if (colourType === 3 && (palette.length === 0 || palette.length % 3 !== 0 || palette.length > 768)) {
    refuse('has a broken palette');
  }
  return {
    width,
    height,
    bitDepth: bitDepth as PngFile['bitDepth'],
    colourType: colourType as PngFile['colourType'],
    isInterlaced: interlace === 1,
    palette: colourType === 3 ? palette : new Uint8Array(0),
    transparency: colourType! > 3 ? undefined : transparency,
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
