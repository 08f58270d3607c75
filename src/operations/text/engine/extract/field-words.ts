import { rowsOf } from '../../lexicon/lexicon.ts';
import { stem } from './stem.ts';

/** What a word of a field's name is: the first column of field-words.tsv. */
export type FieldWord = 'little' | 'vague' | 'plain' | 'link' | 'new' | 'old' | 'length' | 'done';

let known: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** Whether a folded word of a field's name is of a kind. */
export function isFieldWord(kind: FieldWord, word: string): boolean {
  known ??= readWords();
  return known.get(kind)?.has(word) === true;
}

/** Participles are compared by their stems, all others as they are written. */
function readWords(): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    rowsOf('en/field-words.tsv').map(([kind = '', row = '']) => {
      const words = row.split(' ');
      return [kind, new Set(kind === 'done' ? words.map(stem) : words)];
    }),
  );
}
