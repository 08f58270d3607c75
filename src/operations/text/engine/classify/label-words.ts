import { setsOf } from '../../lexicon/lexicon.ts';
import { once } from '../../lexicon/once.ts';

const kinds = once(() => setsOf('en/label-words.tsv', ', '));
const valued = once(
  () => new Map(['acronym', 'degree', 'mood'].map((prefix) => [prefix, valuesOf(`${prefix} `)])),
);

/** The words of a kind in en/label-words.tsv. */
export function labelWords(kind: string): ReadonlySet<string> {
  return kinds().get(kind) ?? new Set();
}

/** The words of all kinds whose names are a prefix and a value ("degree 0.5"), each with its value. */
export function valuedWords(prefix: 'acronym' | 'degree' | 'mood'): ReadonlyMap<string, string> {
  return valued().get(prefix)!;
}

function valuesOf(prefix: string): ReadonlyMap<string, string> {
  const own = [...kinds()].filter(([name]) => name.startsWith(prefix));
  return new Map(own.flatMap(([name, words]) => [...words].map((word) => [word, name.slice(prefix.length)])));
}
