import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  bytesOf,
  chunk,
  end,
  header,
  hex,
  latin1,
  pixels,
  signature,
} from '../../../../test/support/samples/picture-parts.ts';
import { stripMetadata } from '../library.ts';

/** A TIFF that turns the picture, and one that also has the latitude 48 8' 14"; written by hand. */
const turn = (orientation: number) =>
  `4d4d002a00000008 0001 0112 0003 00000001 000${orientation}0000 00000000`;
const located =
  '4d4d002a00000008 0002 0112 0003 00000001 00060000 8825 0004 00000001 00000026 00000000' +
  '0001 0002 0005 00000003 00000038 00000000 00000030 00000001 00000008 00000001 0000000e 00000001';
const inSegment = (text: string) => `${latin1('Exif\0\0').toString('hex')}${text}`;

/** A profile as ImageMagick writes it: its length in 8 places, 36 bytes a line. */
const raw = (name: string, content: string) => {
  const digits = hex(content).toString('hex');
  return latin1(`\n${name}\n${String(digits.length / 2).padStart(8)}\n${digits.replace(/.{72}/g, '$&\n')}\n`);
};
const tEXt = (name: string, text: Uint8Array) => chunk('tEXt', Buffer.concat([latin1(`${name}\0`), text]));
const zTXt = (name: string, text: Uint8Array) =>
  chunk('zTXt', Buffer.concat([latin1(`${name}\0\0`), deflateSync(text)]));
const iTXt = (name: string, text: Uint8Array) =>
  chunk('iTXt', Buffer.concat([latin1(`${name}\0\0\0en\0\0`), text]));
const packed = (name: string, text: Uint8Array) =>
  chunk('iTXt', Buffer.concat([latin1(`${name}\0\u0001\0\0\0`), deflateSync(text)]));
const png = (...chunks: readonly Uint8Array[]) => bytesOf(signature, header, ...chunks, pixels, end);
const XMP = 'XML:com.adobe.xmp';
const xmpSegment = `${latin1('http://ns.adobe.com/xap/1.0/\0').toString('hex')}${latin1('<r tiff:Orientation="6"/>').toString('hex')}`;

describe('a picture turned by a text stays turned', () => {
  it.each([
    {
      name: 'a profile exif of ImageMagick',
      text: zTXt('Raw profile type exif', raw('exif', inSegment(turn(6)))),
    },
    {
      name: 'the same, not compressed',
      text: tEXt('Raw profile type exif', raw('exif', inSegment(turn(6)))),
    },
    { name: 'in iTXt', text: iTXt('Raw profile type exif', raw('exif', inSegment(turn(6)))) },
    {
      name: 'a TIFF without the head of a segment',
      text: zTXt('Raw profile type exif', raw('exif', turn(6))),
    },
    {
      name: 'a profile APP1',
      text: zTXt('Raw profile type APP1', raw('generic profile', inSegment(located))),
    },
    {
      name: 'a profile APP1 of XMP',
      text: zTXt('Raw profile type APP1', raw('generic profile', xmpSegment)),
    },
    { name: 'XMP, as an attribute', text: iTXt(XMP, latin1('<r tiff:Orientation="6">')) },
    {
      name: 'XMP, as an element, compressed',
      text: packed(XMP, latin1('<tiff:Orientation>6</tiff:Orientation>')),
    },
    {
      name: 'a profile xmp',
      text: tEXt('Raw profile type xmp', raw('xmp', latin1('<tiff:Orientation>6<').toString('hex'))),
    },
  ])('$name', ({ text }) => {
    const { bytes, report } = stripMetadata(png(text));
    expect(bytes).toEqual(png(chunk('eXIf', hex(turn(6)))));
    expect(report.kept).toEqual(['orientation']);
    expect(stripMetadata({ image: png(text), keep_orientation: false }).bytes).toEqual(png());
  });
});

it('is turned by a chunk eXIf with the head that a JPEG has before it, which is written anew without it', () => {
  const { bytes, report } = stripMetadata(png(chunk('eXIf', hex(inSegment(turn(6))))));
  expect(bytes).toEqual(png(chunk('eXIf', hex(turn(6)))));
  expect(report.removed).toEqual([{ kind: 'exif', bytes: 44 }]);
  expect(stripMetadata(png(chunk('eXIf', hex(inSegment(located))))).report.location).toBe(true);
});

describe('other texts turn nothing', () => {
  const wrongCrc = zTXt('Raw profile type exif', raw('exif', turn(6)));
  wrongCrc[wrongCrc.length - 1]! ^= 1;
  it.each([
    { name: 'a wrong CRC', text: wrongCrc },
    { name: 'another keyword', text: tEXt('Comment', raw('exif', turn(6))) },
    { name: 'no turn', text: tEXt('Raw profile type exif', raw('exif', turn(1))) },
    { name: 'invalid digits', text: tEXt('Raw profile type exif', latin1('\nexif\n      26\nxyz')) },
    { name: 'a stream that cannot be inflated', text: chunk('zTXt', latin1('Raw profile type exif\0\0abc')) },
    { name: 'nothing behind the keyword', text: chunk('iTXt', latin1(`${XMP}\0`)) },
    { name: 'an orientation that there is not', text: iTXt(XMP, latin1('<r tiff:Orientation="9">')) },
  ])('$name', ({ text }) => {
    expect(stripMetadata(png(text)).bytes).toEqual(png());
  });

  it('beside the chunk eXIf, which decides', () => {
    const text = tEXt('Raw profile type exif', raw('exif', turn(6)));
    const own = chunk('eXIf', hex(turn(8)));
    expect(stripMetadata(png(text, own)).bytes).toEqual(png(own));
  });
});

it.each([
  { text: tEXt('exif:GPSLatitude', latin1('48/1, 51/1, 24/1')), location: true },
  { text: tEXt('GPSLongitude', latin1('2.2945')), location: true },
  { text: iTXt('exif:GPSDestLatitude', latin1('48/1, 51/1, 24/1')), location: true },
  { text: tEXt('exif:GPSLatitude', latin1('0/0, 0/0, 0/0')), location: false },
  { text: tEXt('exif:GPSLatitudeRef', latin1('N')), location: false },
  { text: tEXt('Comment', latin1('GPSLatitude 48')), location: false },
])('reads a coordinate under its name in Exif, as ImageMagick writes it: $location', ({ text, location }) => {
  expect(stripMetadata(png(text)).report.location).toBe(location);
});

it('reads places from them, and takes texts that inflate to too much for ones that say where', () => {
  const locationOf = (...chunks: readonly Uint8Array[]) => stripMetadata(png(...chunks)).report.location;
  expect(locationOf(zTXt('Raw profile type exif', raw('exif', located)))).toBe(true);
  expect(locationOf(packed(XMP, latin1('<r exif:GPSLatitude="48,8.2N">')))).toBe(true);
  expect(locationOf(packed(XMP, latin1('<r exif:GPSLatitude="">')))).toBe(false);
  expect(locationOf(packed(XMP, Buffer.alloc(200_000)))).toBe(false);
  expect(locationOf(...Array<Uint8Array>(3).fill(packed(XMP, Buffer.alloc(200_000))))).toBe(null);
});
