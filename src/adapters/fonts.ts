import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { FontFiles, FurtherFontFiles } from '../operation.ts';
import { folderFonts } from './font-files/folder-fonts.ts';
import type { FontFile } from './font-files/font-file.ts';
import { fontPackages, inOrderFor } from './font-files/font-packages.ts';
import { type PackagedFont, packaged, pathOfPackaged } from './font-files/packaged-fonts.ts';

/** Fonts that are read when they are awaited, or called as the port `fonts`: once, the same object afterwards. */
export interface InstalledFonts extends PromiseLike<Required<FontFiles>> {
  (): Promise<Required<FontFiles>>;
}

/**
 * Arimo, Cousine and the emoji of Noto from their packages; as fallbacks the .ttf files of a folder, in the order of
 * their names, then the families of Noto that are installed beside: `await installedFonts()`. Nothing is read before;
 * faces but regular and bold not before a text needs them.
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
  const [regular, bold] = await Promise.all([
    readFile(pathOfPackaged(packaged.regular)),
    readFile(pathOfPackaged(packaged.bold)),
  ]);
  let further: FurtherFontFiles | undefined;
  let own: readonly FontFile[] | undefined;
  let besides: readonly FontFile[] | undefined;
  let emoji: Uint8Array | undefined;
  return {
    regular,
    bold,
    further: () => {
      further ??= readFurther();
      return further;
    },
    fallbacks: (language) => {
      own ??= folderFonts(folder);
      besides ??= fontPackages();
      return bytesOf([...own, ...inOrderFor(language, besides)]);
    },
    emoji: () => {
      emoji ??= readPackaged(packaged.emoji);
      return emoji;
    },
  };
}

function readFurther(): FurtherFontFiles {
  return {
    italic: readPackaged(packaged.italic),
    boldItalic: readPackaged(packaged.boldItalic),
    code: readPackaged(packaged.code),
  };
}

function readPackaged(font: PackagedFont): Uint8Array {
  return readFileSync(pathOfPackaged(font));
}

/** Each is read when it is asked for. */
function* bytesOf(fonts: readonly FontFile[]): Iterable<Uint8Array> {
  for (const font of fonts) yield font.read();
}
