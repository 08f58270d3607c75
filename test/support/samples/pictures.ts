import { crc32, deflateSync } from 'node:zlib';

/** A JPEG of 32 x 16 pixels that Chromium wrote, without its colour profile: red and green above, blue and black below. */
export const jpeg: Uint8Array = Buffer.from(
  [
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6j',
    'q62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSk',
    'pKSkpKSkpKT/wAARCAAQACADASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAQG/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/E',
    'ABUBAQEAAAAAAAAAAAAAAAAAAAQF/8QAGhEAAQUBAAAAAAAAAAAAAAAAABQVYqHhYf/aAAwDAQACEQMRAD8AgEIY1TrR7lG8NIMk',
    'I6XpBRSo/9k=',
  ].join(''),
  'base64',
);

/** The JPEG with an Exif segment that says how it is turned (CIPA DC-008 4.6.4), little-endian. */
export function turnedJpeg(orientation: number): Uint8Array {
  const tiff = [
    0x49,
    0x49,
    42,
    0,
    8,
    0,
    0,
    0,
    1,
    0,
    0x12,
    0x01,
    3,
    0,
    1,
    0,
    0,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
  ];
  const content = [...Buffer.from('Exif\0\0'), ...tiff];
  const segment = [0xff, 0xe1, 0, content.length + 2, ...content];
  return Uint8Array.from([...jpeg.subarray(0, 2), ...segment, ...jpeg.subarray(2)]);
}

/** What a PNG is made of: the members of its head, its rows with their filters, and chunks before them. */
export interface PngParts {
  readonly width: number;
  readonly height: number;
  readonly bitDepth: number;
  readonly colourType: number;
  readonly interlace?: 0 | 1;
  readonly rows: readonly number[];
  readonly chunks?: readonly (readonly [type: string, data: readonly number[]])[];
}

/** A PNG written by hand (W3C PNG 5 and 11). */
export function pngOf({
  width,
  height,
  bitDepth,
  colourType,
  interlace = 0,
  rows,
  chunks = [],
}: PngParts): Uint8Array {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([bitDepth, colourType, 0, 0, interlace], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunkOf('IHDR', head),
    ...chunks.map(([type, data]) => chunkOf(type, Buffer.from(data))),
    chunkOf('IDAT', deflateSync(Buffer.from(rows))),
    chunkOf('IEND', Buffer.alloc(0)),
  ]);
}

function chunkOf(type: string, data: Uint8Array): Buffer {
  const typed = Buffer.concat([Buffer.from(type), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, checksum]);
}

/** A picture as Markdown holds it. */
export function dataUri(bytes: Uint8Array, type = 'image/png'): string {
  return `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
}
