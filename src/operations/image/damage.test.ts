import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../../test/support/judging/refusal.ts';
import {
  bytesOf,
  chunk,
  core,
  eoi,
  frame,
  hex,
  latin1,
  quantization,
  scan,
  segment,
  soi,
} from '../../../test/support/samples/picture-parts.ts';
import { stripMetadata } from './library.ts';

const head = segment(0xda, hex('01 0100 003f00'));
const before = hex('12ff00345678');
const rest = hex('ff0056 ffd3 1234 ff00 5a5a');
/** A JPEG whose scan has bytes in the middle that are damaged, and where they are. */
const damaged = (bytes: string) => {
  const start = bytesOf(soi, quantization, frame, head, before);
  return { file: bytesOf(start, hex(bytes), rest, eoi), at: start.length };
};

interface Damage {
  readonly name: string;
  readonly bytes: string;
  /** Where behind its first byte it is noticed. */
  readonly after?: number;
  readonly message: string;
}

describe('a damaged scan is refused with its place, whatever marker the damage looks like', () => {
  const rows: readonly Damage[] = [
    ...['ff02', 'ff9f', 'ffbf', 'ffc8', 'fff0', 'fffd'].map((marker) => ({
      name: `${marker} with the length of what is left before the next marker (T.81 B.1.1.3)`,
      bytes: `${marker}0003 00`,
      message: `the marker FF ${marker.slice(2).toUpperCase()} cannot follow the first scan`,
    })),
    ...['ffe5', 'fffe', 'ffdb', 'ffc4', 'ffdd', 'ffdc'].map((marker) => ({
      name: `${marker} with a short length`,
      bytes: `${marker}0004 0001`,
      after: 6,
      message: 'bytes behind its first scan are in no segment',
    })),
    {
      name: 'ffd9, with compressed data behind it up to the end of the file',
      bytes: 'ffd9',
      message: 'the marker of its end (EOI) is inside of its compressed data',
    },
    { name: 'ffd8', bytes: 'ffd8', message: 'a second picture begins before the end of the first' },
    { name: 'ffc0', bytes: 'ffc0000b 08 0010 0018 01 011100', message: 'a second frame begins' },
  ];
  it.each(rows)('$name', ({ bytes, message, after = 0 }) => {
    const { file, at } = damaged(bytes);
    expect(refusalOf(() => stripMetadata(file)).faults[0]!.message).toBe(
      `is not a whole JPEG file at byte ${at + after}: ${message}`,
    );
  });

  it('also with a film behind the picture', () => {
    const { file } = damaged(`ffd9 ${'1234ff0056'.repeat(4)}`);
    const message = /the marker of its end \(EOI\) is inside of its compressed data/;
    expect(refusalOf(() => stripMetadata(bytesOf(file, latin1('ftypmp42')))).faults[0]!.message).toMatch(
      message,
    );
  });

  it.each([
    { name: 'a text', tail: latin1('Ada King') },
    { name: 'zeros', tail: Buffer.alloc(64) },
    { name: 'another picture', tail: bytesOf(soi, ...core, eoi) },
    { name: 'a bitmap, with FF and 0 side by side', tail: hex(`424d ${'ff00'.repeat(20)} ff01 ffd9`) },
    { name: 'an end once more', tail: eoi },
  ])('what else is behind the end goes: $name', ({ tail }) => {
    expect(stripMetadata(bytesOf(soi, ...core, eoi, tail)).bytes).toEqual(bytesOf(soi, ...core, eoi));
  });
});

describe('a picture whose tables are damaged is refused, and not returned without them', () => {
  const broken = 'a scan uses a table of a segment that has none that is whole';
  it.each([
    {
      name: 'no quantization table, which no decoder has of its own (T.81 B.2.4.1)',
      file: bytesOf(soi, frame, scan, eoi),
      at: 2 + frame.length,
      message: 'a scan uses a quantization table that is missing',
    },
    {
      name: 'one that is cut off',
      file: bytesOf(soi, segment(0xdb, Buffer.alloc(64)), frame, scan, eoi),
      at: 2,
      message: broken,
    },
    {
      name: 'a Huffman table of more codes than there are of their length (T.81 B.2.4.2)',
      file: bytesOf(
        soi,
        quantization,
        segment(0xc4, hex(`00 03${'00'.repeat(15)} 010203`)),
        frame,
        scan,
        eoi,
      ),
      at: 2 + quantization.length,
      message: broken,
    },
    {
      name: 'a restart interval of one byte (T.81 B.2.4.4)',
      file: bytesOf(soi, quantization, segment(0xdd, hex('01')), frame, scan, eoi),
      at: 2 + quantization.length,
      message: broken,
    },
  ])('$name', ({ file, at, message }) => {
    expect(refusalOf(() => stripMetadata(file)).faults[0]!.message).toBe(
      `is not a whole JPEG file at byte ${at}: ${message}`,
    );
  });
});

describe('a PNG with a wrong CRC', () => {
  const wrong = (type: string, data: Uint8Array) => {
    const bytes = chunk(type, data);
    bytes[bytes.length - 1]! ^= 1;
    return bytes;
  };
  const png = (...chunks: readonly Uint8Array[]) =>
    bytesOf(
      ...[hex('89504e470d0a1a0a'), chunk('IHDR', hex('00000003 00000002 08 02 000000')), ...chunks],
      ...[chunk('IDAT', hex('789c63000000010001')), chunk('IEND', Buffer.alloc(0))],
    );

  it.each(['tEXt', 'zTXt', 'iTXt', 'tIME', 'eXIf', 'gAMA', 'pHYs', 'iCCP', 'vpAg'])(
    'loses the ancillary chunk %s (W3C PNG 13.2)',
    (type) => {
      const { bytes, report } = stripMetadata(png(wrong(type, Buffer.alloc(9))));
      expect(bytes).toEqual(png());
      expect(report.removed.length).toBe(1);
    },
  );

  it.each(['acTL', 'fcTL', 'fdAT'])(
    'is refused where it is of the animation: %s (W3C PNG 11.3.6)',
    (type) => {
      expect(refusalOf(() => stripMetadata(png(wrong(type, Buffer.alloc(9))))).faults[0]!.message).toBe(
        `is not a whole PNG file at byte ${33 + 8 + 9}: the CRC of the chunk ${type} is wrong`,
      );
    },
  );
});
