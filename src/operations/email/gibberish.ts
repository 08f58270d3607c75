import { foldLatin } from './fold.ts';
import { roleNames } from './lists/role-names.ts';
import { trigramStep, trigramTable } from './lists/trigrams.generated.ts';

/**
 * Whether a local part looks like what a hand leaves on a keyboard or a machine makes up, rather than a name:
 * keyboard runs, one character five times, long hexadecimal, letters and digits in turn, or letters in an order
 * that names and words of 70 languages hardly have. Only Latin letters are judged, with their accents dropped;
 * what follows a `+` is not looked at. A guess: about one real name in two hundred is taken for one.
 */
export function isGibberish(local: string): boolean {
  const plus = local.indexOf('+');
  const text = foldLatin(plus > 0 ? local.slice(0, plus) : local);
  if (roleNames.has(text)) return false;
  if (/(.)\1{4}|[0-9a-f]{16}|^[0-9a-f]{8}-[0-9a-f]{4}-/.test(text)) return true;
  if (isInterleaved(text)) return true;
  const tokens = text.match(/[a-z]{4,}/g) ?? [];
  return tokens.some((token) => isKeyboardRun(token) || isSurprising(token));
}

/** Five changes or more between letters and digits, with no letters that could be a word: `a8f5k2m9x1q7`. */
function isInterleaved(text: string): boolean {
  const turns = text.match(/[a-z]+|[0-9]+/g) ?? [];
  return turns.length >= 6 && !/[a-z]{4}/.test(text);
}

/** Keys in the order of rows and of columns, both ways. */
const sequences = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qazwsxedcrfvtgbyhnujmikolp'].flatMap((keys) => [
  keys,
  [...keys].reverse().join(''),
]);
const SHORTEST_RUN = 3;
const RUN_SHARE = 0.75;

/** Whether three quarters of a token are keyboard runs of three keys or more. */
function isKeyboardRun(token: string): boolean {
  let inRuns = 0;
  for (let start = 0; start + SHORTEST_RUN <= token.length; ) {
    let end = start + SHORTEST_RUN;
    if (!isSequence(token.slice(start, end))) {
      start++;
      continue;
    }
    while (end < token.length && isSequence(token.slice(start, end + 1))) end++;
    inRuns += end - start;
    start = end;
  }
  return inRuns >= RUN_SHARE * token.length;
}

function isSequence(keys: string): boolean {
  return sequences.some((sequence) => sequence.includes(keys));
}

/**
 * Mean surprise in bits above which a token of at most so many letters is no name. Set on names held out of the
 * table's making, alone and with an initial before them: about one in two hundred lies above.
 */
const limits = [
  { letters: 4, bits: Number.POSITIVE_INFINITY },
  { letters: 6, bits: 6.8 },
  { letters: 8, bits: 6 },
  { letters: 11, bits: 5.5 },
  { letters: Number.POSITIVE_INFINITY, bits: 5.3 },
];

function isSurprising(token: string): boolean {
  const limit = limits.find(({ letters }) => token.length <= letters)!.bits;
  return limit !== Number.POSITIVE_INFINITY && meanSurprise(token) > limit;
}

const EDGE = 26;
const SYMBOLS = 27;

/** Bits a letter, the end of the word counted as one. */
function meanSurprise(token: string): number {
  let pair = EDGE;
  let previous = EDGE;
  let steps = 0;
  for (let i = 0; i <= token.length; i++) {
    const symbol = i < token.length ? token.charCodeAt(i) - 97 : EDGE;
    if (i > 0) steps += stepsOf(trigramTable.charCodeAt((pair * SYMBOLS + previous) * SYMBOLS + symbol));
    pair = previous;
    previous = symbol;
  }
  return (steps * trigramStep) / token.length;
}

/** The table has ! and " where ' and the backslash would stand, which would have to be escaped. */
function stepsOf(code: number): number {
  if (code === 33) return 4;
  return code === 34 ? 57 : code - 35;
}
