import { describe, expect, it } from 'vitest';
import { readPdf } from '../../../../test/support/judging/pdf-reader.ts';
import { jpeg, pngOf, turnedJpeg } from '../../../../test/support/samples/pictures.ts';
import { emptyPrefix, PdfFile } from '../file.ts';
import { addImage } from './image.ts';
import { readJpeg } from './jpeg-image.ts';
import { readPngImage } from './png-image.ts';

const refuse = (reason: string): never => {
  throw new Error(reason);
};

/** A segment of a JPEG. */
const segment = (marker: number, content: readonly number[]) =>
  Uint8Array.from([0xff, marker, 0, content.length + 2, ...content]);

/** The JPEG with something behind its first marker. */
const withSegment = (...added: readonly Uint8Array[]) =>
  Uint8Array.from([...jpeg.subarray(0, 2), ...added.flatMap((each) => [...each]), ...jpeg.subarray(2)]);

/** The place of the frame, SOF0, in the JPEG. */
const frame = Buffer.from(jpeg).indexOf(Buffer.from([0xff, 0xc0]));

const patched = (at: number, byte: number) => jpeg.map((each, index) => (index === at ? byte : each));

describe('a JPEG', () => {
  it('is kept byte for byte, with its size', () => {
    const { image, orientation } = readJpeg(jpeg, refuse);
    expect({ ...image, data: Buffer.from(image.data).equals(jpeg) }).toEqual({
      width: 32,
      height: 16,
      colours: 'rgb',
      bitsPerSample: 8,
      compression: 'jpeg',
      data: true,
    });
    expect(orientation).toBe(1);
  });

  it('loses metadata, comments, and what is behind its end', () => {
    const exif = turnedJpeg(6);
    expect(readJpeg(exif, refuse).orientation).toBe(6);
    expect(Buffer.from(readJpeg(exif, refuse).image.data).equals(jpeg)).toBe(true);
    const long = withSegment(segment(0xfe, [1, 2]), segment(0xed, [3]), segment(0xe2, [4]));
    expect(Buffer.from(readJpeg(Uint8Array.from([...long, 1, 2, 3]), refuse).image.data).equals(jpeg)).toBe(
      true,
    );
  });

  it('keeps the mark of Adobe, which says how colours are stored', () => {
    const adobe = segment(0xee, [...Buffer.from('Adobe'), 0, 100, 0, 0, 0, 0, 0]);
    expect(readJpeg(withSegment(adobe), refuse).image.data.length).toBe(jpeg.length + adobe.length);
  });

  it('has no orientation where Exif has none of 1 to 8', () => {
    expect(readJpeg(turnedJpeg(9), refuse).orientation).toBe(1);
    expect(readJpeg(withSegment(segment(0xe1, [...Buffer.from('Exif\0\0'), 1])), refuse).orientation).toBe(1);
  });

  const rows: [name: string, bytes: Uint8Array, reason: RegExp][] = [
    ['four colours', patched(frame + 9, 4), /is in CMYK/],
    ['12 bits a sample', patched(frame + 4, 12), /12 bits/],
    ['arithmetic coding', patched(frame + 1, 0xc9), /arithmetic/],
    ['no width', patched(frame + 8, 0), /broken frame/],
    ['no end', jpeg.subarray(0, -2), /is broken at byte/],
    ['an end in a segment', jpeg.subarray(0, 30), /is broken at byte/],
    ['nothing', jpeg.subarray(0, 2), /is broken at byte 2/],
    ['no frame', Uint8Array.of(0xff, 0xd8, 0xff, 0xd9), /no frame/],
  ];
  it.each(rows)('is refused with %s', (_, bytes, reason) => {
    expect(() => readJpeg(bytes, refuse)).toThrow(reason);
  });
});

describe('a PNG', () => {
  const grey = { width: 2, height: 2, bitDepth: 8, colourType: 0, rows: [0, 1, 2, 2, 3, 4] } as const;

  it('is copied where PDF knows the same pixels, with its predictor (PDF 1.4, 3.3.3)', () => {
    const image = readPngImage(pngOf(grey), refuse);
    const file = new PdfFile(emptyPrefix);
    const number = addImage(file, image);
    const written = readPdf(file.finish(number, number, file.position)).objects.get(number);
    expect(image.compression).toBe('filtered deflate');
    expect([...Buffer.from(written!, 'latin1')]).toEqual(grey.rows);
  });

  it.each([
    {
      name: 'of a palette, one half transparent (W3C PNG 11.3.1.1)',
      parts: { bitDepth: 1, colourType: 3, rows: [0, 0b0100_0000, 0, 0] },
      chunks: [
        ['PLTE', [1, 2, 3, 0, 0, 0]],
        ['tRNS', [255, 127]],
      ],
      // 0 of 127/255 on white.
      colours: [1, 2, 3, 128, 128, 128],
    },
    {
      name: 'of greyscale, one transparent',
      parts: { bitDepth: 2, colourType: 0, rows: [0, 0b0001_0000, 0, 0] },
      chunks: [['tRNS', [0, 1]]],
      colours: [0, 0, 0, 255, 255, 255, 170, 170, 170, 255, 255, 255],
    },
  ] as const)('has colours by number on white: $name', ({ parts, chunks, colours }) => {
    const image = readPngImage(pngOf({ ...grey, ...parts, chunks }), refuse);
    expect(image).toMatchObject({ compression: 'filtered deflate', bitsPerSample: parts.bitDepth });
    expect([...(image.colours as Uint8Array)]).toEqual(colours);
  });

  it('with an alpha channel, 16 bits or interlacing is decoded', () => {
    for (const parts of [
      { ...grey, colourType: 4, rows: [0, 1, 2, 3, 4, 0, 5, 6, 7, 8] },
      { ...grey, bitDepth: 16, rows: [0, 1, 1, 2, 2, 0, 3, 3, 4, 4] },
      { ...grey, interlace: 1 as const, rows: [0, 1, 0, 2, 0, 3, 4] },
    ]) {
      expect(readPngImage(pngOf(parts), refuse)).toMatchObject({ colours: 'rgb', compression: 'deflate' });
    }
  });

  const rows: [name: string, bytes: Uint8Array, reason: RegExp][] = [
    ['too few rows', pngOf({ ...grey, rows: [0, 1, 2] }), /cannot be read/],
    ['too many rows', pngOf({ ...grey, rows: [...grey.rows, 0, 0, 0] }), /cannot be read/],
    ['a filter that there is not', pngOf({ ...grey, rows: [5, 1, 2, 0, 3, 4] }), /unknown filter/],
    ['more pixels than fit', pngOf({ ...grey, width: 50_000, height: 50_000 }), /too many pixels/],
  ];
  it.each(rows)('is refused with %s', (_, bytes, reason) => {
    expect(() => readPngImage(bytes, refuse)).toThrow(reason);
  });
});
