import { rowsOf } from '../../../lexicon/lexicon.ts';
import { once } from '../../../lexicon/once.ts';

/** What a word is known as. The kinds of name-words.tsv, jobs.tsv and places.tsv are the second column there. */
export type WordKind =
  | 'first name'
  | 'opener'
  | 'title'
  | 'legal form'
  | 'organisation'
  | 'place'
  | 'thing'
  | 'particle'
  | 'of'
  | 'calendar'
  | 'event'
  | 'phrase end'
  | 'job'
  | 'before'
  | 'city'
  | 'country'
  | 'demonym';

const kinds = once(readKinds);

/** Whether the lists know a word in lower case and without marks as something. */
export function isWord(kind: WordKind, word: string): boolean {
  return kinds().get(kind)?.has(word) === true;
}

/** A word in lower case and without marks: what lists of names are asked with. */
export function plain(word: string): string {
  return word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('\u00f8', 'o')
    .replaceAll('\u0142', 'l')
    .replaceAll('\u00df', 'ss')
    .replaceAll('\u2019', "'");
}

function readKinds(): ReadonlyMap<string, ReadonlySet<string>> {
  const sets = new Map<string, Set<string>>();
  const add = (word: string, kind: string): void => {
    const set = sets.get(kind);
    if (set === undefined) sets.set(kind, new Set([word]));
    else set.add(word);
  };
  for (const [word = ''] of rowsOf('en/first-names.txt')) add(word, 'first name');
  for (const [word = ''] of rowsOf('en/openers.txt')) add(word, 'opener');
  for (const file of ['en/name-words.tsv', 'en/jobs.tsv', 'en/places.tsv'] as const) {
    for (const [word = '', kind = ''] of rowsOf(file)) add(word, kind);
  }
  for (const [list, word = ''] of rowsOf('en/listed-words.tsv')) {
    if (list === 'languages' || list === 'nationalities') add(word, 'demonym');
  }
  return sets;
}
