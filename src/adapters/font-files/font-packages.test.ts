import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { fontOf } from '../../../test/support/samples/small-font.ts';
import { withFolder } from '../../../test/support/scratch.ts';
import { readFont } from '../../formats/truetype/font.ts';
import { readTables } from '../../formats/truetype/tables.ts';
import { fontPackages, inOrderFor } from './font-packages.ts';
import { UnusableFontError } from './unusable-font.ts';

/** WOFF 1.0 (W3C Recommendation, 3 to 5): the header, the directory, compressed tables. */
function woffOf(font: Uint8Array): Uint8Array {
  const tables = [...readTables(font)].map(([tag, { buffer, byteOffset, byteLength }]) => {
    const bytes = new Uint8Array(buffer, byteOffset, byteLength);
    const packed = deflateSync(bytes);
    return { tag, length: bytes.length, stored: packed.length < bytes.length ? packed : bytes };
  });
  const directory = Buffer.alloc(44 + tables.length * 20);
  let offset = directory.length;
  directory.write('wOFF', 0, 'latin1');
  directory.writeUInt16BE(tables.length, 12);
  for (const [index, { tag, length, stored }] of tables.entries()) {
    directory.write(tag, 44 + index * 20, 'latin1');
    for (const [at, value] of [offset, stored.length, length].entries())
      directory.writeUInt32BE(value, 48 + index * 20 + at * 4);
    offset += stored.length;
  }
  directory.writeUInt32BE(offset, 8);
  return Buffer.concat([directory, ...tables.map(({ stored }) => stored)]);
}

const write = (folder: string, files: Readonly<Record<string, Uint8Array>>) => {
  for (const [name, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
};

const EXPO = '@expo-google-fonts';
const thai = `${EXPO}/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf`;

it('finds the regular faces of Noto, by family, of two publishers and in the nearest folder', () =>
  withFolder(async (folder) => {
    write(join(folder, 'near'), {
      [thai]: fontOf('\u0e01'),
      [`${EXPO}/noto-sans-thai/700Bold/NotoSansThai_700Bold.ttf`]: fontOf('b'),
      [`${EXPO}/noto-emoji/400Regular/NotoEmoji_400Regular.ttf`]: fontOf('e'),
      [`${EXPO}/roboto/400Regular/Roboto_400Regular.ttf`]: fontOf('r'),
      '@fontsource/noto-sans-jp/files/noto-sans-jp-japanese-400-normal.woff': woffOf(fontOf('\u6f22\u5b57')),
      '@fontsource/noto-sans-jp/files/noto-sans-jp-latin-400-normal.woff': woffOf(fontOf('a')),
      '@fontsource/noto-sans-jp/files/noto-sans-jp-0-400-normal.woff': woffOf(fontOf('a')),
      '@fontsource/noto-sans-jp/files/noto-sans-jp-japanese-700-normal.woff': woffOf(fontOf('a')),
      '@fontsource/noto-sans-thai/files/noto-sans-thai-thai-400-normal.woff': woffOf(fontOf('a')),
    });
    write(join(folder, 'far'), { [thai]: fontOf('abc'), [thai.replaceAll('thai', 'lao')]: fontOf('\u0e81') });
    const found = fontPackages([join(folder, 'near'), join(folder, 'none'), join(folder, 'far')]);
    expect(found.map(({ name }) => name)).toEqual([
      '@fontsource/noto-sans-jp',
      `${EXPO}/noto-sans-lao`,
      `${EXPO}/noto-sans-thai`,
    ]);
    const fonts = found.map((file) => readFont(file.read()));
    // With .notdef.
    expect(fonts.map(({ glyphCount }) => glyphCount)).toEqual([3, 2, 2]);
    expect([0x6f22, 0x5b57].map((character) => fonts[0]!.glyphs[character])).toEqual([2, 1]);
  }));

it.each([
  ['in TrueType', thai, (font: Uint8Array) => font.subarray(0, 300), 'is cut short'],
  [
    'that is none',
    thai,
    () => Buffer.from('not a font, whatever its name says it were'),
    'is not a TrueType font',
  ],
  [
    'in WOFF',
    '@fontsource/noto-sans-thai/files/noto-sans-thai-thai-400-normal.woff',
    (font: Uint8Array) => woffOf(font).subarray(0, -20),
    'is cut short',
  ],
  [
    'in WOFF with another byte',
    '@fontsource/noto-sans-thai/files/noto-sans-thai-thai-400-normal.woff',
    (font: Uint8Array) => woffOf(font).map((byte, index) => (index === 500 ? byte ^ 0xff : byte)),
    'that is not whole',
  ],
])('a damaged font %s is named by its package', (_, path, damage, reason) =>
  withFolder(async (folder) => {
    write(folder, { [path]: damage(fontOf('abcdefghijklmnop')) });
    const [font] = fontPackages([folder]);
    expect(() => font!.read()).toThrow(UnusableFontError);
    expect(() => font!.read()).toThrow(/noto-sans-thai .*replace or remove it/);
    expect(() => font!.read()).toThrow(reason);
  }),
);

it.each([
  ['ja', ['jp', 'hk', 'kr', 'sc', 'tc', 'thai']],
  ['ko-KR', ['kr', 'hk', 'jp', 'sc', 'tc', 'thai']],
  ['zh', ['sc', 'hk', 'jp', 'kr', 'tc', 'thai']],
  ['zh-Hans-HK', ['sc', 'hk', 'jp', 'kr', 'tc', 'thai']],
  ['zh-Hant', ['tc', 'hk', 'jp', 'kr', 'sc', 'thai']],
  ['zh-TW', ['tc', 'hk', 'jp', 'kr', 'sc', 'thai']],
  ['zh-HK', ['hk', 'tc', 'jp', 'kr', 'sc', 'thai']],
  ['en', ['hk', 'jp', 'kr', 'sc', 'tc', 'thai']],
  [undefined, ['hk', 'jp', 'kr', 'sc', 'tc', 'thai']],
])('the Han letters of %s are those of its country', (language, order) =>
  withFolder(async (folder) => {
    for (const family of ['thai', 'tc', 'sc', 'kr', 'jp', 'hk'])
      write(folder, { [thai.replaceAll('thai', family)]: fontOf('a') });
    expect(inOrderFor(language, fontPackages([folder])).map(({ name }) => name.split('-').at(-1))).toEqual(
      order,
    );
  }),
);
