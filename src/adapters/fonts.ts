import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { FontFiles, FurtherFontFiles } from '../operation.ts';
import { folderFonts } from './font-files/folder-fonts.ts';
import type { FontFile } from './font-files/font-file.ts';
import { fontPackages, inOrderFor } from './font-files/font-packages.ts';
import {
  emojiFont,
  type PackagedFont,
  packaged,
  pathIfInstalled,
  pathOfPackaged,
} from './font-files/packaged-fonts.ts';
import { installedShaper } from './font-files/shaper.ts';

/** Fonts that are read when they are awaited, or called as the port `fonts`: once, the same object afterwards. */
export interface InstalledFonts extends PromiseLike<InstalledFiles> {
  (): Promise<InstalledFiles>;
}

/** All of them, and a shaper if one is installed. */
type InstalledFiles = Required<Omit<FontFiles, 'shape'>> & Pick<FontFiles, 'shape'>;

/**
 * Arimo, Cousine and the emoji of Noto from their packages; as fallbacks the fonts of a folder, in the order of their
 * names, then the families of Noto that are installed beside, and HarfBuzz for letters that join if it is:
 * `await installedFonts()`. Nothing is read before; faces but regular and bold not before a text needs them.
 */
export function installedFonts(folder?: string): InstalledFonts {
  let reading: Promise<InstalledFiles> | undefined;
  const read = () => {
    reading ??= readFonts(folder);
    return reading;
  };
  return Object.assign(read, {
    // biome-ignore lint/suspicious/noThenProperty: one value is both what users of the library await and the port.
    then: ((...given) => read().then(...given)) as InstalledFonts['then'],
  });
}

async function readFonts(folder: string | undefined): Promise<InstalledFiles> {
  const [regular, bold, shape] = await Promise.all([
    readFile(pathOfPackaged(packaged.regular)),
    readFile(pathOfPackaged(packaged.bold)),
    installedShaper(),
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
      const path = emoji === undefined ? pathIfInstalled(emojiFont) : undefined;
      if (path !== undefined) emoji = readFileSync(path);
      return emoji;
    },
    ...(shape && { shape }),
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
