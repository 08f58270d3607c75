import { execFileSync } from 'node:child_process';

/** The patterns of a .dockerignore file, in order. */
export type IgnorePatterns = readonly { readonly matches: RegExp; readonly isKept: boolean }[];

/** Reads what .dockerignore files of this repository use: names, `*`, `**` and the exclamation mark. */
export function readIgnorePatterns(text: string): IgnorePatterns {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const isKept = line.startsWith('!');
      return { matches: expressionOf(isKept ? line.slice(1) : line), isKept };
    });
}

/** Whether the builder sees a file: the last pattern that matches it, or a folder it is in, decides. */
export function isInContext(path: string, patterns: IgnorePatterns): boolean {
  return patterns.findLast(({ matches }) => matches.test(path))?.isKept ?? true;
}

/** The tracked files of a checkout that the builder sees, relative to it. */
export function contextFiles(root: string, patterns: IgnorePatterns): readonly string[] {
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
  return tracked.split('\0').filter((path) => path !== '' && isInContext(path, patterns));
}

/** Matches a path and everything below it. */
function expressionOf(pattern: string): RegExp {
  const parts = pattern.split(/(\*\*\/|\*)/).map((part) => {
    if (part === '**/') return '(?:.*/)?';
    return part === '*' ? '[^/]*' : part.replaceAll(/[.+^$()[\]{}|?\\]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('')}(?:/|$)`);
}
