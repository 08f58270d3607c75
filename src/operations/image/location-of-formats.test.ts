import { describe, expect, it } from 'vitest';
import { heif, u32 } from '../../../test/support/samples/heif-parts.ts';
import {
  bytesOf,
  chunk,
  core,
  end,
  eoi,
  exif,
  header,
  hex,
  latin1,
  pixels,
  riff,
  riffChunk,
  segment,
  signature,
  soi,
  vp8,
} from '../../../test/support/samples/picture-parts.ts';
import { stripMetadata } from './library.ts';

/** Where a container has Exif and XMP; GIF has no Exif. */
interface Container {
  readonly name: string;
  readonly withExif?: (tiff: Uint8Array) => Uint8Array;
  readonly withXmp: (packet: Uint8Array) => Uint8Array;
  readonly plain: Uint8Array;
}

const jpeg = (...segments: readonly Uint8Array[]) => bytesOf(soi, ...segments, ...core, eoi);
const png = (...chunks: readonly Uint8Array[]) => bytesOf(signature, header, ...chunks, pixels, end);
const picture = { id: 1, type: 'hvc1', data: [...latin1('the pixels')] };
const heifOf = (brand: string): Container => {
  const type = brand === 'avif' ? 'av01' : 'hvc1';
  const items = [{ ...picture, type }];
  return {
    name: brand,
    withExif: (tiff) =>
      heif({
        brand,
        items: [...items, { id: 2, type: 'Exif', data: [...u32(6), ...latin1('Exif\0\0'), ...tiff] }],
      }),
    withXmp: (packet) =>
      heif({
        brand,
        items: [...items, { id: 2, type: 'mime', contentType: 'application/rdf+xml', data: [...packet] }],
      }),
    plain: heif({ brand, items }),
  };
};
const gif = (block: Uint8Array) =>
  bytesOf(
    latin1('GIF89a'),
    hex('0200 0100 80 00 00 000000 ffffff'),
    block,
    hex('2c 0000 0000 0200 0100 00 02 02 4401 00 3b'),
  );
/** XMP part 3, 1.1.2: the packet, and 258 bytes that lead every reader of blocks to their end. */
const trail = Uint8Array.from({ length: 258 }, (_, index) => (index === 0 ? 1 : 257 - index));

const containers: readonly Container[] = [
  {
    name: 'jpeg',
    withExif: (tiff) => jpeg(exif(tiff)),
    withXmp: (packet) => jpeg(segment(0xe1, bytesOf(latin1('http://ns.adobe.com/xap/1.0/\0'), packet))),
    plain: jpeg(),
  },
  {
    name: 'png',
    withExif: (tiff) => png(chunk('eXIf', tiff)),
    withXmp: (packet) => png(chunk('iTXt', bytesOf(latin1('XML:com.adobe.xmp\0\0\0\0\0'), packet))),
    plain: png(),
  },
  {
    name: 'webp',
    withExif: (tiff) => riff(vp8, riffChunk('EXIF', tiff)),
    withXmp: (packet) => riff(vp8, riffChunk('XMP ', packet)),
    plain: riff(vp8),
  },
  heifOf('heic'),
  heifOf('avif'),
  {
    name: 'gif',
    withXmp: (packet) =>
      gif(bytesOf(hex('21ff 0b'), latin1('XMP DataXMP'), packet, Buffer.alloc(256, ' '), trail, hex('00'))),
    plain: gif(hex('')),
  },
];

/** A GPS directory with the latitude 48 8' 14", with three times 0/0, and one past the end of the block; by hand. */
const gps = (place: string, values = '') =>
  hex(
    `4d4d002a00000008 0001 8825 0004 00000001 ${place} 00000000 0001 0002 0005 00000003 0000002c 00000000 ${values}`,
  );
const located = gps('0000001a', '00000030 00000001 00000008 00000001 0000000e 00000001');
const unlocated = gps('0000001a', '00'.repeat(24));
const damaged = gps('00ff0000');
/** A property without a value: of more than a thousand, one that is not read may have one. */
const empty = '<a :Latitude=""/>';

describe.each(containers)('location in $name', ({ withExif, withXmp, plain }) => {
  const placeOf = (file: Uint8Array) => {
    const { location, location_unclear: unclear } = stripMetadata(file).report;
    return unclear === undefined ? location : [location, unclear];
  };

  it('is false without metadata', () => expect(placeOf(plain)).toBe(false));

  // A GIF has no Exif.
  if (withExif !== undefined) {
    it('is found by the degrees of an Exif', () => {
      expect(placeOf(withExif(located))).toBe(true);
      expect(placeOf(withExif(unlocated))).toBe(false);
      expect(placeOf(withExif(damaged))).toEqual([null, 'gps-damaged']);
    });
  }

  it('is found by a property of XMP', () => {
    expect(placeOf(withXmp(latin1('<a exif:GPSLatitude="48,8.2N"/>')))).toBe(true);
    expect(placeOf(withXmp(latin1('<a exif:GPSLatitude=""/>')))).toBe(false);
    expect(placeOf(withXmp(latin1(empty.repeat(1000))))).toBe(false);
    expect(placeOf(withXmp(latin1(empty.repeat(1001))))).toEqual([null, 'too-much-to-read']);
  });
});
