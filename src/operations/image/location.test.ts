import { describe, expect, it } from 'vitest';
import {
  bytesOf,
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

/** A TIFF whose GPS directory has the latitude 48 8' 14", or three times 0/0; written by hand. */
const tiff = (value: string) =>
  hex(
    `4d4d002a00000008 0001 8825 0004 00000001 0000001a 00000000 0001 0002 0005 00000003 0000002c 00000000 ${value}`,
  );
const located = tiff('00000030 00000001 00000008 00000001 0000000e 00000001');
const unlocated = tiff('00'.repeat(24));

const jpeg = (...segments: readonly Uint8Array[]) => bytesOf(soi, ...segments, ...core, eoi);
const xmp = (text: string) => segment(0xe1, latin1(`http://ns.adobe.com/xap/1.0/\0${text}`));
const extension = (text: string) =>
  segment(0xe1, latin1(`http://ns.adobe.com/xmp/extension/\0${'0'.repeat(40)}${text}`));

/** A box of QuickTime: its length, its type, its content. */
const box = (type: string, ...content: readonly Uint8Array[]) => {
  const data = Buffer.concat(content);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length + 8);
  return Buffer.concat([length, latin1(type), data]);
};
const KEY = 'com.apple.quicktime.location.ISO6709';
const key = box('keys', hex('00000000 00000001'), box('mdta', latin1(KEY)));
const value = (text: string) =>
  box('ilst', box('\0\0\0\u0001', box('data', hex('00000001 00000000'), latin1(text))));

/** FLIR: a head of 64 bytes, an entry of 32 for the record of GPS, and that record with its doubles. */
function thermal(latitude: number, longitude: number, isLittle: boolean): Buffer {
  const bytes = Buffer.alloc(0xa0);
  bytes.write('FFF\0');
  const put = (at: number, number: number) =>
    isLittle ? bytes.writeUInt32LE(number, at) : bytes.writeUInt32BE(number, at);
  for (const [at, number] of [
    [0x14, 100],
    [0x18, 0x40],
    [0x1c, 1],
    [0x4c, 0x60],
    [0x50, 0x40],
  ] as const)
    put(at, number);
  if (isLittle) bytes.writeUInt16LE(0x2b, 0x40);
  else bytes.writeUInt16BE(0x2b, 0x40);
  bytes.writeDoubleLE(latitude, 0x70);
  bytes.writeDoubleLE(longitude, 0x78);
  return bytes;
}
const flir = (part: number, last: number, data: Uint8Array) =>
  segment(0xe1, Buffer.concat([latin1('FLIR\0\u0001'), Buffer.from([part, last]), data]));

interface Row {
  readonly name: string;
  readonly files: readonly Uint8Array[];
}

const behind = (...parts: readonly Uint8Array[]) => bytesOf(soi, ...core, eoi, ...parts);
const everywhere = (tail: Uint8Array) => [
  behind(tail),
  bytesOf(signature, header, pixels, end, tail),
  bytesOf(riff(vp8), tail),
];

const told: readonly Row[] = [
  { name: 'in the GPS directory', files: [jpeg(exif(located)), riff(vp8, riffChunk('EXIF', located))] },
  {
    name: 'in an Exif whose sixth byte is not 0 (Exif 2.32 4.7.2 has it as padding)',
    files: [jpeg(segment(0xe1, bytesOf(latin1('Exif\0\u00ff'), located)))],
  },
  { name: 'in a picture behind the first', files: everywhere(bytesOf(soi, exif(located), ...core, eoi)) },
  {
    name: 'as attribute and element of XMP (XMP part 2, 2.5), also behind the picture',
    files: [
      '<r exif:GPSLatitude="48,8.2N">',
      "<r exif:GPSLatitude = '48,8.2N'>",
      '<exif:GPSLatitude>48,8.2N<',
    ].flatMap((text) => [jpeg(xmp(text)), ...everywhere(latin1(text))]),
  },
  {
    name: 'in the schemas of makers and of W3C',
    files: [
      ...[
        '<r drone-dji:GpsLatitude="+48.1"',
        '<drone-parrot:latitude>48.1<',
        '<r drone-skydio:Latitude="48.1"',
      ],
      '<geo:lat>48.1</geo:lat>',
    ].map((text) => jpeg(xmp(text))),
  },
  {
    name: 'in extended XMP cut inside of a name',
    files: [jpeg(extension('<exif:GPSLat'), extension('itude>48<'))],
  },
  {
    name: 'in a film: user data of QuickTime',
    files: everywhere(box('udta', box('\u00a9xyz', hex('0012 15c7'), latin1('+48.1371+011.5754/')))),
  },
  {
    name: 'in a film: user data of 3GPP (TS 26.244 8.8), with a name in UTF-8 and UTF-16',
    files: [latin1('Kiln\0'), hex('feff 004b 0000')].flatMap((name) =>
      everywhere(box('loci', hex('00000000 55c4'), name, hex('00 000b9300 00302300 00000000 00 00'))),
    ),
  },
  {
    name: 'in a film: the key of iPhones',
    files: everywhere(box('meta', key, value('+48.1371+011.5754+519.000/'))),
  },
  {
    name: 'in the record of a thermal camera, in one segment or two, of either byte order',
    files: [true, false].flatMap((isLittle) => {
      const record = thermal(48.2, -16.37, isLittle);
      return [
        jpeg(flir(0, 0, record)),
        jpeg(flir(0, 1, record.subarray(0, 100)), flir(1, 1, record.subarray(100))),
        jpeg(flir(1, 1, record.subarray(100)), flir(0, 1, record.subarray(0, 100))),
      ];
    }),
  },
];

const untold: readonly Row[] = [
  { name: 'a GPS directory of 0/0', files: [jpeg(exif(unlocated)), riff(vp8, riffChunk('EXIF', unlocated))] },
  {
    name: 'words and names in texts behind the picture',
    files: [
      'setMaxVelocity(velocity)',
      'GPSLatitude GPSLongitude',
      `${KEY} +48.1371+011.5754/`,
      'const latitude = 4;',
      '\u00a9xyz',
    ].flatMap((text) => everywhere(latin1(`  \0\0\0\u0030${text} and so on, with more of it behind`))),
  },
  {
    name: 'properties of XMP without a value, and others whose names resemble them',
    files: [
      '<r exif:GPSLatitude=""',
      '<exif:GPSLatitude></exif:GPSLatitude>',
      '<r exif:GPSAltitude="48/1"',
      '<r a:LatitudeRef="1"',
      '<r b:attitude="5"',
    ].map((text) => jpeg(xmp(text))),
  },
  {
    name: 'boxes without coordinates',
    files: [
      box('\u00a9xyz', hex('0004 15c7'), latin1('home')),
      box('loci', hex('00000000 55c4'), latin1('Kiln\0')),
      // 250 degrees of longitude.
      box('loci', hex('00000000 55c4 00 00 00fa0000 00302300 00000000 00 00')),
      box('meta', key, value('unknown')),
    ].flatMap(everywhere),
  },
  { name: 'a thermal camera without a fix', files: [jpeg(flir(0, 0, thermal(0, 0, true)))] },
];

describe.each([
  { location: true, rows: told },
  { location: false, rows: untold },
])('location is $location', ({ location, rows }) => {
  it.each(rows)('$name', ({ files }) => {
    expect(files.map((file) => stripMetadata(file).report.location)).toEqual(files.map(() => location));
  });
});

it('is unclear where there is more to look at than a picture has, unless a place is found elsewhere', () => {
  const names = Buffer.alloc(20_000, ':Latitude ');
  expect(stripMetadata(behind(names)).report).toMatchObject({
    location: null,
    location_unclear: 'too-much-to-read',
  });
  const film = box('udta', box('\u00a9xyz', hex('0012 15c7'), latin1('+48.1371+011.5754/')));
  expect(stripMetadata(behind(names, film)).report).toMatchObject({ location: true });
});
