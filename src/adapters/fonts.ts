import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { FontFiles } from '../operation.ts';

const require = createRequire(import.meta.url);

/**
 * Arimo from its package, and the .ttf files of a folder as fallbacks, in the order of their names. Nothing is
 * read before the first call, and the folder not before a character needs it.
 */
export function installedFonts(folder?: string): () => Promise<FontFiles> {
  let reading: Promise<FontFiles> | undefined;
  return () => {
    reading ??= readFonts(folder);
    return reading;
  };
}

async function readFonts(folder: string | undefined): Promise<FontFiles> {
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
