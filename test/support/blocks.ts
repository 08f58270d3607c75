import { readFileSync } from 'node:fs';

/** The code of a page of the documents that stands between fences of one language, in order. */
export function blocksOf(page: string, language: string): readonly string[] {
  const text = readFileSync(new URL(`../../${page}`, import.meta.url), 'utf8');
  const fences = text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm);
  return Array.from(fences, ([, name, code]) => (name === language ? code! : '')).filter(
    (code) => code !== '',
  );
}
