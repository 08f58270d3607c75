import { rowsOf } from '../../lexicon/lexicon.ts';

let byKind: ReadonlyMap<string, ReadonlySet<string>> | undefined;
let byPrefix: ReadonlyMap<string, ReadonlyMap<string, string>> | undefined;

/** The words of a kind in en/label-words.tsv. */
export function labelWords(kind: string): ReadonlySet<string> {
  byKind ??= new Map(rows().map(([name, words]) => [name, new Set(words)]));
  return byKind.get(kind) ?? new Set();
}

/** The words of all kinds whose names are a prefix and a value ("degree 0.5"), each with its value. */
export function valuedWords(prefix: 'acronym' | 'degree' | 'mood'): ReadonlyMap<string, string> {
  byPrefix ??= new Map(['acronym', 'degree', 'mood'].map((name) => [name, valuesOf(`${name} `)]));
  return byPrefix.get(prefix)!;
}

function valuesOf(prefix: string): ReadonlyMap<string, string> {
  const kinds = rows().filter(([name]) => name.startsWith(prefix));
  return new Map(kinds.flatMap(([name, words]) => words.map((word) => [word, name.slice(prefix.length)])));
}

function rows(): readonly (readonly [string, readonly string[]])[] {
  return rowsOf('en/label-words.tsv').map(([name = '', words = '']) => [name, words.split(', ')]);
}
