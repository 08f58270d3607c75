import { requireText } from '../../schema/argument.ts';
import { foldLatin } from './fold.ts';
import { personNames } from './lists/person-names.generated.ts';
import { roleNames } from './lists/role-names.ts';
import { SortedWords } from './lists/sorted-words.ts';
import { trigramStep, trigramTable } from './lists/trigrams.generated.ts';

/**
 * Whether a local part looks typed at random or generated, rather than a name:
 * keyboard runs, one character five times, long hexadecimal, letters and digits in turn, or letters in an order
 * that is rare in names and words of 70 languages. Only Latin letters are checked, without their accents;
 * what follows a `+` is ignored. Initials around a name, and two names without a sign between, are names. A guess: about
 * one real name in two hundred is flagged.
 */
export function isGibberish(local: string): boolean {
  requireText('local', local);
  const plus = local.indexOf('+');
  const text = foldLatin(plus > 0 ? local.slice(0, plus) : local);
  if (roleNames.has(text)) return false;
  if (/(.)\1{4}|[0-9a-f]{16}|^[0-9a-f]{8}-[0-9a-f]{4}-/.test(text)) return true;
  if (isInterleaved(text)) return true;
  const tokens = text.match(/[a-z]{4,}/g) ?? [];
  return tokens.some(isMash);
}

/** Five changes or more between letters and digits, with no letters that could be a word: `a8f5k2m9x1q7`. */
function isInterleaved(text: string): boolean {
  if (!/\d/.test(text) || /[a-z]{4}/.test(text)) return false;
  const turns = text.match(/[a-z]+|[0-9]+/g) ?? [];
  return turns.length >= 6;
}

const EDGE = 26;
const SYMBOLS = 27;
const A = 97;

/** Steps of surprise of a third symbol after two. The text has ! and " where ' and the backslash would need an escape. */
const surprises = Uint8Array.from(trigramTable, (character) => {
  const code = character.charCodeAt(0);
  return (code === 33 ? 39 : code === 34 ? 92 : code) - 35;
});

/** 1 for three letters that are keys in a row or a column, both ways. */
const runs = new Uint8Array(SYMBOLS ** 3);
for (const keys of ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qazwsxedcrfvtgbyhnujm']) {
  for (let i = 2; i < keys.length; i++) {
    const [a, b, c] = [i - 2, i - 1, i].map((at) => keys.charCodeAt(at) - A) as [number, number, number];
    runs[(a * SYMBOLS + b) * SYMBOLS + c] = 1;
    runs[(c * SYMBOLS + b) * SYMBOLS + a] = 1;
  }
}
/** Bert, Mert and Gerty are nearly runs: a short token must be one from end to end. */
const SHORT = 6;
const RUN_SHARE = 0.75;

/**
 * Mean surprise in bits above which a token of at most that many letters is not a name. Set on names held out
 * from the table: about one in two hundred lies above.
 */
const limits = [
  { letters: 4, bits: Number.POSITIVE_INFINITY },
  { letters: 6, bits: 6.8 },
  { letters: 8, bits: 6 },
  { letters: 11, bits: 5.5 },
  { letters: Number.POSITIVE_INFINITY, bits: 5.3 },
];

/** Whether a token is made of keyboard runs, or of letters in an order that no name has. */
function isMash(token: string): boolean {
  const { surprise, inRuns } = measure(token);
  if (inRuns >= (token.length < SHORT ? 1 : RUN_SHARE) * token.length) return true;
  const { bits } = limits.find(({ letters }) => token.length <= letters)!;
  return surprise > bits * token.length && !isNameWithInitials(token) && !isTwoNames(token);
}

/** The surprise of all letters of a token, in bits, and how many of them are in keyboard runs. */
function measure(token: string): { readonly surprise: number; readonly inRuns: number } {
  let pair = EDGE;
  let previous = EDGE;
  let steps = 0;
  let inRuns = 0;
  let lastInRun = -1;
  for (let i = 0; i <= token.length; i++) {
    const symbol = i < token.length ? token.charCodeAt(i) - A : EDGE;
    const index = (pair * SYMBOLS + previous) * SYMBOLS + symbol;
    if (i > 0) steps += surprises[index]!;
    if (runs[index] === 1) {
      inRuns += Math.min(3, i - lastInRun);
      lastInRun = i;
    }
    pair = previous;
    previous = symbol;
  }
  return { surprise: steps * trigramStep, inRuns };
}

const names = new SortedWords(personNames);

const MAX_LOCAL = 64;
const MAX_INITIALS = 4;
const MIN_LETTERS = 4;

/**
 * Mean surprise in bits below which letters are a name that is not listed: the median of names. Higher, and one mash in
 * fifty would have such an end.
 */
const NAME_BITS = 4;

/** Whether a token is a name behind initials (`jrrtolkien`), or before up to two of them (`smithjk`). */
function isNameWithInitials(token: string): boolean {
  for (let initials = 1; initials <= MAX_INITIALS; initials++) {
    if (token.length - initials < MIN_LETTERS) return false;
    if (isName(token.slice(initials))) return true;
    if (initials <= 2 && isName(token.slice(0, -initials))) return true;
  }
  return false;
}

function isName(letters: string): boolean {
  return names.has(letters) || measure(letters).surprise <= NAME_BITS * letters.length;
}

/** Whether a token is two names, the listed ones with an initial between them or not. */
function isTwoNames(token: string): boolean {
  // RFC 5321 4.5.3.1.1: no local part is longer, and each of its places is tried.
  if (token.length > MAX_LOCAL) return false;
  for (let end = MIN_LETTERS - 1; end <= token.length - MIN_LETTERS + 1; end++) {
    const [first, last] = [token.slice(0, end), token.slice(end)];
    if (names.has(first) && (names.has(last) || names.has(last.slice(1)))) return true;
    if (measure(first).surprise + measure(last).surprise <= NAME_BITS * token.length) return true;
  }
  return false;
}
