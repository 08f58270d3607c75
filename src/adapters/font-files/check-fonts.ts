import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { readDirectory } from '../../formats/truetype/tables.ts';
import { folderFonts } from './folder-fonts.ts';
import { unusable } from './font-file.ts';
import { fontPackages } from './font-packages.ts';
import { emojiFont, type PackagedFont, packaged, pathIfInstalled, pathOfPackaged } from './packaged-fonts.ts';

/**
 * Reads the fonts that documents may need, so that a damaged one is named before a call needs it. Throws
 * UnusableFontError. Of the packaged ones the directory alone is read, since a start must not take long.
 */
export function checkFonts(folder: string | undefined): void {
  for (const font of Object.values(packaged)) checkPackaged(font, pathOfPackaged(font));
  const emoji = pathIfInstalled(emojiFont);
  if (emoji !== undefined) checkPackaged(emojiFont, emoji);
  for (const font of [...folderFonts(folder), ...fontPackages()]) font.read();
}

function checkPackaged({ name }: PackagedFont, path: string): void {
  try {
    checkDirectory(path);
  } catch (error) {
    throw unusable(name, path, error);
  }
}

/** More than the directory of any of them. */
const DIRECTORY_BYTES = 1024;

function checkDirectory(path: string): void {
  const file = openSync(path, 'r');
  try {
    const beginning = Buffer.alloc(DIRECTORY_BYTES);
    const length = readSync(file, beginning);
    readDirectory(beginning.subarray(0, length), fstatSync(file).size);
  } finally {
    closeSync(file);
  }
}
