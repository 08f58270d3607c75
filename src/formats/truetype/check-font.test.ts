import { expect, it } from 'vitest';
import { refusalOf } from '../../../test/support/judging/refusal.ts';
import { fontOf } from '../../../test/support/samples/small-font.ts';
import { checkFont } from './check-font.ts';
import { readTables } from './tables.ts';

type Changes = Readonly<Record<number, number>>;

/** A font whose table has other numbers of 16 bits at some places. The first outline is that of .notdef. */
function changed(tag: string, changes: Changes): Uint8Array {
  const bytes = fontOf('a').slice();
  const table = readTables(bytes).get(tag)!;
  for (const [at, value] of Object.entries(changes)) table.setUint16(Number(at), value);
  return bytes;
}

it('a whole font is not refused', () => expect(() => checkFont(fontOf('ab'))).not.toThrow());

it.each<[name: string, tag: string, changes: Changes, reason: string]>([
  ['glyf: more contours than it has bytes', 'glyf', { 0: 0x7000 }, 'has an outline cut short'],
  ['glyf: more instructions than bytes', 'glyf', { 0: 0, 10: 0x7000 }, 'has an outline cut short'],
  ['glyf: a part that no glyph is', 'glyf', { 0: 0xffff, 10: 0, 12: 999 }, 'of a glyph that there is not'],
  [
    'glyf: parts without an end',
    'glyf',
    Object.fromEntries([[0, 0xffff], ...Array.from({ length: 12 }, (_, part) => [10 + part * 6, 0x20])]),
    'composite outline',
  ],
  ['loca: an outline behind the last', 'loca', { 4: 0xffff }, 'has an outline outside its table glyf'],
  ['hhea: no widths', 'hhea', { 34: 0 }, 'has widths for too few glyphs'],
  ['cmap: a part of it behind its end', 'cmap', { 8: 0x0fff }, 'has a table that is not whole'],
  ['cmap: of another platform', 'cmap', { 4: 1 }, 'has no Unicode character map'],
])('a font is refused by what is wrong in %s', (_, tag, changes, reason) => {
  expect(refusalOf(() => checkFont(changed(tag, changes))).message).toContain(reason);
});
