import { readFileSync } from 'node:fs';
import { readTables } from '../../formats/truetype/tables.ts';
import { folderFonts } from './folder-fonts.ts';
import { damaged } from './font-file.ts';
import { fontPackages } from './font-packages.ts';
import { packagedFonts, pathOfPackaged } from './packaged-fonts.ts';

/**
 * Reads the fonts that documents may need, so that a damaged one is named before a call needs it. Throws
 * DamagedFontError. Of the packaged ones the directory alone is read, since a start must not take long.
 */
export function checkFonts(folder: string | undefined): void {
  for (const font of packagedFonts) {
    const path = pathOfPackaged(font);
    try {
      readTables(readFileSync(path));
    } catch (error) {
      throw damaged(font.name, path, error);
    }
  }
  for (const font of [...folderFonts(folder), ...fontPackages()]) font.read();
}
