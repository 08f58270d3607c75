import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publicSets } from './public.mjs';

const gold = fileURLToPath(new URL('./gold', import.meta.url));

/** Where the texts are from: `wide` and `public` are left out where they are absent. */
export const HALVES = ['tuned', 'untouched', 'wide', 'public'];

/** Tasks that share a file of gold answers. */
const FILES = { keywords: 'documents', summarize: 'documents' };

/**
 * The sets of texts that a half has for a task. The untouched half has 100 texts of implied opinions and 135 fields
 * that take some reading besides: `hard`. `publicFolder` is the one of the public texts, undefined for none.
 */
export function setsOf(task, half, publicFolder) {
  if (half === 'public') return publicFolder === undefined ? [] : publicSets(task, publicFolder);
  const file = FILES[task] ?? task;
  return [
    { half, name: half, path: join(gold, half, `${file}.json`) },
    {
      half,
      name: half === 'untouched' ? 'hard' : `${half} hard`,
      path: join(gold, half, `${file}-hard.json`),
    },
  ]
    .filter(({ path }) => existsSync(path))
    .map(({ half, name, path }) => ({ half, name, gold: JSON.parse(readFileSync(path, 'utf8')) }));
}
