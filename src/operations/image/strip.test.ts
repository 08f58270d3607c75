import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../../test/support/judging/refusal.ts';
import { runs, SEED } from '../../../test/support/runs.ts';
import {
  adobe,
  bytesOf,
  chunk,
  core,
  end,
  eoi,
  exif,
  header,
  hex,
  iccProfile,
  jfif,
  latin1,
  pixels,
  profile,
  quantization,
  riff,
  riffChunk,
  scan,
  segment,
  signature,
  soi,
  vp8,
} from '../../../test/support/samples/picture-parts.ts';
import { InputError } from '../../errors.ts';
import { drawing, photo } from './example-pictures.ts';
import { stripMetadata } from './library.ts';

/** TIFF 6.0: an IFD of one SHORT, the orientation; written by hand. */
const turned = (orientation: number) =>
  hex(`4d4d002a00000008 0001 0112 0003 00000001 000${orientation}0000 00000000`);

/** The same in the other byte order, with a GPS directory of the latitude 48 8' 14". */
const located = hex(
  '49492a0008000000 0200 1201 0300 01000000 06000000 2588 0400 01000000 26000000 00000000' +
    '0100 0200 0500 03000000 38000000 00000000 30000000 01000000 08000000 01000000 0e000000 01000000',
);

/** A picture of two components, each in a scan of its own. */
const firstScan = [quantization, segment(0xc0, hex('08 0010 0018 02 011100 021100')), scan] as const;
const secondScan = Buffer.concat([segment(0xda, hex('01 0200 003f00')), hex('3456')]);
const twoScans = [...firstScan, secondScan] as const;

describe('what goes and what stays', () => {
  const rows: readonly { name: string; file: Uint8Array; becomes: Uint8Array; kinds: readonly string[] }[] = [
    {
      name: 'a JPEG without metadata is the same; FF 00, RST and the scan of another component are pixels',
      file: bytesOf(soi, jfif, adobe, ...twoScans, eoi),
      becomes: bytesOf(soi, jfif, adobe, ...twoScans, eoi),
      kinds: [],
    },
    {
      name: 'orientation 6 with a Display P3 profile: both stay, the rest of Exif goes',
      file: bytesOf(soi, jfif, exif(located), profile, ...core, eoi),
      becomes: bytesOf(soi, jfif, exif(turned(6)), profile, ...core, eoi),
      kinds: ['exif', 'gps'],
    },
    {
      name: 'an Exif of the orientation alone is nothing to remove',
      file: bytesOf(soi, exif(turned(8)), ...core, eoi),
      becomes: bytesOf(soi, exif(turned(8)), ...core, eoi),
      kinds: [],
    },
    {
      name: 'comment, IPTC, XMP, C2PA, MPF, between scans as well',
      file: bytesOf(
        ...[soi, segment(0xfe, latin1('Kiln Street')), segment(0xed, latin1('Photoshop 3.0\0 8BIM'))],
        ...[segment(0xe1, latin1('http://ns.adobe.com/xap/1.0/\0<x/>')), segment(0xeb, latin1('JP\0\u0001'))],
        ...[
          segment(0xe2, latin1('MPF\0II*\0')),
          ...firstScan,
          segment(0xfe, latin1('again')),
          secondScan,
          eoi,
        ],
      ),
      becomes: bytesOf(soi, ...twoScans, eoi),
      kinds: ['comment', 'iptc', 'xmp', 'c2pa', 'other'],
    },
    {
      name: 'the thumbnails of JFIF and JFXX',
      file: bytesOf(
        ...[soi, segment(0xe0, hex('4a46494600 0101 00 00010001 0101 aabbcc'))],
        ...[segment(0xe0, latin1('JFXX\0\u0010abc')), ...core, eoi],
      ),
      becomes: bytesOf(soi, jfif, ...core, eoi),
      kinds: ['thumbnail'],
    },
    {
      name: 'a second picture and a film behind the end of the first',
      file: bytesOf(soi, ...core, eoi, soi, exif(located), ...core, eoi, latin1('ftypmp42')),
      becomes: bytesOf(soi, ...core, eoi),
      kinds: ['trailing'],
    },
    {
      name: 'PNG: texts, time and unknown chunks go, tRNS and animation stay, also data behind IEND',
      file: bytesOf(
        ...[signature, header, chunk('tRNS', hex('000000000000')), chunk('tEXt', latin1('Author\0Ada'))],
        ...[
          chunk('acTL', hex('00000001 00000000')),
          chunk('tIME', Buffer.alloc(7)),
          chunk('vpAg', Buffer.alloc(9)),
        ],
        ...[pixels, chunk('eXIf', located), end, latin1('hidden')],
      ),
      becomes: bytesOf(
        ...[signature, header, chunk('eXIf', turned(6)), chunk('tRNS', hex('000000000000'))],
        ...[chunk('acTL', hex('00000001 00000000')), pixels, end],
      ),
      kinds: ['text', 'time', 'other', 'exif', 'gps', 'trailing'],
    },
    {
      name: 'WebP: the flags are those of what stays',
      file: riff(
        ...[riffChunk('VP8X', hex('3d000000 170000 0f0000')), riffChunk('ICCP', iccProfile()), vp8],
        ...[riffChunk('EXIF', turned(1)), riffChunk('XMP ', latin1('<x/>')), riffChunk('abcd', hex('00'))],
      ),
      becomes: riff(riffChunk('VP8X', hex('30000000 170000 0f0000')), riffChunk('ICCP', iccProfile()), vp8),
      kinds: ['exif', 'xmp', 'other'],
    },
    {
      name: 'a plain WebP with an orientation gets a VP8X',
      file: riff(vp8, riffChunk('EXIF', located)),
      becomes: riff(riffChunk('VP8X', hex('08000000 170000 0f0000')), vp8, riffChunk('EXIF', turned(6))),
      kinds: ['exif', 'gps'],
    },
  ];

  it.each(rows)('$name', ({ file, becomes, kinds }) => {
    const { bytes, report } = stripMetadata(file);
    expect(Buffer.from(bytes).toString('hex')).toBe(Buffer.from(becomes).toString('hex'));
    expect(report.removed.map(({ kind }) => kind)).toEqual(kinds);
    // What was removed is the difference, save what an own Exif and a VP8X add.
    expect(stripMetadata(becomes).report.removed).toEqual([]);
  });

  it('without keep_profile and keep_orientation those go, too', () => {
    const image = bytesOf(soi, exif(turned(6)), profile, ...core, eoi);
    const { bytes, report } = stripMetadata({ image, keep_profile: false, keep_orientation: false });
    expect(bytes).toEqual(bytesOf(soi, ...core, eoi));
    expect(report.kept).toEqual([]);
    expect(stripMetadata(image).report.kept.toSorted()).toEqual(['orientation', 'profile']);
  });
});

describe('the report', () => {
  it('has the size of the picture as stored, and counts the bytes that went', () => {
    const comment = segment(0xfe, latin1('12345'));
    const { bytes, report } = stripMetadata(bytesOf(soi, comment, ...core, eoi));
    expect(report).toMatchObject({ format: 'jpeg', width: 24, height: 16 });
    expect(report.removed).toEqual([{ kind: 'comment', bytes: 9 }]);
    expect(bytes.length).toBe(bytesOf(soi, ...core, eoi).length);
  });
});

describe('what is refused', () => {
  const whole = 'must be a JPEG, PNG, WebP, HEIC, AVIF or GIF file';
  const wrongCrc = bytesOf(signature, header, pixels, end);
  wrongCrc[29] = wrongCrc[29]! ^ 1;
  it.each([
    { name: 'nothing', file: new Uint8Array(), message: whole },
    {
      name: 'a film',
      file: bytesOf(hex('00000018'), latin1('ftypisom'), hex('00000000'), latin1('mp42')),
      message: `is a film or another file of the MP4 family; ${whole}`,
    },
    { name: 'TIFF', file: bytesOf(turned(1)), message: `is TIFF; ${whole}` },
    {
      name: 'SVG',
      file: bytesOf(latin1('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')),
      message: `is SVG; ${whole}`,
    },
    {
      name: 'a JPEG without EOI',
      file: bytesOf(soi, ...core),
      message: `is not a whole JPEG file at byte ${bytesOf(soi, ...core).length}: the marker of its end (EOI) is missing`,
    },
    {
      name: 'a segment past the end',
      file: bytesOf(soi, hex('ffe10100')),
      message: 'is not a whole JPEG file at byte 2: a segment is longer than the rest of the file',
    },
    {
      name: 'a wrong CRC',
      file: wrongCrc,
      message: 'is not a whole PNG file at byte 29: the CRC of the chunk IHDR is wrong',
    },
    {
      name: 'a PNG without IEND',
      file: bytesOf(signature, header, pixels),
      message: 'is not a whole PNG file at byte 54: the chunk of its end (IEND) is missing',
    },
    {
      name: 'an animation whose frames have more parts together',
      file: riff(
        riffChunk('VP8X', hex('02000000 170000 0f0000')),
        ...Array(2).fill(
          riffChunk(
            'ANMF',
            bytesOf(Buffer.alloc(16), Buffer.alloc(480_000, riffChunk('abcd', Buffer.alloc(0)))),
          ),
        ),
      ),
      message: 'has too many parts: a WebP file may have 100,000 segments or chunks',
    },
    ...[
      { format: 'JPEG', file: bytesOf(soi, Buffer.alloc(400_004, hex('fffe0002')), ...core, eoi) },
      {
        format: 'PNG',
        file: bytesOf(signature, header, ...Array(100_000).fill(chunk('tEXt', Buffer.alloc(0)))),
      },
      { format: 'WebP', file: riff(vp8, Buffer.alloc(800_000, riffChunk('abcd', Buffer.alloc(0)))) },
    ].map(({ format, file }) => ({
      name: `a ${format} of more parts than a picture has`,
      file,
      message: `has too many parts: a ${format} file may have 100,000 segments or chunks`,
    })),
    {
      name: 'a WebP that is cut off',
      file: riff(vp8).subarray(0, 30),
      message: 'is not a whole WebP file at byte 4: its length is more than that of the file',
    },
  ])('$name', ({ file, message }) => {
    expect(refusalOf(() => stripMetadata(file)).faults).toEqual([{ pointer: '/image', message }]);
  });

  it('mutated files end in a picture or a refusal, and a picture has nothing left to remove', {
    timeout: 120_000,
  }, () => {
    const webp = riff(vp8, riffChunk('EXIF', located));
    const files = [photo, drawing, webp, bytesOf(soi, exif(located), profile, ...core, eoi, photo)];
    const change = fc.record({ at: fc.nat(), byte: fc.integer({ min: 0, max: 255 }) });
    fc.assert(
      fc.property(
        fc.constantFrom(...files),
        fc.array(change, { minLength: 1, maxLength: 6 }),
        fc.option(fc.nat()),
        (file, changes, cut) => {
          const mutated = file.slice(0, cut === null ? file.length : cut % (file.length + 1));
          for (const { at, byte } of changes) {
            if (mutated.length > 0) mutated[at % mutated.length] = byte;
          }
          const once = stripOrRefuse(mutated);
          if (once !== undefined) expect(stripMetadata(once).report.removed).toEqual([]);
        },
      ),
      { numRuns: runs(50_000), seed: SEED },
    );
  });
});

function stripOrRefuse(file: Uint8Array): Uint8Array | undefined {
  try {
    return stripMetadata(file).bytes;
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}
