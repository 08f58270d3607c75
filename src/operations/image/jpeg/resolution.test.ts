import { describe, expect, it } from 'vitest';
import {
  bytesOf,
  core,
  eoi,
  exif,
  hex,
  jfif,
  segment,
  soi,
} from '../../../../test/support/samples/picture-parts.ts';
import { stripMetadata } from '../library.ts';

const jpeg = (...segments: readonly Uint8Array[]) => bytesOf(soi, ...segments, ...core, eoi);

/** A TIFF in little endian with these entries, whose values of eight bytes begin at byte 74. */
const entries = (...list: readonly string[]) =>
  `${list.length.toString(16).padStart(2, '0')}00${list.join('')}`;
const turned = '1201 0300 01000000 06000000';
const across = '1a01 0500 01000000 4a000000';
const down = '1b01 0500 01000000 52000000';
const inches = '2801 0300 01000000 02000000';
const centimetres = '2801 0300 01000000 03000000';
const camera = '0f01 0200 04000000 41646100';

function tiff(list: readonly string[], x: string, y = x): Buffer {
  const head = hex(`49492a0008000000 ${entries(...list)} 00000000`);
  return Buffer.concat([head, Buffer.alloc(74 - head.length), hex(`${x}${y}`)]);
}

const fraction = (numerator: number, denominator: number) => {
  const bytes = Buffer.alloc(8);
  bytes.writeUInt32LE(numerator);
  bytes.writeUInt32LE(denominator, 4);
  return bytes.toString('hex');
};

/** What is written is big endian, with the entries in their order and values in hundredths (TIFF 6.0 section 2). */
const dots = '01280003000000010002 0000';
const ofCentimetres = '01280003000000010003 0000';
const hundredths = (x: string, y = x) => ` ${x} 00000064 ${y} 00000064`;

/** JFIF 1.02: unit, two densities. */
const jfifOf = (unit: string, x: string, y = x) =>
  segment(0xe0, hex(`4a46494600 0101 ${unit} ${x}${y} 0000`));

describe('the resolution stays', () => {
  it.each([
    {
      name: 'from Exif, where there is no JFIF',
      file: jpeg(exif(tiff([camera, across, down, inches], fraction(300, 1)))),
      is: jpeg(
        exif(
          hex(
            `4d4d002a00000008 0003 011a00050000000100000032 011b0005000000010000003a ${dots} 00000000${hundredths('00007530')}`,
          ),
        ),
      ),
    },
    {
      name: 'beside the orientation',
      file: jpeg(
        exif(tiff([camera, turned, across, down, centimetres], fraction(11811, 100), fraction(118, 1))),
      ),
      is: jpeg(
        exif(
          hex(
            `4d4d002a00000008 0004 01120003000000010006 0000 011a0005000000010000003e 011b00050000000100000046 ${ofCentimetres} 00000000${hundredths('00002e23', '00002e18')}`,
          ),
        ),
      ),
    },
    {
      name: 'in inches where Exif has no unit',
      file: jpeg(exif(tiff([across, down], fraction(600, 2)))),
      is: jpeg(
        exif(
          hex(
            `4d4d002a00000008 0003 011a00050000000100000032 011b0005000000010000003a ${dots} 00000000${hundredths('00007530')}`,
          ),
        ),
      ),
    },
    {
      name: 'in a JFIF that has none',
      file: jpeg(jfif, exif(tiff([camera, across, down, inches], fraction(300, 1)))),
      is: jpeg(jfifOf('01', '012c')),
    },
    {
      name: 'in a JFIF, in centimetres',
      file: jpeg(jfif, exif(tiff([across, down, centimetres], fraction(11811, 100)))),
      is: jpeg(jfifOf('02', '0076')),
    },
    {
      name: 'as JFIF has it',
      file: jpeg(jfifOf('01', '012c'), exif(tiff([across, down, inches], fraction(240, 1)))),
      is: jpeg(jfifOf('01', '012c')),
    },
    {
      name: 'not over the shape of pixels',
      file: jpeg(jfifOf('00', '0004', '0003'), exif(tiff([across, down, inches], fraction(240, 1)))),
      is: jpeg(jfifOf('00', '0004', '0003')),
    },
  ])('$name', ({ file, is }) => {
    const { bytes } = stripMetadata(file);
    expect(Buffer.from(bytes).toString('hex')).toBe(Buffer.from(is).toString('hex'));
    expect(stripMetadata(bytes)).toMatchObject({ bytes, report: { removed: [] } });
  });

  it('without the orientation', () => {
    const file = jpeg(exif(tiff([turned, across, down, inches], fraction(300, 1))));
    const { bytes, report } = stripMetadata({ image: file, keep_orientation: false });
    expect(report.kept).toEqual([]);
    expect(bytes).toEqual(stripMetadata(jpeg(exif(tiff([across, down, inches], fraction(300, 1))))).bytes);
  });
});

describe('what is not a resolution goes', () => {
  it.each([
    [
      '72 for an inch, which says that it is not known (Exif 2.32 4.6.4)',
      [across, down, inches],
      fraction(72, 1),
    ],
    [
      'a unit that Exif does not have',
      [across, down, inches.replace('02000000', '01000000')],
      fraction(300, 1),
    ],
    ['one side alone', [across, inches], fraction(300, 1)],
    ['0/0', [across, down, inches], fraction(0, 0)],
    ['300/0', [across, down, inches], fraction(300, 0)],
    ['more than a JFIF can have', [across, down, inches], fraction(65_536, 1)],
    ['a text', [across.replace('0500', '0200'), down.replace('0500', '0200'), inches], fraction(300, 1)],
    ['a place past the end', [across.replace('4a00', '4aff'), down, inches], fraction(300, 1)],
  ] as const)('%s', (_, list, value) => {
    expect(stripMetadata(jpeg(exif(tiff(list, value)))).bytes).toEqual(jpeg());
  });
});
