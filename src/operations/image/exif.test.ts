import { describe, expect, it } from 'vitest';
import { hex } from '../../../test/support/picture-parts.ts';
import { ExifReader } from './exif.ts';

/** A TIFF whose first directory is at byte 8 and has these entries, each of a tag, a type, a count and a value. */
const tiff = (entries: readonly string[], next = '00000000') =>
  hex(`4d4d002a00000008 ${entries.length.toString(16).padStart(4, '0')} ${entries.join('')} ${next}`);

const orientation = '0112 0003 00000001 00060000';
const gpsAt = (place: string) => `8825 0004 00000001 ${place}`;

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
      block: Buffer.concat([tiff([gpsAt('0000001a')]), hex('0001 0004 0005 00000003 00000000 00000000')]),
      is: { location: true, gps: 42 },
    },
    {
      name: 'has a GPS directory without a place',
      block: Buffer.concat([tiff([gpsAt('0000001a')]), hex('0001 0000 0001 00000004 02030000 00000000')]),
      is: { location: false },
    },
    {
      name: 'may have a place where its GPS directory cannot be read',
      block: tiff([gpsAt('00ff0000')]),
      is: { location: true },
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
    expect(reader.read(block)).toMatchObject({ location: true });
    expect(reader.isExhausted).toBe(true);
  });
});
