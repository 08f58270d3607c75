import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { FontFile } from './font-file.ts';

const require = createRequire(import.meta.url);

/** How the packages of a scope keep the regular face of a family. */
const scopes = [
  { scope: '@expo-google-fonts', filesOf: trueTypeFiles },
  { scope: '@fontsource', filesOf: subsetFiles },
] as const;

/** Noto has a family for each script; its emoji are a dependency, or in colours that paper lacks. */
const FAMILY = /^noto-(?!.*emoji)/;

/**
 * The regular faces of the Noto families whose packages are installed beside this one, by their names; of a family that
 * both publishers have, the first. The nearest folder wins, as where Node looks for packages.
 */
export function fontPackages(
  folders: readonly string[] = require.resolve.paths('@fontsource') ?? [],
): readonly FontFile[] {
  const found = new Map<string, readonly FontFile[]>();
  for (const { scope, filesOf } of scopes) {
    for (const folder of folders) {
      for (const family of namesIn(join(folder, scope)).filter((name) => FAMILY.test(name))) {
        const files = found.has(family) ? [] : filesOf(join(folder, scope, family), family);
        const fonts = files.map((path) => new FontFile(`${scope}/${family}`, path));
        if (fonts.length > 0) found.set(family, fonts);
      }
    }
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([, fonts]) => fonts);
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** Whole faces, each in a folder: 400Regular/NotoSansThai_400Regular.ttf. */
function trueTypeFiles(folder: string): string[] {
  const face = join(folder, '400Regular');
  return namesIn(face).flatMap((name) => (name.endsWith('_400Regular.ttf') ? [join(face, name)] : []));
}

/** A file for each script: files/noto-sans-thai-thai-400-normal.woff. Those with numbers are parts of one with a name. */
function subsetFiles(folder: string, family: string): string[] {
  const files = join(folder, 'files');
  const subset = new RegExp(`^${family}-([a-z-]+)-400-normal\\.woff$`);
  return namesIn(files).flatMap((name) => {
    const [, script] = subset.exec(name) ?? [];
    return script === undefined || PACKAGED.has(script) ? [] : [join(files, name)];
  });
}

/** What Arimo has. */
const PACKAGED = new Set([
  'latin',
  'latin-ext',
  'greek',
  'greek-ext',
  'cyrillic',
  'cyrillic-ext',
  'hebrew',
  'vietnamese',
]);

/** The endings of the families of Han letters, whose forms differ by country, in the order in which they are looked for. */
const hanFamilies: readonly (readonly [language: RegExp, families: readonly string[]])[] = [
  [/^ja\b/i, ['jp']],
  [/^ko\b/i, ['kr']],
  [/^zh\b.*\bhans\b/i, ['sc']],
  [/^(zh|yue)\b.*\b(hk|mo)\b/i, ['hk', 'tc']],
  [/^(zh|yue)\b.*\b(hant|tw)\b/i, ['tc', 'hk']],
  [/^zh\b/i, ['sc']],
  [/^yue\b/i, ['hk', 'tc']],
];

/** The fonts of a language before others: of Han letters there are several. */
export function inOrderFor(language: string | undefined, fonts: readonly FontFile[]): readonly FontFile[] {
  const [, families = []] = hanFamilies.find(([tag]) => tag.test(language ?? '')) ?? [];
  const place = ({ name }: FontFile): number => {
    const found = families.findIndex((family) => name.endsWith(`-${family}`));
    return found < 0 ? families.length : found;
  };
  return families.length === 0 ? fonts : [...fonts].sort((a, b) => place(a) - place(b));
}
