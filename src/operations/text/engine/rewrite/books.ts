import { type LexiconFile, lexiconFiles } from '../../lexicon/lexicon.generated.ts';
import { listsOf } from '../../lexicon/lexicon.ts';
import { PatternIndex } from '../../lexicon/matcher.ts';
import { once } from '../../lexicon/once.ts';

/** What a rule writes, and where. */
export interface Rule {
  /** Words: `word~` in the form of the pattern's, `*` and `$1` what its open places matched. */
  readonly replacement: readonly string[];
  /** Only where a letter ends. */
  readonly isClosing: boolean;
}

/** The rules of one pass over a text. */
export type Book = PatternIndex<Rule>;

/** The rules of some names in a file as one book; it is put together when it is first opened. */
export function bookOf(file: LexiconFile, ...names: readonly string[]): () => Book {
  return once(() => readBook(file, new Set(names)));
}

const classes = once(() => listsOf('en/classes.tsv'));

function readBook(file: LexiconFile, names: ReadonlySet<string>): Book {
  const book: Book = new PatternIndex({ classes: classes() });
  for (const line of lexiconFiles[file].split('\n')) {
    const name = line.slice(0, line.indexOf('\t'));
    if (!names.has(name)) continue;
    const [, pattern = '', replacement = '', first = ''] = line.split('\t');
    const words = replacement === '-' ? [] : replacement.split(' ');
    book.add(pattern, { replacement: words, isClosing: name === 'closing' }, first.split(' '));
  }
  return book;
}
