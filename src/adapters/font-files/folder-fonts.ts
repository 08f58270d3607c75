import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FontFile } from './font-file.ts';

/** The endings of font files. Those that cannot be drawn with are refused when they are read, rather than passed over. */
const FONT = /\.(ttf|otf|ttc|otc|woff2?)$/i;

/** The font files of a folder, in the order of their names. */
export function folderFonts(folder: string | undefined): readonly FontFile[] {
  if (folder === undefined) return [];
  const names = readdirSync(folder).filter((name) => FONT.test(name));
  return names.sort().map((name) => new FontFile(name, join(folder, name)));
}
