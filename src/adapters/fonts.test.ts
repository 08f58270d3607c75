import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
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
  expect(fallbacks()).toEqual([]);
});

test('fonts may be awaited as they are, or called', async () => {
  const fonts = installedFonts();
  expect(await fonts).toBe(await fonts());
});

test('a browser, which has no files, is refused with what to do instead', () => {
  expect(() => installedFontsInBrowser()).toThrow('pass { regular, bold } to toPdf');
});

test('the .ttf files of a folder are read on demand, in the order of their names', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sundry-fonts-'));
  try {
    const { fallbacks } = await installedFonts(folder)();
    for (const name of ['b.ttf', 'a.TTF', 'c.txt']) writeFileSync(join(folder, name), name);
    expect(fallbacks().map((file) => new TextDecoder().decode(file))).toEqual(['a.TTF', 'b.ttf']);
    expect(fallbacks()).toBe(fallbacks());
  } finally {
    rmSync(folder, { recursive: true });
  }
});
