import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { FontFiles, FurtherFontFiles } from '../operation.ts';

const require = createRequire(import.meta.url);

/** Fonts that are read when they are awaited, or called as the port `fonts`: once, the same object afterwards. */
export interface InstalledFonts extends PromiseLike<Required<FontFiles>> {
  (): Promise<Required<FontFiles>>;
}

/**
 * Arimo and Cousine from their packages, and the .ttf files of a folder as fallbacks, in the order of their names:
 * `await installedFonts()`. Nothing is read before; faces but regular and bold, and the folder, not before a text needs
 * them.
 */
export function installedFonts(folder?: string): InstalledFonts {
  let reading: Promise<Required<FontFiles>> | undefined;
  const read = () => {
    reading ??= readFonts(folder);
    return reading;
  };
  return Object.assign(read, {
    // biome-ignore lint/suspicious/noThenProperty: one value is both what users of the library await and the port.
    then: ((...given) => read().then(...given)) as InstalledFonts['then'],
  });
}

async function readFonts(folder: string | undefined): Promise<Required<FontFiles>> {
  const [regular, bold] = await Promise.all(
    ['400Regular/Arimo_400Regular.ttf', '700Bold/Arimo_700Bold.ttf'].map((path) =>
      readFile(require.resolve(`@expo-google-fonts/arimo/${path}`)),
    ),
  );
  let further: FurtherFontFiles | undefined;
  let fallbacks: readonly Uint8Array[] | undefined;
  let emoji: Uint8Array | undefined;
  return {
    regular: regular!,
    bold: bold!,
    further: () => {
      further ??= readFurther();
      return further;
    },
    fallbacks: () => {
      fallbacks ??= folder === undefined ? [] : readFolder(folder);
      return fallbacks;
    },
    emoji: () => {
      emoji ??= readPackaged('noto-emoji/400Regular/NotoEmoji_400Regular.ttf');
      return emoji;
    },
  };
}

function readFurther(): FurtherFontFiles {
  return {
    italic: readPackaged('arimo/400Regular_Italic/Arimo_400Regular_Italic.ttf'),
    boldItalic: readPackaged('arimo/700Bold_Italic/Arimo_700Bold_Italic.ttf'),
    code: readPackaged('cousine/400Regular/Cousine_400Regular.ttf'),
  };
}

function readPackaged(path: string): Uint8Array {
  return readFileSync(require.resolve(`@expo-google-fonts/${path}`));
}

function readFolder(folder: string): readonly Uint8Array[] {
  const names = readdirSync(folder).filter((name) => name.toLowerCase().endsWith('.ttf'));
  return names.sort().map((name) => readFileSync(join(folder, name)));
}
