import { crc32, deflateSync } from 'node:zlib';
import { chance, magnitude, pick, type Random } from '../../support/random.ts';
import { box, heif, size, u16, u32 } from '../../support/samples/heif-parts.ts';
import { jpeg } from '../../support/samples/pictures.ts';
import type { Amplifier, Draft } from '../amplifier.ts';
import { drawText } from './texts.ts';

/** Pictures whose metadata is removed: chunks, segments, directories and pointers. */
export const metadataAmplifiers: readonly Amplifier[] = [
  {
    name: 'chunks of a PNG, empty or small',
    draw(random) {
      const type = pick(random, [
        'tEXt',
        'zTXt',
        'iTXt',
        'eXIf',
        'IDAT',
        'prVt',
        'sPLT',
        'tIME',
        'gAMA',
        'fdAT',
      ]);
      const data = Buffer.from(drawText(random)(magnitude(random, 1, 100)));
      const content = chance(random, 0.5) ? Buffer.alloc(0) : data;
      return asFile(random, (bytes) => {
        const one = chunk(type, content);
        return png({ width: 1, height: 1 }, [repeatedBytes(one, bytes)]);
      });
    },
  },
  {
    name: 'directories of Exif that lead into each other',
    draw(random) {
      const place = pick(random, ['behind a PNG', 'in a PNG', 'in a JPEG', 'behind a JPEG'] as const);
      const headPart = random() ** 2;
      const isBigEndian = chance(random, 0.5);
      const tag = pick(random, [
        (index: number) => 0x100 + index,
        (index: number) => 0x100 + index,
        () => 0x8825,
        () => 0x8769,
        () => 0x0112,
      ]);
      const type = pick(random, [3, 4, 5, 13, 2]);
      return asFile(random, (bytes) => {
        const exif = sharedDirectories(bytes, { headPart, isBigEndian, tag, type });
        return withExif(place, exif);
      });
    },
  },
  {
    name: 'segments of a JPEG, empty or small',
    draw(random) {
      const code = pick(random, [0xe0, 0xe1, 0xe2, 0xed, 0xfe, 0xdb, 0xc4, 0xdd, 0xee, 0xd0, 0xff]);
      const text = pick(random, [
        '',
        'Exif\0\0',
        'http://ns.adobe.com/xap/1.0/\0',
        'Photoshop 3.0\0',
        'MPF\0',
        'JFIF\0',
      ]);
      return asFile(random, (bytes) => {
        const content = Buffer.from(text, 'latin1');
        const one = code === 0xff ? Buffer.from([0xff]) : segment(code, content);
        return jpegWith(repeatedBytes(one, bytes));
      });
    },
  },
  {
    name: 'what XMP, IPTC and the end of a picture hold',
    draw(random) {
      const text = drawText(random);
      const unit = pick(random, [
        'Exif\0\0MM\0*',
        '\xff\xd8',
        '\xff\xd8\xff\xe1',
        'GPSLatitude',
        'exif:GPS',
        '8BIM\x04\x04',
        'II*\0\x08\0\0\0',
        'RIFF',
        '\x89PNG\r\n\x1a\n',
        '\xff\x00',
        '\xff\xda',
      ]);
      const isText = chance(random, 0.3);
      const place = pick(random, ['trailing', 'xmp', 'scan'] as const);
      return asFile(random, (bytes) => {
        const much = isText ? Buffer.from(text(bytes)) : repeatedBytes(Buffer.from(unit, 'latin1'), bytes);
        if (place === 'trailing') return Buffer.concat([png({ width: 1, height: 1 }), much]);
        if (place === 'scan') return Buffer.concat([jpeg.subarray(0, -2), much, jpeg.subarray(-2)]);
        const head = Buffer.from('http://ns.adobe.com/xap/1.0/\0', 'latin1');
        const parts = Array.from({ length: Math.ceil(much.length / 60_000) }, (_, index) =>
          segment(0xe1, Buffer.concat([head, much.subarray(index * 60_000, (index + 1) * 60_000)])),
        );
        return jpegWith(Buffer.concat(parts));
      });
    },
  },
  {
    name: 'chunks of a WebP, empty or small',
    draw(random) {
      const name = pick(random, ['EXIF', 'XMP ', 'ICCP', 'ANMF', 'abcd', 'VP8 ', 'ALPH']);
      const length = pick(random, [0, 1, 2, 24]);
      return asFile(random, (bytes) => {
        const one = riffChunk(name, Buffer.alloc(length, 65));
        const lossless = riffChunk('VP8L', Buffer.from([0x2f, 0, 0, 0, 0, 0]));
        const extended = riffChunk('VP8X', Buffer.from([0x2c, 0, 0, 0, 0, 0, 0, 0, 0, 0]));
        const body = Buffer.concat([Buffer.from('WEBP'), extended, lossless, repeatedBytes(one, bytes)]);
        return riffChunk('RIFF', body);
      });
    },
  },
  {
    name: 'items, references and properties of a HEIC',
    draw(random) {
      const kind = pick(random, [
        'items',
        'shared bytes',
        'references',
        'properties',
        'boxes',
        'films',
      ] as const);
      return asFile(random, (bytes) => heifOf(kind, Math.max(1, Math.floor(bytes / 40))));
    },
  },
  {
    name: 'blocks of a GIF',
    draw(random) {
      const block = pick(random, [
        [0x21, 0xfe, 0],
        [0x21, 0xff, 0],
        [0x21, 0xfe, 1, 0x41, 0],
        [0x2c, ...zeroes(9), 2, 0],
      ]);
      const screen = [...Buffer.from('GIF89a'), 1, 0, 1, 0, 0, 0, 0, 0x2c, ...zeroes(9), 2, 0];
      return asFile(random, (bytes) =>
        Buffer.concat([Buffer.from(screen), repeatedBytes(Buffer.from(block), bytes), Buffer.from([0x3b])]),
      );
    },
  },
];

const zeroes = (count: number): number[] => Array.from({ length: count }, () => 0);

function heifOf(
  kind: 'items' | 'shared bytes' | 'references' | 'properties' | 'boxes' | 'films',
  count: number,
): Uint8Array {
  const most = Math.min(count, 60_000);
  const numbers = Array.from({ length: most }, (_, index) => index);
  const picture = { id: 1, type: 'hvc1', data: [1, 2, 3] };
  switch (kind) {
    case 'items':
      return heif({ items: [picture, ...numbers.map((id) => ({ id: id + 2, type: 'hvc1', data: [1] }))] });
    case 'shared bytes':
      // A length of 0 is all that follows, of each item.
      return heif({
        items: [picture, ...numbers.map((id) => ({ id: id + 2, type: 'Exif', data: [] }))],
        behind: zeroes(count),
      });
    case 'references':
      return heif({
        items: [picture],
        references: numbers.map((id) => box('thmb', u16(id), u16(1), u16(1))),
      });
    case 'properties':
      return heif({
        items: [picture],
        properties: [size, ...numbers.slice(0, 120).map(() => box('udes', u32(0)))],
      });
    case 'boxes':
      return heif({ items: [picture], behind: numbers.flatMap(() => box('free')) });
    case 'films':
      return heif({
        items: [picture],
        behind: box(
          'moov',
          numbers.flatMap(() => box('trak', box('udta'))),
        ),
      });
  }
}

/**
 * Chooses a picture that is drawn, in a text: its pixels are far more than its bytes. All of `pictures` together may
 * have as many pixels as a document.
 */
export function drawPicture(
  random: Random,
  pictures: number,
): (bytes: number) => { readonly type: string; readonly bytes: Uint8Array } {
  const mostPixels = (chance(random, 0.6) ? MAX_PIXELS : magnitude(random, 1000, MAX_PIXELS)) / pictures;
  const colour = pick(random, [0, 2, 3, 4, 6] as const);
  const depth = pick(random, depths[colour]);
  const interlace = chance(random, 0.2) ? 1 : 0;
  const hasAlpha = chance(random, 0.5);
  const aspect = pick(random, [1, 1, 100, 0.01]);
  const empty = chance(random, 0.2);
  const isJpeg = chance(random, 0.2);
  const filter = pick(random, [0, 0, 1, 2, 3, 4]);
  const fill = pick(random, [0, 0, 1, 97, 255]);
  return (bytes) => {
    // Zeroes are compressed a thousand times.
    const rowBytes = Math.max(20, bytes - 150) * 1000;
    const pixels = Math.min(mostPixels, (rowBytes * 8) / (depth * channels[colour]));
    const width = Math.max(1, Math.min(100_000, Math.floor(Math.sqrt(pixels * aspect))));
    const height = Math.max(1, Math.floor(pixels / width));
    if (isJpeg) return { type: 'image/jpeg', bytes: jpegOf(width, height, bytes) };
    const palette = colour === 3 ? [chunk('PLTE', Buffer.from([0, 0, 0, 255, 255, 255]))] : [];
    const transparent = hasAlpha && colour <= 3 ? [chunk('tRNS', Buffer.alloc(transparency[colour]!))] : [];
    const more = empty ? [repeatedBytes(chunk('tEXt', Buffer.alloc(0)), bytes)] : [];
    const size = { width, height, depth, colour, interlace, filter, fill };
    return { type: 'image/png', bytes: png(size, [...palette, ...transparent, ...more]) };
  };
}

/** A document has at most 24 megapixels. */
const MAX_PIXELS = 23_900_000;

const depths = { 0: [1, 8, 16], 2: [8, 16], 3: [1, 1, 2, 8], 4: [8, 16], 6: [8, 16] } as const;
const channels = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 } as const;
/** Bytes of tRNS (W3C PNG 11.3.2.1). */
const transparency: Readonly<Record<number, number>> = { 0: 2, 2: 6, 3: 1 };

interface PngSize {
  readonly width: number;
  readonly height: number;
  readonly depth?: number;
  readonly colour?: keyof typeof channels;
  readonly interlace?: number;
  /** The filter of each row (W3C PNG 9), and every byte of it. */
  readonly filter?: number;
  readonly fill?: number;
}

function png(size: PngSize, more: readonly Uint8Array[] = []): Buffer {
  const { width, height, depth = 8, colour = 2, interlace = 0, filter = 0, fill = 0 } = size;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([depth, colour, 0, 0, interlace], 8);
  const rowBytes = Math.ceil((width * channels[colour] * depth) / 8) + 1;
  const rows = Buffer.alloc(rowBytes * height, fill);
  for (let row = 0; row < height; row++) rows[row * rowBytes] = filter;
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    ...more,
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A chunk with its length and checksum (W3C PNG 5.3). */
function chunk(type: string, data: Uint8Array): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(typed.length + 8);
  whole.writeUInt32BE(data.length);
  whole.set(typed, 4);
  whole.writeUInt32BE(crc32(typed), typed.length + 4);
  return whole;
}

function segment(code: number, content: Uint8Array): Buffer {
  const head = Buffer.from([0xff, code, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

/** A JPEG with segments behind its first marker. */
function jpegWith(segments: Uint8Array): Buffer {
  return Buffer.concat([jpeg.subarray(0, 2), segments, jpeg.subarray(2)]);
}

/** A JPEG that says it has these dimensions (ITU-T T.81 B.2.2), with a longer scan. */
function jpegOf(width: number, height: number, bytes: number): Buffer {
  const copy = Buffer.from(jpeg);
  const frame = copy.indexOf(Buffer.from([0xff, 0xc0]));
  copy.writeUInt16BE(Math.min(65_535, height), frame + 5);
  copy.writeUInt16BE(Math.min(65_535, width), frame + 7);
  return Buffer.concat([
    copy.subarray(0, -2),
    Buffer.alloc(Math.max(0, bytes - copy.length), 1),
    copy.subarray(-2),
  ]);
}

function riffChunk(name: string, data: Uint8Array): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

interface DirectoryForm {
  /** The part of the bytes that are heads; the rest is one directory. */
  readonly headPart: number;
  readonly isBigEndian: boolean;
  readonly tag: (index: number) => number;
  readonly type: number;
}

const EXIF = 'Exif\0\0';

/** Heads of Exif that all lead to one directory, which leads to itself (TIFF 6.0, section 2). */
function sharedDirectories(bytes: number, { headPart, isBigEndian, tag, type }: DirectoryForm): Buffer {
  const head = Buffer.from(`${EXIF}${isBigEndian ? 'MM\0*' : 'II*\0'}\0\0\0\0`, 'latin1');
  const heads = Math.max(1, Math.floor((bytes * headPart) / head.length));
  const entries = Math.max(1, Math.min(65_535, Math.floor((bytes * (1 - headPart)) / 12)));
  const directory = Buffer.alloc(2 + 12 * entries + 4);
  const write16 = (value: number, at: number) =>
    isBigEndian ? directory.writeUInt16BE(value, at) : directory.writeUInt16LE(value, at);
  const write32 = (value: number, at: number, into = directory) =>
    isBigEndian ? into.writeUInt32BE(value, at) : into.writeUInt32LE(value, at);
  write16(entries, 0);
  const place = heads * head.length;
  for (let index = 0; index < entries; index++) {
    const at = 2 + 12 * index;
    write16(tag(index) & 0xffff, at);
    write16(type, at + 2);
    write32(1, at + 4);
    write32(place - EXIF.length, at + 8);
  }
  write32(place - (heads - 1) * head.length - EXIF.length, 2 + 12 * entries);
  const whole = Buffer.alloc(place);
  for (let index = 0; index < heads; index++) {
    head.copy(whole, index * head.length);
    const offset = place - index * head.length - EXIF.length;
    write32(offset, index * head.length + EXIF.length + 4, whole);
  }
  return Buffer.concat([whole, directory]);
}

function withExif(place: 'behind a PNG' | 'in a PNG' | 'in a JPEG' | 'behind a JPEG', exif: Buffer): Buffer {
  const size = { width: 1, height: 1 };
  if (place === 'behind a PNG') return Buffer.concat([png(size), exif]);
  if (place === 'behind a JPEG') return Buffer.concat([jpeg, exif]);
  if (place === 'in a PNG') return png(size, [chunk('eXIf', exif.subarray(EXIF.length))]);
  return jpegWith(segment(0xe1, exif.subarray(0, 65_533)));
}

function repeatedBytes(one: Uint8Array, bytes: number): Buffer {
  const count = Math.max(1, Math.floor(bytes / one.length));
  return Buffer.alloc(count * one.length, one);
}

function asFile(random: Random, fileOf: (bytes: number) => Uint8Array): (bytes: number) => Draft {
  const input = {
    ...(chance(random, 0.3) && { keep_profile: false }),
    ...(chance(random, 0.3) && { keep_orientation: false }),
    ...(chance(random, 0.4) && { format: 'json' }),
  };
  return (bytes) => ({ input, file: fileOf(bytes) });
}
