import { readFileSync } from 'node:fs';

/** The code blocks of one language in a page of the documents, in order. */
export function blocksOf(page: string, language: string): readonly string[] {
  const text = readFileSync(new URL(`../../../${page}`, import.meta.url), 'utf8');
  const fences = text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm);
  return Array.from(fences, ([, name, code]) => (name === language ? code! : '')).filter(
    (code) => code !== '',
  );
}
