import type { WordVectors } from './word-vectors.ts';

const none: readonly number[] = [];

/** The rows of a word, in lower case: its own, else of its plainer form, else of its parts. */
export function rowsOf(word: string, vectors: WordVectors): readonly number[] {
  const own = vectors.rowOf(word);
  if (own !== undefined) return [own];
  if (!/^[a-z][a-z'-]+$/.test(word)) return none;
  for (const form of plainerForms(word)) {
    const row = vectors.rowOf(form);
    if (row !== undefined) return [row];
  }
  if (!word.includes('-')) return none;
  return word.split('-').flatMap((part) => vectors.rowOf(part) ?? []);
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

function plainerForms(word: string): readonly string[] {
  return changes
    .filter(([ending]) => new RegExp(ending.source).test(word))
    .map(([ending, plain]) => word.replace(ending, plain))
    .filter((form) => form.length >= 3);
}
