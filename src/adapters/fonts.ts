import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { FontFiles } from '../operation.ts';

const require = createRequire(import.meta.url);

/** Fonts that are read when they are awaited, or called as the port `fonts`: once, the same object afterwards. */
export interface InstalledFonts extends PromiseLike<Required<FontFiles>> {
  (): Promise<Required<FontFiles>>;
}

/**
 * Arimo from its package, and the .ttf files of a folder as fallbacks, in the order of their names: `await
 * installedFonts()`. Nothing is read before, and the folder not before a character needs it.
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
  let fallbacks: readonly Uint8Array[] | undefined;
  return {
    regular: regular!,
    bold: bold!,
    fallbacks: () => {
      fallbacks ??= folder === undefined ? [] : readFolder(folder);
      return fallbacks;
    },
  };
}

function readFolder(folder: string): readonly Uint8Array[] {
  const names = readdirSync(folder).filter((name) => name.toLowerCase().endsWith('.ttf'));
  return names.sort().map((name) => readFileSync(join(folder, name)));
}
