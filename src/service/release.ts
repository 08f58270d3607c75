import { readFileSync } from 'node:fs';

/** The release that runs, from the package's own description: package.json lies two levels above this file. */
export function readRelease(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { readonly version: string }).version;
}
