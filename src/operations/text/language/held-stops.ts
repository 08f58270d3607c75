import { languageOf } from './detect-language.ts';
import { type Language, type Languages, languages, type StopKind } from './languages.ts';
import { endsLink } from './link-ends.ts';

/** The longest word before a full stop that is looked at: bounds the work on hostile texts. */
const MAX_WORD_LENGTH = 24;

/** The language shows in this many UTF-16 units well enough to read abbreviations. */
const SAMPLE = 300;

/** A day or a zone goes on after an hour: 9 a.m. Monday, 5 p.m. EST. */
const CLOCK_AFTER = /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|^(?:UTC|[A-Z]{1,3}T)$/;

/** The full stops of a text that end no sentence. */
export class HeldStops {
  readonly #text: string;
  readonly #known: Languages;
  #language: { readonly code: Language | undefined } | undefined;

  constructor(text: string, known: Languages = languages()) {
    this.#text = text;
    this.#known = known;
  }

  /**
   * Whether the word before a full stop holds the sentence together with what follows: a title, an initial, an
   * abbreviation, an ordinal. `at` is the place of the stop, `opened` that of the next letter, `start` that of the
   * sentence.
   */
  isHeld(at: number, opened: number, start: number): boolean {
    const word = wordBefore(this.#text, at, start);
    if (word === '' || endsLink(this.#text, at, start)) return false;
    const next = wordAfter(this.#text, opened);
    if (/^\d+$/.test(word)) return this.#isOrdinal(word, at, next, start);
    if (/^\p{L}$/u.test(word)) return this.#holdsInitial(word, at, next);
    switch (this.#kindOf(word)) {
      case 'always':
        return true;
      case 'number':
        return /^(?:\d|[A-Z]?\d|[IVX]+\b|[A-Z]$)/.test(next);
      case 'last':
        return /^\p{Lu}/u.test(next) ? CLOCK_AFTER.test(next) : !/^\d/.test(next) || word.includes('.');
      case 'inside':
        return !this.#isStarter(next);
      default:
        // Letters with stops between them, as in J.R.R. or Ph.D., are an abbreviation whatever they say.
        return /^(?:\p{L}\.){1,4}\p{L}{1,2}$/u.test(word) && !this.#isStarter(next);
    }
  }

  /** J. K. Rowe goes on; a letter that names something, as in vitamin C, ends where a sentence begins. */
  #holdsInitial(letter: string, at: number, next: string): boolean {
    if (/^\d/.test(next)) return /^[sp\u00a7ntk]$/i.test(letter);
    const starts = this.#isStarter(next);
    if (letter === letter.toLowerCase()) return !starts;
    if (!starts) return letter !== 'I' || !/[a-z,] $/.test(this.#text.slice(Math.max(0, at - 3), at - 1));
    // "A. I." and "B. The": the first letter of a name may look like a word that begins sentences.
    return /^\p{Lu}$/u.test(next) && /^\p{Lu}\./u.test(next);
  }

  /** Ordinals (am 3. Mai, der 2. Platz), and the number of a list item at its beginning. */
  #isOrdinal(digits: string, at: number, next: string, start: number): boolean {
    if (digits.length > 3) return false;
    const from = at - digits.length;
    const before = this.#text.slice(Math.max(start, from - MAX_WORD_LENGTH), from);
    if (from - start <= MAX_WORD_LENGTH && before.trim() === '') return true;
    if (digits.length > 2) return false;
    if (this.#kindOf(next) === 'month') return true;
    if (this.#isStarter(next)) return false;
    const article = /(\p{L}+)\s$/u.exec(before)?.[1]?.toLowerCase() ?? '';
    const language = this.#languageOfText();
    const possible = language === undefined ? this.#known.codes : [language];
    return possible.some((code) => this.#known.isStopWord(article, code) && this.#known.hasOrdinals(code));
  }

  /** In the language of the text or in English; in any where too little tells the language. */
  #kindOf(word: string): StopKind | undefined {
    const kinds = this.#known.stopKindsOf(word.toLowerCase());
    if (kinds === undefined) return undefined;
    const language = this.#languageOfText();
    const kind = kinds.get(language ?? 'en') ?? kinds.get('en');
    return kind ?? (language === undefined ? [...kinds.values()][0] : undefined);
  }

  /** Whether a word is one that sentences begin with: after an abbreviation, a capital alone says nothing. */
  #isStarter(word: string): boolean {
    const folded = word.toLowerCase().replaceAll('\u2019', "'");
    return this.#known.isStopWord(folded, this.#languageOfText() ?? 'en');
  }

  /** Found by the beginning, for abbreviations alone: it takes longer than finding the sentences of a page. */
  #languageOfText(): Language | undefined {
    this.#language ??= { code: languageOf(this.#text.slice(0, SAMPLE), this.#known) };
    return this.#language.code;
  }
}

/** The run of letters, digits and inner stops before a place. */
function wordBefore(text: string, at: number, start: number): string {
  const before = text.slice(Math.max(start, at - MAX_WORD_LENGTH), at);
  return /[\p{L}\p{N}\p{M}\u00ba\u00b0\u00a7][\p{L}\p{N}\p{M}.\u00ba\u00b0-]*$/u.exec(before)?.[0] ?? '';
}

/** The next word; A-12 is no "a". */
function wordAfter(text: string, at: number): string {
  return /^[\p{L}\p{N}\p{M}'\u2019]+(?:[-/]\d+)?/u.exec(text.slice(at, at + MAX_WORD_LENGTH))?.[0] ?? '';
}
