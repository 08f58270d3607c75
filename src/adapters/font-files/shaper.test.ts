import { expect, it } from 'vitest';
import { fontOf } from '../../../test/support/samples/small-font.ts';
import { readTables, writeTables } from '../../formats/truetype/tables.ts';
import { installedShaper } from './shaper.ts';

const shape = (await installedShaper())!;

/** A table of 16-bit numbers. */
function words(...values: readonly number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(values.length * 2));
  for (const [index, value] of values.entries()) view.setUint16(index * 2, value);
  return new Uint8Array(view.buffer);
}

const tag = (name: string) => [0, 2].map((at) => name.charCodeAt(at) * 256 + name.charCodeAt(at + 1));

/** "GSUB" (OpenType 1.9): for Arabic, glyph 5 is another one by its place in a word, so many glyphs behind it. */
function formsOfOne(forms: Readonly<Record<string, number>>): Uint8Array {
  const [fina, init, medi] = ['fina', 'init', 'medi'].map((name) => forms[name]!);
  const scripts = [1, ...tag('arab'), 8, 4, 0, 0, 0xffff, 3, 0, 1, 2];
  const features = [3, ...['fina', 'init', 'medi'].flatMap((name, index) => [...tag(name), 20 + index * 6])];
  for (const lookup of [0, 1, 2]) features.push(0, 1, lookup);
  const lookup = (delta: number) => [1, 0, 1, 8, 1, 6, delta & 0xffff, 1, 1, 5];
  const lookups = [3, 8, 28, 48, ...lookup(fina!), ...lookup(init!), ...lookup(medi!)];
  const start = 10;
  const featuresAt = start + scripts.length * 2;
  const lookupsAt = featuresAt + features.length * 2;
  return words(1, 0, start, featuresAt, lookupsAt, ...scripts, ...features, ...lookups);
}

function withTable(font: Uint8Array, name: string, table: Uint8Array): Uint8Array {
  const tables = Array.from(readTables(font), ([own, { buffer, byteOffset, byteLength }]) => [
    own,
    new Uint8Array(buffer, byteOffset, byteLength),
  ]);
  return writeTables({ ...Object.fromEntries(tables), [name]: table });
}

it.each([
  ['one letter by itself', '\u0628', [5]],
  ['the last at the left, one in the middle, the first at the right', '\u0628\u0628\u0628', [1, 2, 3]],
  ['not over a joiner that forbids it', '\u0628\u200c\u0628', [5, 5]],
  ['as if there were a letter behind', '\u0628\u200d', [3]],
])('joins Arabic letters: %s', (_, text, expected) => {
  // a to d are 1 to 4; beh is 5, at its end a, between b, at its beginning c.
  const font = withTable(fontOf('abcd\u0628'), 'GSUB', formsOfOne({ fina: -4, medi: -3, init: -2 }));
  const seen = shape(font, text).filter(({ advance }) => advance > 0);
  expect(seen.map(({ glyph }) => glyph)).toEqual(expected);
});

it('says which characters a glyph draws, and names none for what the font lacks', () => {
  const glyphs = shape(fontOf('\u0e01'), '\u0e01\u0e02');
  expect(glyphs).toMatchObject([
    { glyph: 1, cluster: 0, x: 0, y: 0 },
    { glyph: 0, cluster: 1 },
  ]);
});
