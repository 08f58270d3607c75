import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FontFile } from './font-file.ts';

/** The .ttf files of a folder, in the order of their names. */
export function folderFonts(folder: string | undefined): readonly FontFile[] {
  if (folder === undefined) return [];
  const names = readdirSync(folder).filter((name) => name.toLowerCase().endsWith('.ttf'));
  return names.sort().map((name) => new FontFile(name, join(folder, name)));
}
