import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../../test/support/judging/refusal.ts';
import { readCmap, writeCmap } from './cmap.ts';
import { readFont } from './font.ts';
import { withoutInstructions } from './outline.ts';
import { subsetFont } from './subset.ts';
import { readTables, tableOf, writeTables } from './tables.ts';

const path = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf',
);
const file = new Uint8Array(readFileSync(path));
const font = readFont(file);
const glyphOf = (letter: string) => font.glyphs[letter.codePointAt(0)!]!;

describe('a font', () => {
  // Adobe Font Metrics of Helvetica, which Arimo is made to match.
  it.each([
    ['space', ' ', 278],
    ['A', 'A', 667],
    ['a', 'a', 556],
    ['seven', '7', 556],
    ['M', 'M', 833],
    ['at', '@', 1015],
    ['bar', '|', 260],
  ])('has the width Helvetica has: %s', (_, letter, width) => {
    expect(Math.round((font.advanceOf(glyphOf(letter)) * 1000) / font.unitsPerEm)).toBe(width);
  });

  it.each(['\u0141', '\u03b1', '\u0416', '\u05d0', '\u1ea3', '\u20ac', '\u25a1'])(
    'has a glyph of %s',
    (letter) => {
      expect(glyphOf(letter)).toBeGreaterThan(0);
    },
  );

  it('has no glyph of an ideograph', () => expect(font.glyphs[0x8acb]).toBe(0));

  const broken: [string, Uint8Array, string][] = [
    ['nothing', new Uint8Array(0), 'is not a TrueType font'],
    ['text', new TextEncoder().encode('this is not a font at all'), 'is not a TrueType font'],
    [
      'OpenType with CFF outlines',
      new TextEncoder().encode('OTTO\0\0\0\0\0\0\0\0'),
      'has CFF outlines, where TrueType ones are needed',
    ],
    ['a file cut short', file.subarray(0, 5000), 'is cut short'],
    ['a directory cut short', file.subarray(0, 60), 'is cut short'],
    ['a font without glyphs', writeTables({ head: new Uint8Array(54) }), 'has no table hhea'],
  ];
  it.each(broken)('is refused when it is %s', (_, bytes, message) => {
    expect(refusalOf(() => readFont(bytes)).message).toContain(message);
  });
});

describe('a subset', () => {
  const letters = ['A', '\u00c9', 'A', 'b'];
  const { bytes, glyphCount } = subsetFont(font, letters.map(glyphOf), writeCmap([0x41, 0x42]));
  const subset = readFont(bytes);

  it('has .notdef, the wanted glyphs in order, and the parts of the composite one behind them', () => {
    expect(subset.glyphCount).toBe(glyphCount);
    expect(glyphCount).toBeGreaterThan(letters.length + 1);
    for (const [index, letter] of letters.entries()) {
      expect(subset.advanceOf(index + 1)).toBe(font.advanceOf(glyphOf(letter)));
      expect(subset.bearingOf(index + 1)).toBe(font.bearingOf(glyphOf(letter)));
    }
  });

  it('keeps the contours: the same number of them in the same box', () => {
    for (const [index, letter] of letters.entries()) {
      expect([...subset.outlineOf(index + 1).slice(0, 10)]).toEqual([
        ...font.outlineOf(glyphOf(letter)).slice(0, 10),
      ]);
    }
  });

  it('refers to parts by their new numbers', () => {
    const composite = subset.outlineOf(2);
    const view = new DataView(composite.buffer, composite.byteOffset);
    expect(view.getInt16(0)).toBe(-1);
    expect(view.getUint16(12)).toBeLessThan(glyphCount);
  });

  it('has the same bytes for a glyph wanted twice', () => {
    expect(subset.outlineOf(3)).toEqual(subset.outlineOf(1));
  });

  it('is a tenth of the file for the letters of English', () => {
    const english = Array.from({ length: 95 }, (_, index) => font.glyphs[32 + index]!);
    expect(subsetFont(font, english).bytes.length).toBeLessThan(file.length / 10);
  });
});

describe('tables', () => {
  it('come back as they were written, at multiples of four bytes', () => {
    const tables = readTables(writeTables({ cmap: new Uint8Array([1, 2, 3]), glyf: new Uint8Array([4]) }));
    const bytesOf = (tag: string) => {
      const table = tableOf(tables, tag);
      return [...new Uint8Array(table.buffer, table.byteOffset, table.byteLength)];
    };
    expect([bytesOf('cmap'), bytesOf('glyf')]).toEqual([[1, 2, 3], [4]]);
    expect(tableOf(tables, 'glyf').byteOffset % 4).toBe(0);
  });

  it('have checksums as OpenType computes them', () => {
    const written = writeTables({ glyf: new Uint8Array([0, 0, 0, 1, 0, 0, 1]) });
    // 0x00000001 + 0x00000100
    expect(new DataView(written.buffer).getUint32(16)).toBe(0x101);
  });
});

describe('a character map', () => {
  it.each([
    ['one run', [0x20, 0x21, 0x22]],
    ['runs and single characters', [0x20, 0x41, 0x42, 0xe9, 0x20ac, 0x2122]],
    ['one character', [0x7e]],
  ])('reads back: %s', (_, characters) => {
    const written = writeCmap(characters);
    const { glyphs } = readCmap(new DataView(written.buffer), 100);
    expect(characters.map((character) => glyphs[character])).toEqual(characters.map((_, index) => index + 1));
    expect(glyphs.reduce((count, glyph) => count + Number(glyph > 0), 0)).toBe(characters.length);
  });

  it('in format 12 goes beyond the BMP', () => {
    const view = new DataView(new ArrayBuffer(12 + 28));
    for (const [at, value] of [
      [2, 1],
      [4, 3],
      [6, 10],
      [12, 12],
    ] as const)
      view.setUint16(at, value);
    for (const [at, value] of [
      [8, 12],
      [24, 1],
      [28, 0x1f600],
      [32, 0x1f601],
      [36, 7],
    ] as const) {
      view.setUint32(at, value);
    }
    expect([...readCmap(view, 100).supplementary]).toEqual([
      [0x1f600, 7],
      [0x1f601, 8],
    ]);
  });
});

describe('an outline', () => {
  it('loses its instructions and nothing else (glyf, Simple Glyph Description)', () => {
    const header = [0, 1, 0, 0, 0, 0, 0, 9, 0, 9];
    const outline = new Uint8Array([...header, 0, 2, 0, 3, 0xaa, 0xbb, 0xcc, 1, 2, 3]);
    expect([...withoutInstructions(outline, (glyph) => glyph)]).toEqual([...header, 0, 2, 0, 0, 1, 2, 3]);
  });

  it('of a composite loses its instructions and the flag for them', () => {
    const outline = new Uint8Array([0xff, 0xff, 0, 0, 0, 0, 0, 9, 0, 9, 0x01, 0x00, 0, 5, 1, 1, 0, 1, 0xaa]);
    expect([...withoutInstructions(outline, (glyph) => glyph + 1).slice(10)]).toEqual([0, 0, 0, 6, 1, 1]);
  });
});
