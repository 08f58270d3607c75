import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../../../test/support/judging/refusal.ts';
import { bytesOf, hex, iccProfile, latin1 } from '../../../../test/support/samples/picture-parts.ts';
import { stripMetadata } from '../library.ts';

/** GIF89a: a screen of 2 by 1 with two colours, and a picture of it. */
const screen = bytesOf(latin1('GIF89a'), hex('0200 0100 80 00 00 000000 ffffff'));
const image = hex('2c 0000 0000 0200 0100 00 02 02 4401 00');
const trailer = hex('3b');
const control = hex('21f9 04 00 0a00 00 00');
const loop = bytesOf(hex('21ff 0b'), latin1('NETSCAPE2.0'), hex('03 01 0000 00'));
const comment = bytesOf(hex('21fe 03'), latin1('Ada'), hex('00'));
const blocks = (bytes: Uint8Array): Uint8Array => {
  const parts: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; at += 255) {
    const part = bytes.subarray(at, at + 255);
    parts.push(Uint8Array.of(part.length), part);
  }
  return bytesOf(...parts, hex('00'));
};
/** XMP part 3, 1.1.2: the packet as it is, and 258 bytes that lead every reader of blocks to their end. */
const trail = Uint8Array.from({ length: 258 }, (_, index) => (index === 0 ? 1 : 257 - index));
const packet = (text: string) =>
  bytesOf(hex('21ff 0b'), latin1('XMP DataXMP'), latin1(text.padEnd(256, ' ')), trail, hex('00'));
const profile = bytesOf(hex('21ff 0b'), latin1('ICCRGBG1012'), blocks(iccProfile()));

describe('a GIF', () => {
  it('keeps its pictures and how often they are repeated', () => {
    const file = bytesOf(screen, loop, control, image, control, image, trailer);
    const { bytes, report } = stripMetadata(file);
    expect(bytes).toEqual(file);
    expect(report).toEqual({ format: 'gif', width: 2, height: 1, removed: [], location: false, kept: [] });
  });

  it.each<[string, Uint8Array, string, boolean]>([
    ['a comment', comment, 'comment', false],
    ['XMP', packet('<a b="Ada">'), 'xmp', false],
    ['XMP with a place', packet('<a exif:GPSLatitude="48,8.2N">'), 'xmp', true],
    [
      'what another application wrote',
      bytesOf(hex('21ff 0b'), latin1('ADOBE:IR1.0'), hex('01 00 00')),
      'other',
      false,
    ],
    [
      'a text that no program draws (GIF89a 25)',
      bytesOf(hex('2101 0c 0000 0000 0200 0100 08 08 01 00 03'), latin1('Ada'), hex('00')),
      'text',
      false,
    ],
    ['an extension that nothing defines', bytesOf(hex('2199 03'), latin1('Ada'), hex('00')), 'other', false],
    ['a control that is too short', hex('21f9 03 000a00 00'), 'other', false],
  ])('loses %s', (_, block, kind, location) => {
    const { bytes, report } = stripMetadata(bytesOf(screen, block, loop, control, image, block, trailer));
    expect(report).toMatchObject({ removed: [{ kind, bytes: 2 * block.length }], location });
    expect(bytes).toEqual(bytesOf(screen, loop, control, image, trailer));
  });

  it('loses what is behind the parameters of a control (GIF89a 23)', () => {
    const long = bytesOf(hex('21f9 04 00 0a00 00 03'), latin1('Ada'), hex('00'));
    const wide = bytesOf(hex('21f9 07 00 0a00 00'), latin1('Ada'), hex('00'));
    const { bytes, report } = stripMetadata(bytesOf(screen, long, image, wide, image, trailer));
    expect(report.removed).toEqual([{ kind: 'other', bytes: 7 }]);
    expect(bytes).toEqual(bytesOf(screen, control, image, control, image, trailer));
  });

  it.each([
    ['behind', '03 01 0000 05 02 00000100 00'],
    ['before', '05 02 00000100 03 01 0000 00'],
  ])('keeps how often its pictures are repeated, with how much is read ahead %s it', (_, written) => {
    const both = bytesOf(hex('21ff 0b'), latin1('NETSCAPE2.0'), hex(written));
    const { bytes, report } = stripMetadata(bytesOf(screen, both, image, trailer));
    expect(report.removed).toEqual([{ kind: 'other', bytes: 6 }]);
    expect(bytes).toEqual(bytesOf(screen, loop, image, trailer));
  });

  it('loses what is behind its end', () => {
    const { bytes, report } = stripMetadata(bytesOf(screen, image, trailer, latin1('Ada')));
    expect(report.removed).toEqual([{ kind: 'trailing', bytes: 3 }]);
    expect(bytes).toEqual(bytesOf(screen, image, trailer));
  });

  it('keeps its profile, unless it is to go', () => {
    const file = bytesOf(screen, profile, image, trailer);
    expect(stripMetadata(file).report).toMatchObject({ removed: [], kept: ['profile'] });
    const { bytes } = stripMetadata({ image: file, keep_profile: false });
    expect(bytes).toEqual(bytesOf(screen, image, trailer));
  });

  it('may lack its trailer', () => {
    const file = bytesOf(screen, control, image);
    expect(stripMetadata(file).bytes).toEqual(file);
  });

  it.each<[string, Uint8Array, string]>([
    ['a cut head', screen.subarray(0, 9), 'byte 0: its head is cut off'],
    ['cut colours', screen.subarray(0, 15), 'byte 13: its colours are cut off'],
    ['no picture', bytesOf(screen, trailer), 'byte 19: it has no picture'],
    ['a cut picture', bytesOf(screen, image.subarray(0, 12)), 'byte 19: a block is cut off'],
    [
      'a byte that begins no block',
      bytesOf(screen, image, hex('00'), trailer),
      'byte 34: there is no such block',
    ],
  ])('is refused with the place: %s', (_, file, fault) => {
    expect(refusalOf(() => stripMetadata(file)).faults).toEqual([
      { pointer: '/image', message: `is not a whole GIF file at ${fault}` },
    ]);
  });
});
