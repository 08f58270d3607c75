import type { WordVector, WordVectors } from './word-vectors.ts';

/** The vectors of a word in lower case: its own, else that of its plainer form, else those of its parts. */
export function vectorsOf(word: string, vectors: WordVectors): readonly WordVector[] {
  const own = vectors.vectorOf(word);
  if (own !== undefined) return [own];
  if (!/^[a-z][a-z'-]{1,60}$/.test(word)) return [];
  for (const [ending, plain] of changes) {
    const form = word.replace(ending, plain);
    const found = form === word || form.length < 3 ? undefined : vectors.vectorOf(form);
    if (found !== undefined) return [found];
  }
  return word.includes('-') ? word.split('-').flatMap((part) => vectors.vectorOf(part) ?? []) : [];
}

/** How endings are taken off and spelling is made American, in the order of trying. */
const changes: readonly (readonly [RegExp, string])[] = [
  [/-/g, ''],
  [/ies$/, 'y'],
  [/es$/, ''],
  [/s$/, ''],
  [/ing$/, ''],
  [/ing$/, 'e'],
  [/([b-df-hj-np-tv-z])\1ing$/, '$1'],
  [/ed$/, ''],
  [/d$/, ''],
  [/([b-df-hj-np-tv-z])\1ed$/, '$1'],
  [/ly$/, ''],
  [/our/, 'or'],
  [/is(?=e|ing|ation)/, 'iz'],
];
