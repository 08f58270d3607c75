import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Row } from '../../src/operations/text/lexicon/lexicon.ts';

const folder = fileURLToPath(new URL('../../data/text', import.meta.url));

/** The files under data/text, sorted. */
export function lexiconPaths(): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.(?:tsv|txt)$/.test(path))
    .sort();
}

/** The columns of the lines of a file that are entries. */
export function rowsOfFile(path: string): readonly Row[] {
  return readFileSync(`${folder}/${path}`, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('# ') && line !== '#')
    .map((line) => line.split('\t'));
}
