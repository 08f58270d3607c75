import { type Row, rowsOf } from '../lexicon/lexicon.ts';
import { once } from '../lexicon/once.ts';
import { tableOf, type WordTable } from '../lexicon/word-table.ts';
import { Spelling } from './spelling.ts';

/** The ISO 639-1 code of a language: of one with a folder in data/text, or of one that its script alone tells. */
export type Language = string;

/** The files of a language that all tasks read; data/text/README.md describes their columns. */
export type LanguageFile = 'stop-words.txt' | 'everyday.txt' | 'abbreviations.txt';

/** A language by its files. */
export interface LanguageFiles {
  readonly code: Language;
  rowsOf(file: LanguageFile): readonly Row[];
}

/**
 * What the full stop behind a word says: something always follows it inside the sentence, a number does, anything
 * does, or it is often the last of its sentence. A month makes an ordinal of the number before it (3. Mai).
 */
export type StopKind = 'always' | 'number' | 'inside' | 'last' | 'month';

/** A language that has a word, by its index, with what the word weighs in it. */
export type Owner = readonly [language: number, weight: number];

/** What a function word and an everyday word weigh. */
const FUNCTION_WORD = 2;
const EVERYDAY_WORD = 1.5;

/** Languages by the files that describe them, each read when it is first needed. */
export class Languages {
  readonly codes: readonly Language[];
  readonly #files: readonly LanguageFiles[];
  readonly #table: WordTable<readonly Owner[]> | undefined;
  readonly #stopWords = new Map<Language, ReadonlySet<string>>();
  readonly #plain = new Map<Language, ReadonlySet<string>>();
  #owners: ReadonlyMap<string, readonly Owner[]> | undefined;
  #stopKinds: ReadonlyMap<string, ReadonlyMap<Language, StopKind>> | undefined;
  #spelling: Spelling | undefined;

  /** Takes the table of their words where there is one: to make one takes as long as to read a page. */
  constructor(files: readonly LanguageFiles[], owners?: WordTable<readonly Owner[]>) {
    this.#files = files;
    this.#table = owners;
    this.codes = files.map(({ code }) => code);
  }

  /** These languages and one more. */
  with(files: LanguageFiles): Languages {
    return new Languages([...this.#files, files]);
  }

  /** Whether a folded word is a function word of a language; false in one without files. */
  isStopWord(folded: string, language: Language): boolean {
    let words = this.#stopWords.get(language);
    if (words === undefined) {
      words = new Set(this.#wordsIn(language, 'stop-words.txt'));
      this.#stopWords.set(language, words);
    }
    return words.has(folded);
  }

  /** Whether a folded word is an everyday one that is not a key term: a day, a measure, a numeral. */
  isPlain(folded: string, language: Language): boolean {
    let words = this.#plain.get(language);
    if (words === undefined) {
      words = new Set(this.#wordsIn(language, 'everyday.txt', 'plain'));
      this.#plain.set(language, words);
    }
    return words.has(folded);
  }

  /** The languages that have a folded word; undefined where none has. */
  ownersOf(folded: string): readonly Owner[] | undefined {
    return (this.#table ?? this.#ownersOfWords()).get(folded);
  }

  /** What a full stop behind a word, in lower case, says in each language that lists the word. */
  stopKindsOf(word: string): ReadonlyMap<Language, StopKind> | undefined {
    this.#stopKinds ??= stopKindsIn(this.#files);
    return this.#stopKinds.get(word);
  }

  /** Whether a language writes ordinals with a full stop, and therefore lists the months. */
  hasOrdinals(language: Language): boolean {
    return this.#wordsIn(language, 'abbreviations.txt', 'month').length > 0;
  }

  /** How the words of each language are spelt. */
  spelling(): Spelling {
    this.#spelling ??= new Spelling(listsOf(this.#ownersOfWords(), this.codes.length));
    return this.#spelling;
  }

  #ownersOfWords(): ReadonlyMap<string, readonly Owner[]> {
    this.#owners ??= ownersIn(this.#files);
    return this.#owners;
  }

  /** The words of a file, or those of one kind. */
  #wordsIn(language: Language, file: LanguageFile, kind?: string): readonly string[] {
    const rows = this.#files.find(({ code }) => code === language)?.rowsOf(file) ?? [];
    return rows.flatMap(([word = '', own]) => (kind === undefined || own === kind ? [word] : []));
  }
}

/** The languages of data/text. */
export const languages = once(
  () =>
    new Languages(
      rowsOf('languages.tsv').map(([code = '']) => ({
        code,
        // Each language has these files: the type of a path is that of one of them.
        rowsOf: (file) => rowsOf(`${code as 'en'}/${file}`),
      })),
      tableOf('languages', (rows) =>
        rows.map(([index, list]) => [Number(index), list === 'everyday' ? EVERYDAY_WORD : FUNCTION_WORD]),
      ),
    ),
);

function ownersIn(files: readonly LanguageFiles[]): ReadonlyMap<string, readonly Owner[]> {
  const owners = new Map<string, Owner[]>();
  const own = (rows: readonly Row[], owner: Owner): void => {
    for (const [word = ''] of rows) {
      const others = owners.get(word);
      if (others === undefined) owners.set(word, [owner]);
      else others.push(owner);
    }
  };
  for (const [index, file] of files.entries()) {
    own(file.rowsOf('stop-words.txt'), [index, FUNCTION_WORD]);
    own(file.rowsOf('everyday.txt'), [index, EVERYDAY_WORD]);
  }
  return owners;
}

/** The words of each language. */
function listsOf(
  owners: ReadonlyMap<string, readonly Owner[]>,
  count: number,
): readonly (readonly string[])[] {
  const lists: string[][] = Array.from({ length: count }, () => []);
  for (const [word, own] of owners) for (const [index] of own) lists[index]!.push(word);
  return lists;
}

function stopKindsIn(files: readonly LanguageFiles[]): ReadonlyMap<string, ReadonlyMap<Language, StopKind>> {
  const found = new Map<string, Map<Language, StopKind>>();
  for (const file of files) {
    for (const [word = '', kind] of file.rowsOf('abbreviations.txt')) {
      const kinds = found.get(word) ?? new Map<Language, StopKind>();
      found.set(word, kinds.set(file.code, kind as StopKind));
    }
  }
  return found;
}
