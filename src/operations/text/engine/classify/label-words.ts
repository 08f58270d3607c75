import { rowsOf } from '../../lexicon/lexicon.ts';

let byKind: ReadonlyMap<string, readonly string[]> | undefined;

/** The words of a kind in en/label-words.tsv. */
export function labelWords(kind: string): readonly string[] {
  return kinds().get(kind) ?? [];
}

const valued = new Map<string, ReadonlyMap<string, string>>();

/** The words of all kinds whose names are a prefix and a value ("degree 0.5"), each with its value. */
export function valuedWords(prefix: string): ReadonlyMap<string, string> {
  const known = valued.get(prefix);
  if (known !== undefined) return known;
  const found = new Map(
    [...kinds()]
      .filter(([kind]) => kind.startsWith(`${prefix} `))
      .flatMap(([kind, words]) => words.map((word) => [word, kind.slice(prefix.length + 1)] as const)),
  );
  valued.set(prefix, found);
  return found;
}

function kinds(): ReadonlyMap<string, readonly string[]> {
  byKind ??= new Map(
    rowsOf('en/label-words.tsv').map(([name = '', words = '']) => [name, words.split(', ')]),
  );
  return byKind;
}
