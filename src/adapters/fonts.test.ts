import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fontOf } from '../../test/support/samples/small-font.ts';
import { withFolder } from '../../test/support/scratch.ts';
import { readFont } from '../formats/truetype/font.ts';
import { readTables, writeTables } from '../formats/truetype/tables.ts';
import { checkFonts } from './font-files/check-fonts.ts';
import { UnusableFontError } from './font-files/unusable-font.ts';
import { installedFonts as installedFontsInBrowser } from './fonts.browser.ts';
import { installedFonts } from './fonts.ts';

test('fonts are read once, TrueType files of a third of a megabyte', async () => {
  const fonts = installedFonts();
  const { regular, bold, fallbacks } = await fonts();
  expect(await fonts()).toBe(await fonts());
  for (const file of [regular, bold]) {
    expect([...file.subarray(0, 4)]).toEqual([0, 1, 0, 0]);
    expect(file.length).toBeGreaterThan(300_000);
  }
  expect([...fallbacks()]).toEqual([]);
});

test('fonts may be awaited as they are, or called', async () => {
  const fonts = installedFonts();
  expect(await fonts).toBe(await fonts());
});

test('a browser, which has no files, is refused with what to do instead', () => {
  expect(() => installedFontsInBrowser()).toThrow('pass { regular, bold } to toPdf');
});

test('the .ttf files of a folder are read on demand, in the order of their names', async () => {
  await withFolder(async (folder) => {
    const { fallbacks } = await installedFonts(folder)();
    writeFileSync(join(folder, 'b.ttf'), fontOf('ab'));
    writeFileSync(join(folder, 'a.TTF'), fontOf('a'));
    writeFileSync(join(folder, 'c.txt'), 'c');
    const files = [...fallbacks()].slice(0, 2);
    // With .notdef.
    expect(files.map((file) => readFont(file).glyphCount)).toEqual([2, 3]);
    expect([...fallbacks()][0]).toBe(files[0]);
  });
});

test('a damaged file of a folder is named where it is read, with what to do', async () => {
  await withFolder(async (folder) => {
    writeFileSync(join(folder, 'cut.ttf'), fontOf('ab').subarray(0, 300));
    const { fallbacks } = await installedFonts(folder)();
    const message = /^the font cut\.ttf is cut short: .* \(.*cut\.ttf\); replace or remove it$/;
    expect(() => [...fallbacks()]).toThrow(message);
    expect(() => checkFonts(folder)).toThrow(UnusableFontError);
    expect(() => checkFonts(folder)).toThrow(message);
  });
});

const variable = writeTables({
  ...Object.fromEntries(
    Array.from(readTables(fontOf('a')), ([tag, { buffer, byteOffset, byteLength }]) => [
      tag,
      new Uint8Array(buffer, byteOffset, byteLength),
    ]),
  ),
  fvar: new Uint8Array(4),
});
const beginning = (tag: string) => Buffer.concat([Buffer.from(tag, 'latin1'), Buffer.alloc(60)]);

test.each([
  ['CFF.otf', beginning('OTTO'), 'has CFF outlines'],
  ['several.ttc', beginning('ttcf'), 'is a collection of fonts'],
  ['web.woff2', beginning('wOF2'), 'is packed as WOFF 2'],
  ['Variable[wght].ttf', variable, 'is a variable font'],
  ['text.TTF', Buffer.from('no font at all'), 'is not a TrueType font'],
])('a font of another kind is named rather than passed over: %s', async (name, bytes, reason) => {
  await withFolder(async (folder) => {
    writeFileSync(join(folder, name), bytes);
    expect(() => checkFonts(folder)).toThrow(`the font ${name} ${reason}`);
  });
});

test('the packaged fonts are whole', () => expect(() => checkFonts(undefined)).not.toThrow());
