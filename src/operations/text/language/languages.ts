import { type Row, rowsOf } from '../lexicon/lexicon.ts';
import { type Language, listedLanguages } from './language.ts';
import { Spelling } from './spelling.ts';

/** The rows of the files of a language that all tasks read. data/text/README.md tells of their columns. */
export interface LanguageFiles {
  readonly code: Language;
  readonly stopWords: readonly Row[];
  readonly everyday: readonly Row[];
  readonly abbreviations: readonly Row[];
}

/**
 * What the full stop behind an abbreviation says: something always follows it, a number does, it is often the last
 * of its sentence, or anything inside a sentence. A month makes an ordinal of the number before it (3. Mai).
 */
export type StopKind = 'always' | 'number' | 'last' | 'month' | 'inside';

/** A language that has a word, by its index, with what the word weighs in it. */
export type Owner = readonly [language: number, weight: number];

/** What a function word and an everyday word weigh. */
const FUNCTION_WORD = 2;
const EVERYDAY_WORD = 1.5;

/** Languages by the files that tell of them. */
export class Languages {
  readonly codes: readonly Language[];
  readonly #files: readonly LanguageFiles[];
  readonly #stopWords = new Map<Language, ReadonlySet<string>>();
  readonly #plain = new Map<Language, ReadonlySet<string>>();
  #owners: ReadonlyMap<string, readonly Owner[]> | undefined;
  #spelling: Spelling | undefined;
  #abbreviations: ReadonlyMap<string, ReadonlyMap<Language, StopKind>> | undefined;
  #ordinals: readonly Language[] | undefined;

  constructor(files: readonly LanguageFiles[]) {
    this.#files = files;
    this.codes = files.map(({ code }) => code);
  }

  /** Whether a folded word is a function word of a language; false in one without files. */
  isStopWord(folded: string, language: Language): boolean {
    return this.#wordsOf(this.#stopWords, language, stopWordsIn).has(folded);
  }

  /** Whether a folded word is an everyday one that is no key term: a day, a measure, a numeral. */
  isPlain(folded: string, language: Language): boolean {
    return this.#wordsOf(this.#plain, language, plainWordsIn).has(folded);
  }

  /** The languages that have a folded word. */
  ownersOf(folded: string): readonly Owner[] {
    this.#owners ??= ownersIn(this.#files);
    return this.#owners.get(folded) ?? none;
  }

  /** How the words of each language are spelt. */
  spelling(): Spelling {
    this.#spelling ??= new Spelling(
      this.#files.map(({ stopWords, everyday }) => [...stopWords, ...everyday].map(([word = '']) => word)),
    );
    return this.#spelling;
  }

  /** What the word before a full stop, in lower case, says about it in each language that has it. */
  stopKindsOf(word: string): ReadonlyMap<Language, StopKind> | undefined {
    this.#abbreviations ??= abbreviationsIn(this.#files);
    return this.#abbreviations.get(word);
  }

  /** The languages that write ordinals with a full stop, and therefore list the months. */
  ordinalLanguages(): readonly Language[] {
    this.#ordinals ??= this.#files
      .filter(({ abbreviations }) => abbreviations.some(([, kind]) => kind === 'month'))
      .map(({ code }) => code);
    return this.#ordinals;
  }

  #wordsOf(
    known: Map<Language, ReadonlySet<string>>,
    language: Language,
    read: (files: LanguageFiles) => readonly string[],
  ): ReadonlySet<string> {
    let words = known.get(language);
    if (words === undefined) {
      const files = this.#files.find(({ code }) => code === language);
      words = new Set(files === undefined ? [] : read(files));
      known.set(language, words);
    }
    return words;
  }
}

let builtIn: Languages | undefined;

/** The languages of data/text. */
export function languages(): Languages {
  builtIn ??= new Languages(
    listedLanguages.map((code) => ({
      code,
      stopWords: rowsOf(`${code}/stop-words.txt`),
      everyday: rowsOf(`${code}/everyday.txt`),
      abbreviations: rowsOf(`${code}/abbreviations.txt`),
    })),
  );
  return builtIn;
}

const none: readonly never[] = [];

function stopWordsIn({ stopWords }: LanguageFiles): readonly string[] {
  return stopWords.map(([word = '']) => word);
}

function plainWordsIn({ everyday }: LanguageFiles): readonly string[] {
  return everyday.flatMap(([word = '', kind]) => (kind === 'plain' ? [word] : []));
}

function ownersIn(files: readonly LanguageFiles[]): ReadonlyMap<string, readonly Owner[]> {
  const owners = new Map<string, Owner[]>();
  const own = (word: string, owner: Owner): void => {
    const others = owners.get(word);
    if (others === undefined) owners.set(word, [owner]);
    else others.push(owner);
  };
  files.forEach(({ stopWords, everyday }, index) => {
    for (const [word = ''] of stopWords) own(word, [index, FUNCTION_WORD]);
    for (const [word = ''] of everyday) own(word, [index, EVERYDAY_WORD]);
  });
  return owners;
}

function abbreviationsIn(
  files: readonly LanguageFiles[],
): ReadonlyMap<string, ReadonlyMap<Language, StopKind>> {
  const kinds = new Map<string, Map<Language, StopKind>>();
  for (const { code, abbreviations } of files) {
    for (const [word = '', kind = 'inside'] of abbreviations) {
      kinds.set(word, (kinds.get(word) ?? new Map<Language, StopKind>()).set(code, kind as StopKind));
    }
  }
  return kinds;
}
