import { normalized } from '../../../../../formats/normalized.ts';
import { once } from '../../../lexicon/once.ts';
import { tableOf } from '../../../lexicon/word-table.ts';

/** What a word is known as. The kinds of name-words.tsv, jobs.tsv and places.tsv are the second column there. */
export type WordKind =
  | 'first name'
  | 'opener'
  | 'title'
  | 'legal form'
  | 'small legal form'
  | 'role'
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
  | 'region'
  | 'state code'
  | 'demonym';

const kinds = once(() => tableOf('names', (rows) => new Set(rows.map(([kind]) => kind as WordKind))));

/** Whether the lists know a word in lower case and without marks as something. */
export function isWord(kind: WordKind, word: string): boolean {
  return kinds().get(word)?.has(kind) === true;
}

/** A word in lower case and without marks: what lists of names are asked with. */
export function plain(word: string): string {
  return normalized(word, 'NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('\u00f8', 'o')
    .replaceAll('\u0142', 'l')
    .replaceAll('\u00df', 'ss')
    .replaceAll('\u2019', "'");
}
