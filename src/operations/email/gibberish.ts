import { requireText } from '../../schema/argument.ts';
import { foldLatin } from './fold.ts';
import { isJoinedNames } from './joined-names.ts';
import { roleNames } from './lists/role-names.ts';
import { surpriseOf } from './surprise.ts';

/**
 * Whether a local part looks typed at random or generated, rather than a name:
 * keyboard runs, one character five times, long hexadecimal, letters and digits in turn, or letters in an order
 * that is rare in names and words of 70 languages. Only Latin letters are checked, without their accents;
 * what follows a `+` is ignored. Initials around a name, two names without a sign between, and names
 * of syllables as in China, Korea and Vietnam, are names. A guess: about
 * one real name in two hundred is flagged.
 */
export function isGibberish(local: string): boolean {
  requireText('local', local);
  const plus = local.indexOf('+');
  const text = foldLatin(plus > 0 ? local.slice(0, plus) : local);
  if (roleNames.has(text)) return false;
  if (isOneKeyHeld(text) || isHexadecimal(text) || isInterleaved(text)) return true;
  const tokens = text.match(/[a-z]{4,}/g) ?? [];
  return tokens.some(isMash);
}

/** One character five times in a row. */
function isOneKeyHeld(text: string): boolean {
  let previous = 0;
  let times = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    times = code === previous ? times + 1 : 1;
    if (times === 5) return true;
    previous = code;
  }
  return false;
}

/** A hash, or the head of a UUID. */
function isHexadecimal(text: string): boolean {
  return text.length >= 14 && /[0-9a-f]{16}|^[0-9a-f]{8}-[0-9a-f]{4}-/.test(text);
}

/** Five changes or more between letters and digits, with no letters that could be a word: `a8f5k2m9x1q7`. */
function isInterleaved(text: string): boolean {
  if (text.length < 6 || !/\d/.test(text) || /[a-z]{4}/.test(text)) return false;
  const turns = text.match(/[a-z]+|[0-9]+/g) ?? [];
  return turns.length >= 6;
}

const LETTERS = 26;
const PAIRS = LETTERS ** 2;
const A = 97;

/** 1 for three letters that are keys in a row or a column, both ways. */
const runs = new Uint8Array(LETTERS ** 3);
for (const keys of ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qazwsxedcrfvtgbyhnujm']) {
  for (let i = 2; i < keys.length; i++) {
    const [a, b, c] = [i - 2, i - 1, i].map((at) => keys.charCodeAt(at) - A) as [number, number, number];
    runs[(a * LETTERS + b) * LETTERS + c] = 1;
    runs[(c * LETTERS + b) * LETTERS + a] = 1;
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
  const { length } = token;
  if (lettersInRuns(token) >= (length < SHORT ? 1 : RUN_SHARE) * length) return true;
  const { bits } = limits.find(({ letters }) => length <= letters)!;
  return surpriseOf(token) > bits * length && !isJoinedNames(token);
}

/** How many letters of a token are in keyboard runs. */
function lettersInRuns(token: string): number {
  let inRuns = 0;
  let lastInRun = -1;
  let pair = (token.charCodeAt(0) - A) * LETTERS + token.charCodeAt(1) - A;
  for (let i = 2; i < token.length; i++) {
    const triple = pair * LETTERS + token.charCodeAt(i) - A;
    if (runs[triple] === 1) {
      inRuns += Math.min(3, i - lastInRun);
      lastInRun = i;
    }
    pair = triple % PAIRS;
  }
  return inRuns;
}
