import { type LexiconFile, lexiconFiles } from './lexicon.generated.ts';

/** The columns of one line of a file under data/text. */
export type Row = readonly string[];

/** The lines of a file under data/text, without comments and blank lines, each as its columns. */
export function rowsOf(file: LexiconFile): readonly Row[] {
  return rowsIn(lexiconFiles[file]);
}

/** The entries of a file with one column, as a set. */
export function wordsOf(file: LexiconFile): ReadonlySet<string> {
  return new Set(lexiconFiles[file].split('\n'));
}

/** The lines of a text of tab-separated columns. */
export function rowsIn(text: string): readonly Row[] {
  return text === '' ? [] : text.split('\n').map((line) => line.split('\t'));
}
