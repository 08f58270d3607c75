import type { Word } from '../../language/words.ts';
import { rowsOf, wordsOf } from '../../lexicon/lexicon.ts';
import { once } from '../../lexicon/once.ts';

/** Finds names of people among the words with a capital, read in the order of the text. */
export class People {
  readonly #surnames = new Set<string>();

  /** Whether a word is part of a person's name: a title, a first name, what follows one, or that again. */
  has(word: Word, before: Word | undefined): boolean {
    if (!isCapital(word)) return false;
    if (isGiven(word) || this.#surnames.has(plain(word))) return true;
    if (before === undefined || !isCapital(before) || !isGiven(before)) return false;
    this.#surnames.add(plain(word));
    return true;
  }
}

function isGiven(word: Word): boolean {
  return given().has(plain(word));
}

/** Titles and first names. */
const given = once(
  () =>
    new Set([
      ...wordsOf('en/first-names.txt'),
      ...rowsOf('en/name-words.tsv').flatMap(([word = '', kind]) => (kind === 'title' ? [word] : [])),
    ]),
);

function isCapital({ text }: Word): boolean {
  return /^\p{Lu}/u.test(text) && !/^\p{Lu}{2,}$/u.test(text);
}

function plain({ folded }: Word): string {
  return folded.replace(/'s$/, '');
}
