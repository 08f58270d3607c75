import { type Row, rowsOf } from '../lexicon/lexicon.ts';
import { Spelling } from './spelling.ts';

/** The ISO 639-1 code of a language: of one with a folder in data/text, or of one that its script alone tells. */
export type Language = string;

/** The rows of the files of a language that all tasks read; data/text/README.md tells of their columns. */
export interface LanguageFiles {
  readonly code: Language;
  readonly stopWords: readonly Row[];
  readonly everyday: readonly Row[];
  readonly abbreviations: readonly Row[];
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

/** Languages by the files that tell of them. */
export class Languages {
  readonly codes: readonly Language[];
  /** The languages that write ordinals with a full stop, and therefore list the months. */
  readonly ordinal: readonly Language[];
  readonly #stopWords = new Map<Language, ReadonlySet<string>>();
  readonly #plain = new Map<Language, ReadonlySet<string>>();
  readonly #owners = new Map<string, Owner[]>();
  readonly #stopKinds = new Map<string, Map<Language, StopKind>>();
  readonly #files: readonly LanguageFiles[];
  #spelling: Spelling | undefined;

  constructor(files: readonly LanguageFiles[]) {
    this.#files = files;
    this.codes = files.map(({ code }) => code);
    this.ordinal = files
      .filter(({ abbreviations }) => abbreviations.some(([, kind]) => kind === 'month'))
      .map(({ code }) => code);
    for (const [index, file] of files.entries()) this.#add(file, index);
  }

  /** Whether a folded word is a function word of a language; false in one without files. */
  isStopWord(folded: string, language: Language): boolean {
    return this.#stopWords.get(language)?.has(folded) ?? false;
  }

  /** Whether a folded word is an everyday one that is no key term: a day, a measure, a numeral. */
  isPlain(folded: string, language: Language): boolean {
    return this.#plain.get(language)?.has(folded) ?? false;
  }

  /** The languages that have a folded word; undefined where none has. */
  ownersOf(folded: string): readonly Owner[] | undefined {
    return this.#owners.get(folded);
  }

  /** What a full stop behind a word, in lower case, says in each language that lists the word. */
  stopKindsOf(word: string): ReadonlyMap<Language, StopKind> | undefined {
    return this.#stopKinds.get(word);
  }

  /** How the words of each language are spelt. */
  spelling(): Spelling {
    this.#spelling ??= new Spelling(
      this.#files.map(({ stopWords, everyday }) => [...stopWords, ...everyday].map(([word = '']) => word)),
    );
    return this.#spelling;
  }

  #add({ code, stopWords, everyday, abbreviations }: LanguageFiles, index: number): void {
    const functionWords = new Set<string>();
    for (const [word = ''] of stopWords) {
      functionWords.add(word);
      this.#own(word, [index, FUNCTION_WORD]);
    }
    const plain = new Set<string>();
    for (const [word = '', kind] of everyday) {
      if (kind === 'plain') plain.add(word);
      this.#own(word, [index, EVERYDAY_WORD]);
    }
    this.#stopWords.set(code, functionWords);
    this.#plain.set(code, plain);
    for (const [word = '', kind] of abbreviations) {
      const kinds = this.#stopKinds.get(word) ?? new Map<Language, StopKind>();
      this.#stopKinds.set(word, kinds.set(code, kind as StopKind));
    }
  }

  #own(word: string, owner: Owner): void {
    const others = this.#owners.get(word);
    if (others === undefined) this.#owners.set(word, [owner]);
    else others.push(owner);
  }
}

let builtIn: Languages | undefined;

/** The languages of data/text. */
export function languages(): Languages {
  builtIn ??= new Languages(languageFiles());
  return builtIn;
}

/** The files of the languages of data/text. */
export function languageFiles(): readonly LanguageFiles[] {
  return rowsOf('languages.tsv').map(([code]) => ({
    code: code as Language,
    // Each language has these files: the type of a path is that of one of them.
    stopWords: rowsOf(`${code as 'en'}/stop-words.txt`),
    everyday: rowsOf(`${code as 'en'}/everyday.txt`),
    abbreviations: rowsOf(`${code as 'en'}/abbreviations.txt`),
  }));
}
