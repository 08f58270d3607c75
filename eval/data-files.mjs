import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../data/text/', import.meta.url));

/** The files under data/text, sorted. */
export function dataFiles() {
  return readdirSync(folder, { recursive: true })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.(?:tsv|txt)$/.test(path))
    .sort();
}

/** The columns of the entries of a file. */
export function rowsOf(file) {
  return readFileSync(folder + file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('# ') && line !== '#')
    .map((line) => line.split('\t'));
}
