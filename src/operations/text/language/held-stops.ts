import { isStarter, stopKind } from './abbreviations.ts';
import { endsLink } from './link-ends.ts';

/** The longest word before a full stop that is looked at: bounds the work on hostile texts. */
const LONGEST_WORD = 24;

/**
 * Whether the word before a full stop holds the sentence together with what follows: a title, an initial, an
 * abbreviation, an ordinal. `at` is the place of the stop, `opened` that of the next letter, `start` that of the
 * sentence.
 */
export function isHeld(text: string, at: number, opened: number, start: number): boolean {
  const word = wordBefore(text, at, start);
  if (word === '' || endsLink(text, at, start)) return false;
  const next = wordAfter(text, opened);
  if (/^\d+$/.test(word)) return isOrdinal(text, word, at, next, start);
  if (/^\p{L}$/u.test(word)) return holdsInitial(text, word, at, next);
  switch (stopKind(word)) {
    case 'title':
      return true;
    case 'counter':
      return /^(?:\d|[A-Z]?\d|[IVX]+\b|[A-Z]$)/.test(next);
    case 'within':
      return isNeverLast(word) || !isStarter(next);
    case 'ending':
      return /^\p{Lu}/u.test(next)
        ? !isStarter(next) && !endsClause(word, next)
        : /^\d/.test(next) && /\./.test(word);
    default:
      // Letters with stops between them, as in J.R.R. or Ph.D., are an abbreviation whatever they say.
      return /^(?:\p{L}\.){1,4}\p{L}{1,2}$/u.test(word) && !isStarter(next);
  }
}

/** After these something always follows. */
function isNeverLast(word: string): boolean {
  return /^(?:e\.?g|i\.?e|vs?|cf|viz|approx|z\.?b|d\.h|p\.\s?ej|bzw|bijv|d\.w\.z|p\.es|t\.ex|f\.eks|bl\.a|np|tzn)$/i.test(
    word,
  );
}

const CLOCK_AFTER =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)day|^(?:january|february|march|april|may|june|july|august|september|october|november|december)\b|^(?:[ECMP][SD]?T|GMT|UTC|BST|CEST|AEST|IST|CET)\b/i;

/** An hour or a clause ends with p.m. or etc. unless a day, a zone or a capital of the same name follows. */
function endsClause(word: string, next: string): boolean {
  if (/^[ap]\.m$/i.test(word)) return !CLOCK_AFTER.test(next);
  return /^(?:etc|usw|ecc|enz|osv|itd)$/i.test(word);
}

/** J. K. Rowe goes on; a letter that names something, as in vitamin C, ends where a sentence begins. */
function holdsInitial(text: string, letter: string, at: number, next: string): boolean {
  if (/^\d/.test(next)) return /^[sp\u00a7ntk]$/i.test(letter);
  if (letter === letter.toLowerCase()) return !isStarter(next);
  if (!isStarter(next)) return letter !== 'I' || !/[a-z,] $/.test(text.slice(Math.max(0, at - 3), at - 1));
  // "A. I." and "B. The": the first letter of a name may look like a word that begins sentences.
  return /^\p{Lu}$/u.test(next) && /^\p{Lu}\./u.test(next);
}

const MONTH =
  /^(?:jan|feb|m\u00e4r|mar|apr|mai|maj|jun|jul|aug|sep|okt|oct|nov|dez|dec|led|\u00fano|b\u0159e|dub|kv\u011b|\u010der|srp|z\u00e1\u0159|\u0159\u00edj|lis|pro|sty|lut|kwi|maj|cze|lip|sie|wrz|pa\u017a|gru|tammi|helmi|maalis|huhti|touko|kes\u00e4|hein\u00e4|elo|syys|loka|marras|joulu)\p{L}*$/iu;
const BEFORE_ORDINAL =
  /(?:^|\s)(?:am|der|den|dem|des|die|das|zum|zur|vom|im|beim|bis|seit|ab|und|jede[rsnm]?|ihre?[rnm]?|seine?[rnm]?|unsere?[rnm]?|eine?[rnm]?|mein[e]?[rnm]?|d\.|den|til|fra|dne)\s$/i;

/** German and Nordic ordinals (am 3. Mai, der 2. Platz), and the number of a list item at its beginning. */
function isOrdinal(text: string, digits: string, at: number, next: string, start: number): boolean {
  if (digits.length > 3) return false;
  const from = at - digits.length;
  if (from - start <= LONGEST_WORD && text.slice(start, from).trim() === '') return true;
  if (digits.length > 2) return false;
  if (MONTH.test(next)) return true;
  return BEFORE_ORDINAL.test(text.slice(Math.max(start, from - 10), from)) && !isStarter(next);
}

/** The run of letters, digits and inner stops before a place. */
function wordBefore(text: string, at: number, start: number): string {
  const before = text.slice(Math.max(start, at - LONGEST_WORD), at);
  return /[\p{L}\p{N}\p{M}\u00ba\u00b0\u00a7][\p{L}\p{N}\p{M}.\u00ba\u00b0-]*$/u.exec(before)?.[0] ?? '';
}

function wordAfter(text: string, at: number): string {
  return /^[\p{L}\p{N}\p{M}'\u2019]+/u.exec(text.slice(at, at + LONGEST_WORD))?.[0] ?? '';
}
