import { describe, expect, it } from 'vitest';
import { hex } from '../../../test/support/samples/picture-parts.ts';
import { ExifReader } from './exif.ts';

/** A TIFF whose first directory is at byte 8 and has these entries, each of a tag, a type, a count and a value. */
const tiff = (entries: readonly string[], next = '00000000') =>
  hex(`4d4d002a00000008 ${entries.length.toString(16).padStart(4, '0')} ${entries.join('')} ${next}`);

const orientation = '0112 0003 00000001 00060000';
const gpsAt = (place: string) => `8825 0004 00000001 ${place}`;

/** A TIFF with a GPS directory of one entry, whose value is at byte 44. */
const placed = (entry: string, value: string) =>
  Buffer.concat([tiff([gpsAt('0000001a')]), hex(`0001 ${entry} ${value}`)]);

describe('an Exif block', () => {
  it.each([
    { name: 'says how the picture is turned', block: tiff([orientation]), is: { orientation: 6 } },
    {
      name: 'has a thumbnail in its second directory (Exif 2.32 4.6.3)',
      block: Buffer.concat([
        tiff([orientation], '0000001a'),
        hex('0001 0202 0004 00000001 00000005 00000000'),
      ]),
      is: { thumbnail: 5 },
    },
    {
      name: 'has a place in its GPS directory',
      block: placed(
        '0004 0005 00000003 0000002c 00000000',
        '0000000b 00000001 00000022 00000001 0000001f 00000001',
      ),
      is: { location: true, gps: 42 },
    },
    ...[
      [
        'degrees alone, and minutes without a value',
        '0002 0005 00000002',
        '00000030 00000001 00000000 00000000',
        true,
      ],
      ['signed numbers', '0002 000a 00000001', 'ffffffd0 00000001', true],
      // Exif has fractions alone; ExifTool and others read any numbers.
      ['a float', '0002 000b 00000002', '42400000 41000000', true],
      ['a double', '0002 000c 00000001', '4048000000000000', true],
      ['a double that is not a number', '0002 000c 00000001', '7ff8000000000000', false],
      ['whole numbers', '0004 0004 00000002', '0000000b 00000022', true],
      ['the coordinates of another place', '0014 0005 00000001', '00000030 00000001', true],
      ['the name of an area', '001c 0007 0000000c', '4153434949000000 4b696c6e', true],
      ['0/0 of a receiver without a fix', '0002 0005 00000003', '00'.repeat(24), false],
      ['degrees beyond the half of a circle', '0004 0005 00000001', '000000b5 00000001', false],
      ['a text in place of numbers', '0002 0002 00000010', '00'.repeat(16), false],
      ['numbers past the end of the block', '0002 0005 00000003', '00000030 00000001', false],
      ['the code of an area without a name', '001c 0007 00000008', '4153434949000000', false],
    ].map(([name, entry, value, location]) => ({
      name: `has in its GPS directory ${name} (Exif 2.32 4.6.6)`,
      block: placed(`${entry} 0000002c 00000000`, `${value}`),
      is: { location },
    })),
    {
      name: 'has a number in the entry itself, where it fits (TIFF 6.0 section 2)',
      block: placed('0004 0003 00000001 000b0000 00000000', ''),
      is: { location: true },
    },
    {
      name: 'has a GPS directory without a place',
      block: Buffer.concat([tiff([gpsAt('0000001a')]), hex('0001 0000 0001 00000004 02030000 00000000')]),
      is: { location: false },
    },
    {
      name: 'may have a place where its GPS directory cannot be read',
      block: tiff([gpsAt('00ff0000')]),
      is: { location: 'gps-damaged' },
    },
    {
      name: 'is broken',
      block: hex('4d4d002a000000ff 0000 00000000'),
      is: { orientation: 1, location: false },
    },
  ])('$name', ({ block, is }) => expect(new ExifReader(1000).read(block)).toMatchObject(is));

  it('shares its entries with the others of its file: no more are read than the file can hold', () => {
    const block = tiff(Array<string>(50).fill('0100 0003 00000001 00000000'));
    const reader = new ExifReader(block.length);
    expect(reader.read(block)).toMatchObject({ location: false });
    expect(reader.isExhausted).toBe(false);
    // What it says is not known any more.
    expect(reader.read(block)).toMatchObject({ location: 'too-much-to-read' });
    expect(reader.isExhausted).toBe(true);
  });
});
