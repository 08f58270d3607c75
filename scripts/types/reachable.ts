import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';

/**
 * Removes the declaration files in `dist` that no entry of the package leads to: they describe the inside of the
 * service, which no one can import.
 */
export function removeUnreachable(dist: string, entries: readonly string[]): void {
  const reached = new Set<string>();
  const open = entries.map((entry) => join(dist, entry));
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    open.push(...importsOf(file));
  }
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    const file = join(dist, name);
    if (file.endsWith('.d.ts') && !reached.has(file)) rmSync(file);
  }
}

/** The declaration files that a file imports from the package itself. */
function importsOf(file: string): readonly string[] {
  return ts
    .preProcessFile(readFileSync(file, 'utf8'))
    .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => resolve(dirname(file), fileName.replace(/\.[jt]s$/, '.d.ts')))
    .filter(existsSync);
}
