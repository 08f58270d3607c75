import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../../test/support/judging/refusal.ts';
import {
  adobe,
  bytesOf,
  chunk,
  core,
  end,
  eoi,
  frame,
  hex,
  iccProfile,
  jfif,
  latin1,
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
import { stripMetadata } from './library.ts';

/** What somebody hides in a picture. */
const TEXT = 'Ada King, 48.1371 N 11.5754 E, Example Street 1';
const text = latin1(TEXT);
const followed = (data: string | Uint8Array) =>
  Buffer.concat([typeof data === 'string' ? hex(data) : data, text]);
interface Row {
  readonly name: string;
  readonly file: Uint8Array;
  readonly becomes: Uint8Array;
  /** What the report says goes; `other` when left out. */
  readonly kinds?: readonly string[];
}
/** An AC table with the codes 00, 01 and 10 for three symbols, and a DC table of one (ITU-T T.81 B.2.4.2). */
const acTable = `10 00030000000000000000000000000000 010203`;
const dcTable = `00 01000000000000000000000000000000 05`;
const huffman = segment(0xc4, hex(`${dcTable} ${acTable}`));
const jpegWith = (...segments: readonly Uint8Array[]) => bytesOf(soi, ...segments, ...core, eoi);
const progressive = segment(0xc2, hex('08 0010 0018 01 011100'));
const progressiveScan = (bands: string) =>
  Buffer.concat([segment(0xda, hex(`01 0100 ${bands}`)), hex('1234')]);

const jpegs: readonly Row[] = [
  ...[
    { name: 'SOF (T.81 B.2.2)', code: 0xc0, data: '08 0010 0018 01 011100', at: 1 },
    { name: 'DQT (T.81 B.2.4.1)', code: 0xdb, data: '00'.repeat(65), at: 0 },
  ].map(({ name, code, data, at }) => ({
    name: `behind the parameters of ${name}`,
    file: bytesOf(
      soi,
      ...core.map((part, index) => (index === at ? segment(code, followed(data)) : part)),
      eoi,
    ),
    becomes: bytesOf(soi, ...core, eoi),
  })),
  {
    name: 'behind the parameters of SOS (T.81 B.2.3)',
    file: bytesOf(soi, quantization, frame, segment(0xda, followed('01 0100 003f00')), hex('12'), eoi),
    becomes: bytesOf(soi, quantization, frame, segment(0xda, hex('01 0100 003f00')), hex('12'), eoi),
  },
  {
    name: 'behind the tables of DHT (T.81 B.2.4.2)',
    file: jpegWith(segment(0xc4, followed(`${dcTable} ${acTable}`))),
    becomes: jpegWith(huffman),
  },
  {
    name: 'as a Huffman table, which has each symbol once',
    file: jpegWith(huffman, segment(0xc4, followed(`10 ${'00'.repeat(15)}2f`))),
    becomes: jpegWith(huffman),
  },
  {
    name: 'as a quantization table that no component uses',
    file: jpegWith(segment(0xdb, hex(`01 ${Buffer.from(TEXT.padEnd(64)).toString('hex')}`))),
    becomes: jpegWith(),
  },
  {
    name: 'as a table that another replaces before it is used, between those of one segment',
    file: jpegWith(
      segment(0xdb, hex(`00 ${Buffer.from(TEXT.padEnd(64)).toString('hex')} 00 ${'11'.repeat(64)}`)),
    ),
    becomes: jpegWith(),
  },
  {
    name: 'behind a restart interval (T.81 B.2.4.4), in a second one, and in one behind the scans',
    file: bytesOf(
      ...[soi, segment(0xdd, hex('4164')), segment(0xdd, followed('0002')), ...core],
      ...[segment(0xdd, hex('4164')), eoi],
    ),
    becomes: jpegWith(segment(0xdd, hex('0002'))),
  },
  {
    name: 'as a number of lines that does not follow the first scan (T.81 B.2.5), and behind one that does',
    file: bytesOf(soi, segment(0xdc, hex('4164')), ...core, segment(0xdc, followed('0010')), eoi),
    becomes: bytesOf(soi, ...core, segment(0xdc, hex('0010')), eoi),
  },
  {
    name: 'in arithmetic conditioning and expansion that nothing uses (T.81 B.2.4.3, B.3.3), in JPG and JPG0',
    file: jpegWith(...[0xcc, 0xdf, 0xc8, 0xf0].map((code) => segment(code, text))),
    becomes: jpegWith(),
  },
  {
    name: 'as a scan of what was sent before (T.81 4.9, B.2.3)',
    file: bytesOf(soi, ...core, segment(0xda, hex('01 0100 003f00')), text, eoi),
    becomes: bytesOf(soi, ...core, eoi),
  },
  {
    name: 'as a progressive scan of bits that were sent before (T.81 G.1.1.1)',
    file: bytesOf(
      ...[soi, quantization, progressive, progressiveScan('000001'), progressiveScan('000010')],
      ...[progressiveScan('013f00'), segment(0xda, hex('01 0100 000010')), text],
      ...[segment(0xda, hex('01 0100 050600')), text, eoi],
    ),
    becomes: bytesOf(
      ...[soi, quantization, progressive, progressiveScan('000001'), progressiveScan('000010')],
      ...[progressiveScan('013f00'), eoi],
    ),
  },
  {
    name: 'in a second JFIF and Adobe segment, and behind their parameters',
    file: jpegWith(
      jfif,
      segment(0xe0, hex('4a46494600 4164 00 61204b69 0000')),
      segment(0xee, hex('41646f6265 4164 6120 4b69 01')),
      segment(0xee, followed('41646f6265 0064 0000 0000 01')),
    ),
    becomes: jpegWith(jfif, adobe),
  },
  {
    name: 'behind a profile (ICC.1 7.2.2)',
    file: jpegWith(
      segment(0xe2, followed(Buffer.concat([latin1('ICC_PROFILE\0\u0001\u0001'), iccProfile()]))),
    ),
    becomes: jpegWith(profile),
  },
  {
    name: 'in parts of a profile that it does not have, and in one sent twice (ICC.1 B.4)',
    file: jpegWith(
      profile,
      segment(0xe2, followed(latin1('ICC_PROFILE\0\u0002\u0001'))),
      segment(0xe2, followed(latin1('ICC_PROFILE\0\u0001\u0001'))),
    ),
    becomes: jpegWith(profile),
    kinds: ['profile'],
  },
  {
    name: 'as a profile without the mark of one (ICC.1 7.2.11)',
    file: jpegWith(segment(0xe2, followed(latin1('ICC_PROFILE\0\u0001\u0001')))),
    becomes: jpegWith(),
    kinds: ['profile'],
  },
];

const head = (colourType: number) => chunk('IHDR', hex(`00000003 00000002 08 0${colourType} 000000`));
const palette = chunk('PLTE', hex('000000 ffffff'));
const zlib = deflateSync(Buffer.alloc(20));
const data = chunk('IDAT', zlib);
const pngWith = (chunks: readonly Uint8Array[], behind: readonly Uint8Array[] = [data], type = 2) =>
  bytesOf(signature, head(type), ...chunks, ...behind, end);
const iccp = (stream: Uint8Array) => chunk('iCCP', Buffer.concat([latin1('sRGB\0\0'), stream]));
const control = (sequence: number) =>
  hex(`0000000${sequence} 00000003 00000002 00000000 00000000 0001 0064 00 00`);
const animation = [chunk('acTL', hex('00000002 00000000')), chunk('fcTL', control(0))];
const frameData = (...parts: readonly Uint8Array[]) =>
  chunk('fdAT', Buffer.concat([hex('00000002'), ...parts]));

const pngs: readonly Row[] = [
  ...[
    ['gAMA', '0000b18f', '11.3.2.2'],
    ['cHRM', '00'.repeat(32), '11.3.2.1'],
    ['sRGB', '00', '11.3.2.5'],
    ['cICP', '01020001', '11.3.2.6'],
    ['mDCV', '00'.repeat(24), '11.3.2.7'],
    ['cLLI', '00'.repeat(8), '11.3.2.8'],
    ['sBIT', '080808', '11.3.2.4'],
    ['bKGD', '000000000000', '11.3.4.1'],
    ['tRNS', '000000000000', '11.3.1.1'],
    ['pHYs', '000000010000000101', '11.3.4.3'],
  ].flatMap(([type = '', bytes = '', clause]) => [
    {
      name: `in ${type} of more bytes (W3C PNG ${clause})`,
      file: pngWith([chunk(type, followed(bytes))]),
      becomes: pngWith([]),
    },
    {
      name: `in a second ${type}, and one behind the pixels (W3C PNG 5.6)`,
      file: pngWith([chunk(type, hex(bytes)), chunk(type, hex(bytes))], [data, chunk(type, hex(bytes))]),
      becomes: pngWith([chunk(type, hex(bytes))]),
    },
  ]),
  {
    name: 'in a histogram without a palette, and in a palette of greyscale (W3C PNG 11.3.4.2, 11.2.2)',
    file: pngWith(
      [palette, chunk('hIST', hex('00010001'))],
      [chunk('IDAT', deflateSync(Buffer.alloc(8)))],
      0,
    ),
    becomes: pngWith([], [chunk('IDAT', deflateSync(Buffer.alloc(8)))], 0),
  },
  {
    name: 'in a second palette, in transparency of more colours, and in chunks on the wrong side of the palette',
    file: pngWith(
      [
        ...[chunk('tRNS', hex('00')), palette, palette, chunk('gAMA', hex('0000b18f'))],
        ...[chunk('tRNS', hex('000000')), chunk('bKGD', hex('02')), chunk('hIST', hex('00010001'))],
      ],
      [chunk('IDAT', deflateSync(Buffer.alloc(8)))],
      3,
    ),
    becomes: pngWith(
      [palette, chunk('hIST', hex('00010001'))],
      [chunk('IDAT', deflateSync(Buffer.alloc(8)))],
      3,
    ),
  },
  {
    name: 'in a suggested palette whose colours are not whole, or without a name (W3C PNG 11.3.4.4)',
    file: pngWith([
      chunk('sPLT', followed(latin1('warm\0\u0008'))),
      chunk('sPLT', Buffer.concat([latin1('\0\u0008'), text.subarray(0, 42)])),
    ]),
    becomes: pngWith([]),
  },
  {
    name: 'behind the end of the pixels (W3C PNG 10.1), in their chunk and in others',
    file: pngWith([], [chunk('IDAT', followed(zlib)), chunk('IDAT', text), chunk('IDAT', Buffer.alloc(0))]),
    becomes: pngWith([], [data, chunk('IDAT', Buffer.alloc(0))]),
  },
  {
    name: 'in the end, which has no data (W3C PNG 11.2.4)',
    file: bytesOf(signature, head(2), data, chunk('IEND', text)),
    becomes: pngWith([]),
  },
  {
    name: 'behind the profile, and in a second one (W3C PNG 11.3.2.3)',
    file: pngWith([iccp(followed(deflateSync(iccProfile()))), iccp(deflateSync(iccProfile()))]),
    becomes: pngWith([iccp(deflateSync(iccProfile()))]),
    kinds: ['other', 'profile'],
  },
  {
    name: 'as a profile without the mark of one, and compressed behind one (ICC.1 7.2)',
    file: pngWith([
      iccp(deflateSync(followed(Buffer.alloc(132)))),
      iccp(deflateSync(followed(iccProfile()))),
    ]),
    becomes: pngWith([]),
    kinds: ['profile'],
  },
  {
    name: 'behind the pixels of a frame, in its control, and in frames that there are not (W3C PNG 11.3.6)',
    file: pngWith(animation, [
      ...[data, chunk('fcTL', followed(control(1))), chunk('fcTL', control(1)), frameData(zlib, text)],
      ...[chunk('fcTL', control(3)), chunk('fdAT', followed('00000003'))],
    ]),
    becomes: pngWith(animation, [data, chunk('fcTL', control(1)), frameData(zlib)]),
  },
  {
    name: 'in frames without an animation',
    file: pngWith([], [data, chunk('fcTL', control(0)), chunk('fdAT', followed('00000001'))]),
    becomes: pngWith([]),
  },
];

const extended = (flags: string, more = '') =>
  riffChunk('VP8X', hex(`${flags} 000000 170000 0f0000 ${more}`));
const lossless = riffChunk('VP8L', hex('2f 17c00300 00'));
const anim = riffChunk('ANIM', hex('00000000 0000'));
const frameHead = '000000 000000 170000 0f0000 640000 00';
const anmf = (...chunks: readonly Uint8Array[]) =>
  riffChunk('ANMF', Buffer.concat([hex(frameHead), ...chunks]));
const alpha = (more = 0) => riffChunk('ALPH', Buffer.alloc(1 + 24 * 16 + more));

const webps: readonly Row[] = [
  {
    name: 'behind the parameters of VP8X and in its reserved bytes (RFC 9649 2.7)',
    file: riff(riffChunk('VP8X', followed('00 416461 170000 0f0000')), vp8),
    becomes: riff(extended('00'), vp8),
  },
  {
    name: 'behind the parameters of ANIM, in a second one and in a picture beside the frames (2.7.1.1)',
    file: riff(extended('02'), riffChunk('ANIM', followed('00000000 0000')), anim, anmf(vp8), vp8, lossless),
    becomes: riff(extended('02'), anim, anmf(vp8)),
  },
  {
    name: 'in a frame without a picture, and in chunks beside that of one (2.7.1.1)',
    file: riff(
      extended('02'),
      anim,
      anmf(riffChunk('text', text)),
      anmf(vp8, lossless, riffChunk('ALPH', text)),
    ),
    becomes: riff(extended('02'), anim, anmf(vp8)),
  },
  {
    name: 'behind the transparency (2.7.1.2), in a second one, and in that of a lossless picture',
    file: riff(extended('10'), alpha(48), alpha(), vp8),
    becomes: riff(extended('10'), alpha(), vp8),
  },
  {
    name: 'in the transparency of a lossless picture, and in an animation that the flags do not have',
    file: riff(extended('10'), riffChunk('ALPH', text), lossless, anim, anmf(vp8)),
    becomes: riff(extended('10'), lossless),
  },
  {
    name: 'in a second picture (2.5)',
    file: riff(vp8, riffChunk('VP8 ', text), lossless),
    becomes: riff(vp8),
  },
  {
    name: 'as the padding of a chunk, which is 0 (2.3)',
    file: riff(
      extended('00'),
      Buffer.concat([riffChunk('VP8L', hex('2f 17c00300')).subarray(0, -1), latin1('A')]),
    ),
    becomes: riff(extended('00'), riffChunk('VP8L', hex('2f 17c00300'))),
  },
  {
    name: 'behind a profile, and as one without its mark (2.7.1.4; ICC.1 7.2)',
    file: riff(extended('20'), riffChunk('ICCP', followed(iccProfile())), riffChunk('ICCP', text), vp8),
    becomes: riff(extended('20'), riffChunk('ICCP', iccProfile()), vp8),
    kinds: ['other', 'profile'],
  },
];

describe.each([
  { format: 'JPEG', rows: jpegs },
  { format: 'PNG', rows: pngs },
  { format: 'WebP', rows: webps },
])('nothing stays in a $format', ({ rows }) => {
  it.each(rows)('$name', ({ file, becomes, kinds = ['other'] }) => {
    const { bytes, report } = stripMetadata(file);
    expect(Buffer.from(bytes).toString('hex')).toBe(Buffer.from(becomes).toString('hex'));
    expect(report.removed.map(({ kind }) => kind)).toEqual(kinds);
    expect(report.removed.reduce((sum, { bytes: removed }) => sum + removed, 0)).toBeGreaterThanOrEqual(
      file.length - becomes.length,
    );
    expect(stripMetadata(becomes)).toMatchObject({ bytes: becomes, report: { removed: [] } });
  });
});
describe('what cannot be shown without the text in it is refused with its place', () => {
  it.each([
    {
      name: 'more pixels than the head says',
      file: pngWith([], [chunk('IDAT', deflateSync(followed(Buffer.alloc(20))))]),
      message: 'PNG file at byte 33: the pixels in IDAT are more than its head says',
    },
    {
      name: 'pixels that cannot be inflated (W3C PNG 10.1)',
      file: pngWith([], [chunk('IDAT', text)]),
      message: 'PNG file at byte 33: the pixels in IDAT cannot be inflated',
    },
    {
      name: 'a critical chunk that PNG does not have (W3C PNG 13.1)',
      file: pngWith([chunk('TEXt', text)]),
      message: 'PNG file at byte 33: the chunk TEXt is critical, and none that may follow here',
    },
    {
      name: 'a head with colours that PNG does not have (W3C PNG 11.2.1)',
      file: bytesOf(signature, head(5), data, end),
      message: 'PNG file at byte 8: its first chunk must be IHDR, with a size, depth and colours of PNG',
    },
    {
      name: 'no palette (W3C PNG 11.2.2)',
      file: pngWith([chunk('PLTE', hex('0000'))], [data], 3),
      message: 'PNG file at byte 47: no chunk PLTE before its pixels says which colours they are',
    },
    {
      name: 'a second frame (T.81 B.2.1)',
      file: jpegWith(frame),
      message: 'JPEG file at byte 84: a second frame begins',
    },
    {
      name: 'a scan before the frame (T.81 B.2.1)',
      file: bytesOf(soi, scan, ...core, eoi),
      message: 'JPEG file at byte 2: a scan begins before its frame',
    },
    {
      name: 'a scan of a component that there is not (T.81 B.2.3)',
      file: bytesOf(soi, quantization, frame, segment(0xda, hex('01 0200 003f00')), text, eoi),
      message: 'JPEG file at byte 89: a scan has a component that its frame does not have',
    },
    {
      name: 'bytes between the segments behind a scan, which may be the rest of a damaged one',
      file: bytesOf(soi, ...core, segment(0xe5, hex('00')), text, eoi),
      message: `JPEG file at byte ${bytesOf(soi, ...core).length + 5}: bytes behind its first scan are in no segment`,
    },
    {
      name: 'an animation without a frame',
      file: riff(extended('02'), anim),
      message: 'WebP file at byte 12: it has no picture (VP8, VP8L or ANMF) with a size',
    },
  ])('$name', ({ file, message }) => {
    expect(refusalOf(() => stripMetadata(file)).faults[0]!.message).toBe(`is not a whole ${message}`);
  });
});
