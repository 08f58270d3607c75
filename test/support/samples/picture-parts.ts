import { crc32 } from 'node:zlib';

export const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');
export const hex = (text: string): Buffer => Buffer.from(text.replaceAll(' ', ''), 'hex');
export const bytesOf = (...parts: readonly Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts));

/** A marker segment of a JPEG (ITU-T T.81 B.1.1.4). */
export function segment(code: number, data: Uint8Array): Buffer {
  return Buffer.concat([hex(`ff${code.toString(16)}`), u16(data.length + 2), data]);
}

function u16(value: number): Buffer {
  return Buffer.from([value >> 8, value & 0xff]);
}

/** A chunk of a PNG (W3C PNG 5.3). */
export function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([latin1(type), data]);
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  crc.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, crc]);
}

/** A chunk of a WebP (RFC 9649 2.3). */
export function riffChunk(type: string, data: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(data.length);
  return Buffer.concat([latin1(type), length, data, Buffer.alloc(data.length % 2)]);
}

/** A WebP of chunks. */
export function riff(...chunks: readonly Buffer[]): Uint8Array {
  return bytesOf(riffChunk('RIFF', Buffer.concat([latin1('WEBP'), ...chunks])));
}

/** The shortest ICC profile: a header with its size and its mark, and no tags (ICC.1:2022 7.2 and 7.3). */
export function iccProfile(): Buffer {
  const profile = Buffer.alloc(132);
  profile.writeUInt32BE(profile.length);
  profile.write('acsp', 36);
  return profile;
}

export const soi = hex('ffd8');
export const eoi = hex('ffd9');
export const jfif = segment(0xe0, hex('4a46494600 0101 00 00010001 0000'));
export const adobe = segment(0xee, hex('41646f6265 0064 0000 0000 01'));
export const quantization = segment(0xdb, Buffer.alloc(65));
export const frame = segment(0xc0, hex('08 0010 0018 01 011100'));
export const scan = Buffer.concat([segment(0xda, hex('01 0100 003f00')), hex('12ff0034ffd056ffd178')]);
export const exif = (tiff: Uint8Array): Buffer => segment(0xe1, Buffer.concat([latin1('Exif\0\0'), tiff]));
export const profile = segment(0xe2, Buffer.concat([latin1('ICC_PROFILE\0\u0001\u0001'), iccProfile()]));
export const core = [quantization, frame, scan];

export const header = chunk('IHDR', hex('00000003 00000002 08 02 000000'));
export const pixels = chunk('IDAT', hex('789c63000000010001'));
export const end = chunk('IEND', Buffer.alloc(0));
export const signature = hex('89504e470d0a1a0a');
export const vp8 = riffChunk('VP8 ', hex('000000 9d012a 1800 1000 00'));
