import { requireText } from '../../schema/argument.ts';
import { foldLatin } from './fold.ts';
import { roleNames } from './lists/role-names.ts';
import { trigramStep, trigramTable } from './lists/trigrams.generated.ts';

/**
 * Whether a local part looks typed at random or generated, rather than a name:
 * keyboard runs, one character five times, long hexadecimal, letters and digits in turn, or letters in an order
 * that is rare in names and words of 70 languages. Only Latin letters are checked, without their accents;
 * what follows a `+` is ignored. A guess: about one real name in two hundred is flagged.
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
 * from the table, alone and with an initial before them: about one in two hundred lies above.
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
  if (inRuns >= (token.length < SHORT ? 1 : RUN_SHARE) * token.length) return true;
  const { bits } = limits.find(({ letters }) => token.length <= letters)!;
  return steps * trigramStep > bits * token.length;
}
