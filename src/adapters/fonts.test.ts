import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withFolder } from '../../test/support/scratch.ts';
import { fontOf } from '../../test/support/small-font.ts';
import { readFont } from '../formats/truetype/font.ts';
import { checkFonts } from './font-files/check-fonts.ts';
import { DamagedFontError } from './font-files/damaged-font.ts';
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
    const message = /^the font cut\.ttf is cut short: .* \(.*cut\.ttf\); install it again, or remove it$/;
    expect(() => [...fallbacks()]).toThrow(message);
    expect(() => checkFonts(folder)).toThrow(DamagedFontError);
    expect(() => checkFonts(folder)).toThrow(message);
  });
});

test('the packaged fonts are whole', () => expect(() => checkFonts(undefined)).not.toThrow());
