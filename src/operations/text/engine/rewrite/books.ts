import type { LexiconFile } from '../../lexicon/lexicon.generated.ts';
import { rowsOf } from '../../lexicon/lexicon.ts';
import { PatternIndex } from '../../lexicon/matcher.ts';

/** The words a rule writes: `word~` in the form of the pattern's, `*` and `$1` what its open places matched. */
export type Replacement = readonly string[];

/** The rules of one pass over a text. */
export type Book = PatternIndex<Replacement>;

/** The book of a name in a file of rules; it is put together when it is first opened. */
export function bookOf(file: LexiconFile, name: string): () => Book {
  let book: Book | undefined;
  return () => {
    book ??= readBook(file, name);
    return book;
  };
}

function readBook(file: LexiconFile, name: string): Book {
  const book: Book = new PatternIndex({ classes: classes() });
  for (const [of, pattern = '', replacement = ''] of rowsOf(file)) {
    if (of === name) book.add(pattern, replacement === '-' ? [] : replacement.split(' '));
  }
  return book;
}

function classes(): ReadonlyMap<string, readonly string[]> {
  return new Map(rowsOf('en/classes.tsv').map(([name = '', words = '']) => [name, words.split(' ')]));
}
