import { listsOf } from '../../../lexicon/lexicon.ts';
import { once } from '../../../lexicon/once.ts';
import { stem } from './stem.ts';

/** What a word of a field's name is: the first column of field-words.tsv. */
export type FieldWord = 'little' | 'vague' | 'plain' | 'link' | 'new' | 'old' | 'length' | 'done';

/** Participles are compared by their stems, all others as they are written. */
const kinds = once(() => {
  const lists = listsOf('en/field-words.tsv');
  return new Map(
    [...lists].map(([kind, words]) => [kind, new Set(kind === 'done' ? words.map(stem) : words)]),
  );
});

/** Whether a folded word of a field's name is of a kind. */
export function isFieldWord(kind: FieldWord, word: string): boolean {
  return kinds().get(kind)?.has(word) === true;
}
