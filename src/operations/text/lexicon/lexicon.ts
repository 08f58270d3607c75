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

/** The words of a file with two columns, a name and its words, by their name. */
export function listsOf(file: LexiconFile, separator = ' '): ReadonlyMap<string, readonly string[]> {
  return listsIn(rowsOf(file), separator);
}

/** The words of rows with two columns, a name and its words, by their name. */
export function listsIn(rows: readonly Row[], separator = ' '): ReadonlyMap<string, readonly string[]> {
  return new Map(rows.map(([name = '', words = '']) => [name, words.split(separator)]));
}

/** The same, to ask whether a name has a word. */
export function setsOf(file: LexiconFile, separator = ' '): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map([...listsOf(file, separator)].map(([name, words]) => [name, new Set(words)]));
}

/** The lines of a text of tab-separated columns. */
export function rowsIn(text: string): readonly Row[] {
  return text === '' ? [] : text.split('\n').map((line) => line.split('\t'));
}
