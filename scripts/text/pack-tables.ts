import { nameKey } from '../../src/operations/text/engine/classify/concepts.ts';
import { stemOf } from '../../src/operations/text/engine/classify/tokens.ts';
import { words } from '../../src/operations/text/language/words.ts';
import { listsIn, type Row } from '../../src/operations/text/lexicon/lexicon.ts';
import { firstWordsOf } from '../../src/operations/text/lexicon/notation.ts';
import { stem } from '../../src/operations/text/lexicon/stem.ts';
import { ratedWords } from './rated-words.ts';

/** The rows of a file of data/text. */
export type ReadRows = (path: string) => readonly Row[];

/** Rows that begin with a word, sorted by it as lexicon/word-table.ts looks for it; those of one word stay in order. */
function sorted(rows: readonly Row[]): readonly Row[] {
  const keyed = rows.map((row) => [`${row[0]}\t`, row] as const);
  return keyed.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).map(([, row]) => row);
}

/** Each rated word in all its forms: word, weight, kind. */
export function ratedTable(rows: readonly Row[]): readonly Row[] {
  return sorted([...ratedWords(rows)].map(([word, { weight, kind }]) => [word, String(weight), kind]));
}

/** Function words and everyday words: word, number of a language, which of the two. */
export function languageTable(codes: readonly string[], read: ReadRows): readonly Row[] {
  const rows = codes.flatMap((code, index) =>
    ['stop-words', 'everyday'].flatMap((list) =>
      read(`${code}/${list}.txt`).map(([word = '']) => [word, String(index), list]),
    ),
  );
  return sorted(rows);
}

/** The kind of name that a word is part of: word, kind. */
export function nameTable(read: ReadRows): readonly Row[] {
  const rows = [
    ...read('en/first-names.txt').map(([word = '']) => [word, 'first name']),
    ...read('en/openers.txt').map(([word = '']) => [word, 'opener']),
    ...['en/name-words.tsv', 'en/jobs.tsv', 'en/places.tsv'].flatMap((path) =>
      read(path).map(([word = '', kind = '']) => [word, kind]),
    ),
    ...read('en/listed-words.tsv').flatMap(([list, word = '']) =>
      list === 'languages' || list === 'nationalities' ? [[word, 'demonym']] : [],
    ),
  ];
  return sorted(rows);
}

/** Names of labels as they are compared: name, number of its line in labels.tsv. */
export function labelTable(rows: readonly Row[]): readonly Row[] {
  return sorted(
    rows.flatMap(([names = ''], line) =>
      [...new Set(names.split(', ').map((name) => nameKey(name.split(/[ -]/).map(stemOf))))].map((key) => [
        key,
        String(line),
      ]),
    ),
  );
}

/** Names and cues of fields by the stem of their first word, the longest first: stem, concept, role, stems, words. */
export function fieldTable(rows: readonly Row[], foreign: readonly (readonly Row[])[]): readonly Row[] {
  const phrases = [
    ...rows.flatMap(([name = '', , names = '', before = '', after = '']) => [
      ...phrasesIn(name, 'name', names),
      ...phrasesIn(name, 'cue', before),
      ...phrasesIn(name, 'before', after),
    ]),
    ...foreign.flat().flatMap(([name = '', names = '']) => phrasesIn(name, 'name', names)),
  ];
  const lengthOf = ([, , , stems = '']: Row): number => stems.split(' ').length;
  return sorted(phrases.toSorted((a, b) => lengthOf(b) - lengthOf(a)));
}

function phrasesIn(concept: string, role: string, list: string): readonly Row[] {
  // A hyphen of a name may be a space in a text: check-in, check in.
  const names = list.split(', ').flatMap((name) => [...new Set([name, name.replaceAll('-', ' ')])]);
  return names.flatMap((phrase) => {
    const spelt = /[^a-z -]/.test(phrase) ? words(phrase).map(({ folded }) => folded) : phrase.split(' ');
    const stems = spelt.map(stem);
    const [first] = stems;
    return first === undefined ? [] : [[first, concept, role, stems.join(' '), spelt.join(' ')]];
  });
}

/** Rows with a pattern, and behind its other columns the words that may begin it. */
export function patternRows(rows: readonly Row[], column: number, classes: readonly Row[]): readonly Row[] {
  const rules = { classes: listsIn(classes) };
  return rows.map((row) => [...row, [...new Set(firstWordsOf(row[column] ?? '', rules))].join(' ')]);
}
