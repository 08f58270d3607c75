import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../../../test/support/judging/refusal.ts';
import { box, type HeifParts, heif, size, u16, u32 } from '../../../../test/support/samples/heif-parts.ts';
import { hex, iccProfile, latin1 } from '../../../../test/support/samples/picture-parts.ts';
import { stripMetadata } from '../library.ts';

const picture = { id: 1, type: 'hvc1', data: [...latin1('the pixels')] };

/** TIFF with a GPS directory of the latitude 48 8' 14", behind the distance that HEIF puts in front. */
const exif = {
  id: 2,
  type: 'Exif',
  data: [
    ...u32(6),
    ...latin1('Exif\0\0'),
    ...hex(
      '49492a0008000000 0100 2588 0400 01000000 1a000000 00000000' +
        '0100 0200 0500 03000000 2c000000 00000000 30000000 01000000 08000000 01000000 0e000000 01000000',
    ),
  ],
};
const xmp = {
  id: 3,
  type: 'mime',
  contentType: 'application/rdf+xml',
  data: [...latin1('<x:xmpmeta>Ada Lovelace</x:xmpmeta>')],
};

const kindsOf = (parts: HeifParts) => stripMetadata(heif(parts)).report.removed.map(({ kind }) => kind);

const text = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

describe('HEIC and AVIF', () => {
  it('lose Exif and XMP, and nothing moves', () => {
    const file = heif({ items: [exif, picture, xmp], references: [box('cdsc', u16(2), u16(1), u16(1))] });
    const { bytes, report } = stripMetadata(file);
    expect(report).toEqual({
      format: 'heic',
      width: 40,
      height: 30,
      removed: [
        { kind: 'exif', bytes: expect.any(Number) },
        { kind: 'gps', bytes: expect.any(Number) },
        { kind: 'xmp', bytes: expect.any(Number) },
      ],
      location: true,
      kept: [],
    });
    expect(bytes.length).toBe(file.length);
    expect(text(bytes).indexOf('the pixels')).toBe(text(file).indexOf('the pixels'));
    expect(text(bytes)).not.toMatch(/Exif|Ada|cdsc|mime/);
    const again = stripMetadata(bytes);
    expect(again.bytes).toEqual(bytes);
    expect(again.report).toMatchObject({ removed: [], location: false });
  });

  it('come back as they were where there is nothing to remove', () => {
    const items = [{ ...picture, type: 'av01', name: 'Color' }];
    const file = heif({ items, brand: 'avif', handler: 'libavif' });
    const { bytes, report } = stripMetadata(file);
    expect(bytes).toEqual(file);
    expect(report).toMatchObject({ format: 'avif', removed: [], location: false });
  });

  it.each<[string, HeifParts, readonly string[]]>([
    ['bytes of no item', { items: [picture], hidden: [...latin1('hidden')] }, ['other']],
    ['what is behind the boxes', { items: [picture], behind: [...latin1('Ada'), 0, 0] }, ['trailing']],
    ['the name of an item', { items: [{ ...picture, name: 'Ada at home' }] }, ['text']],
    [
      'a thumbnail',
      {
        items: [picture, { id: 4, type: 'hvc1', data: [...latin1('small')] }],
        references: [box('thmb', u16(4), u16(1), u16(1))],
      },
      ['thumbnail'],
    ],
    [
      'a description of the picture (ISO/IEC 23008-12 6.5.20)',
      { items: [picture], properties: [size, box('udes', u32(0), [...latin1('en\0Ada\0\0\0')])] },
      ['text'],
    ],
    [
      'when it was made',
      { items: [picture], properties: [box('crtt', u32(0), u32(1), u32(1)), size] },
      ['time'],
    ],
    [
      'XMP in a box of meta',
      { items: [picture], further: [box('xml ', u32(0), [...latin1('<a/>')])] },
      ['xmp'],
    ],
    [
      'a box of C2PA',
      { items: [picture], behind: box('uuid', [...hex('d8fec3d61b0e483c92975828877ec481')], [1, 2]) },
      ['c2pa'],
    ],
    [
      'a name of the handler that is no usual one (ISO/IEC 14496-12 8.4.3)',
      { items: [picture], handler: 'libheif (1.9.1) of Ada' },
      ['text'],
    ],
    ['what is behind a usual name of it', { items: [picture], handler: 'libavif of Ada' }, ['text']],
    [
      'the name of the handler of a track',
      {
        items: [picture],
        behind: box(
          'moov',
          box(
            'trak',
            box(
              'mdia',
              box('hdlr', u32(0), u32(0), [...latin1('vide')], u32(0), u32(0), u32(0), [...latin1('Ada\0')]),
            ),
          ),
        ),
      },
      ['text'],
    ],
    ['a film behind the picture', { items: [picture], behind: box('mpvd', [...latin1('film')]) }, ['other']],
  ])('lose %s', (_, parts, kinds) => {
    expect(kindsOf(parts)).toEqual(kinds);
    const { bytes } = stripMetadata(heif(parts));
    expect(text(bytes)).toContain('the pixels');
    expect(text(bytes)).not.toMatch(/Ada|hidden|small|film/);
    expect(stripMetadata(bytes).bytes).toEqual(bytes);
  });

  it('tell no place for the name of Exif behind them', () => {
    const { location, removed } = stripMetadata(
      heif({ items: [picture], behind: [...latin1('abcExif\0\0 without a place'), 0, 0] }),
    ).report;
    expect([location, removed.map(({ kind }) => kind)]).toEqual([false, ['trailing']]);
  });

  it('keep what turns them, unless it is to go', () => {
    const file = heif({ items: [picture], properties: [size, box('irot', [1])] });
    expect(stripMetadata(file).report).toMatchObject({ removed: [], kept: ['orientation'] });
    const { bytes, report } = stripMetadata({ image: file, keep_orientation: false });
    expect(report).toMatchObject({ removed: [{ kind: 'other', bytes: 9 }], kept: [] });
    expect(text(bytes)).not.toContain('irot');
  });

  it('keep their profile, unless it is to go', () => {
    const profile = box('colr', [...latin1('prof')], [...iccProfile()]);
    const file = heif({ items: [picture], properties: [profile, size] });
    expect(stripMetadata(file).report.kept).toEqual(['profile']);
    const { bytes, report } = stripMetadata({ image: file, keep_profile: false });
    expect(report.removed).toEqual([{ kind: 'profile', bytes: profile.length }]);
    expect(text(bytes)).not.toContain('acsp');
  });

  it.each<[string, Uint8Array, RegExp]>([
    ['a picture that is cut off', heif({ items: [picture] }).subarray(0, -3), /: the box "mdat" is cut off$/],
    [
      'a picture without a size',
      heif({ items: [picture], properties: [box('pixi', u32(0), [1, 8])] }),
      /: its picture has no size \(ispe\)$/,
    ],
    [
      'a picture that is not an item',
      heif({ items: [{ ...picture, id: 9 }] }),
      /: its picture is not an item of it$/,
    ],
    [
      'no picture',
      Uint8Array.from(box('ftyp', [...latin1('heic')], u32(0))),
      /: it has no picture \(meta\)$/,
    ],
  ])('are refused with the place: %s', (_, file, message) => {
    const { faults } = refusalOf(() => stripMetadata(file));
    expect(faults[0]?.message).toMatch(/^is not a whole HEIF file at byte \d+: /);
    expect(faults[0]?.message).toMatch(message);
  });

  it('are refused where the picture and its metadata share bytes', () => {
    const file = heif({ items: [picture, { ...xmp, data: [] }] });
    // A length of 0 is all that follows: the item of XMP is behind the picture, and so is nothing.
    expect(stripMetadata(file).report.removed.map(({ kind }) => kind)).toEqual(['xmp']);
    const shared = heif({ items: [{ ...xmp, data: [] }, picture] });
    expect(refusalOf(() => stripMetadata(shared)).faults[0]?.message).toMatch(/: items of it share bytes$/);
  });
});
