import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../../test/support/judging/refusal.ts';
import { readFont } from './font.ts';
import { readLigatures } from './ligatures.ts';

/** A table of 16-bit words. */
const table = (...words: readonly number[]): DataView => {
  const view = new DataView(new ArrayBuffer(words.length * 2));
  for (const [index, word] of words.entries()) view.setUint16(index * 2, word);
  return view;
};

/** Header, then at byte 10 a list of one lookup at its byte 4. */
const head = [1, 0, 0, 0, 10, 1, 4];

/** 5 6 7 become 50, and 5 6 become 51. */
const set = [2, 6, 14, 50, 3, 6, 7, 51, 2, 6];

/** A lookup of these ligatures for glyph 5, or for the range of 4 and 5. */
const ligatures = (coverage: 'list' | 'range') =>
  coverage === 'list'
    ? [4, 0, 1, 8, 1, 28, 1, 8, ...set, 1, 1, 5]
    : [4, 0, 1, 8, 1, 30, 2, 10, 10, ...set, 2, 1, 4, 5, 0];

describe('ligatures of a font (OpenType 1.9, GSUB)', () => {
  it.each([
    ['a coverage in format 1', ligatures('list'), [51, 8]],
    ['a coverage in format 2', ligatures('range'), [51, 8]],
    ['lookup type 7, an extension', [7, 0, 1, 8, 1, 4, 0, 8, ...ligatures('list').slice(4)], [51, 8]],
    ['another lookup, which is skipped', [1, 0, 1, 8, 1, 6, 3, 1, 1, 5], [5, 6, 8]],
  ])('%s', (_, lookup, expected) => {
    const read = readLigatures(table(...head, ...lookup));
    expect(read.join([5, 6, 8]).map(({ glyph }) => glyph)).toEqual(expected);
  });

  it('count what they are drawn for, and the longer one is first where the font has it so', () => {
    const read = readLigatures(table(...head, ...ligatures('list')));
    expect(read.join([5, 6, 7, 5, 6, 6])).toEqual([
      { glyph: 50, count: 3 },
      { glyph: 51, count: 2 },
      { glyph: 6, count: 1 },
    ]);
  });

  it('are none without the table', () => {
    expect(readLigatures(undefined).join([5, 6])).toEqual([
      { glyph: 5, count: 1 },
      { glyph: 6, count: 1 },
    ]);
  });

  it('of a table cut short are refused', () => {
    const whole = table(...head, ...ligatures('list'));
    const cut = new DataView(whole.buffer, 0, whole.byteLength - 4);
    expect(refusalOf(() => readLigatures(cut)).message).toContain('has a table GSUB that is not whole');
  });

  it('of Noto Emoji join the flag of Germany', () => {
    const path = createRequire(import.meta.url).resolve(
      '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
    );
    const font = readFont(new Uint8Array(readFileSync(path)));
    const letters = [0x1f1e9, 0x1f1ea].map((character) => font.supplementary.get(character)!);
    expect(readLigatures(font.substitutions).join(letters)).toHaveLength(1);
  });
});
