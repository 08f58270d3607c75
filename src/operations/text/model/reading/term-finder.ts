import { fold } from '../../language/fold.ts';
import { once } from '../../lexicon/once.ts';
import { countWhile } from '../../ordered.ts';

/** Longer terms are sentences. */
const MAX_TERM_LENGTH = 100;
/** The same in scripts without spaces, whose words have two to four signs. */
const MAX_UNSPACED_LENGTH = 30;

/** Scripts that write words without spaces between them. */
const UNSPACED =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}';

/**
 * Looks up terms in one text, without regard to case, Unicode form, white space and the shape of quotes and dashes.
 * Returns a term as the text has it at its first place, with single spaces, or undefined where it does not occur in the
 * text, or only within a word: "ai" does not occur in "said". No pattern is made of a term: to compile one takes longer than
 * to search a text.
 */
export function termFinder(text: string): (term: string) => string | undefined {
  const folded = fold(text);
  const mayHold = wordFilter(folded);
  const written = once(() => lookOf(text));
  return (term) => {
    const wanted = term.replace(/\s+/g, ' ').trim();
    if (wanted.length > MAX_TERM_LENGTH) return undefined;
    const key = fold(wanted);
    if (!/[\p{L}\p{N}\p{S}]/u.test(key) || !mayHold(key)) return undefined;
    if (placeOf(key, folded) < 0) return undefined;
    const sought = lookOf(wanted).signs;
    const { signs, startOf } = written();
    const at = placeOf(sought, signs);
    if (at < 0) return wanted;
    return text
      .slice(startOf(at), startOf(at + sought.length))
      .replace(/\s+/g, ' ')
      .trim();
  };
}

const RUN = /[\p{L}\p{N}]+/gu;
const UNSPACED_SIGN = new RegExp(`[${UNSPACED}]`, 'u');
const UNSPACED_RUN = new RegExp(`[${UNSPACED}]+`, 'u');

/**
 * Whether a folded text may hold a term: it has all the words of it, the last perhaps as the beginning of a longer one.
 * Far quicker than a search, and most terms that a text does not hold have a word that it does not have.
 */
function wordFilter(folded: string): (key: string) => boolean {
  const words = new Set<string>();
  for (const [run] of folded.matchAll(RUN)) {
    if (!UNSPACED_SIGN.test(run)) words.add(run);
    else for (const word of run.split(UNSPACED_RUN)) if (word !== '') words.add(word);
  }
  const sorted = [...words].sort();
  return (key) => {
    if (UNSPACED_SIGN.test(key)) return key.length <= MAX_UNSPACED_LENGTH;
    const wanted = key.match(RUN) ?? [];
    const last = wanted.pop();
    if (last === undefined) return true;
    const next = sorted[countWhile(sorted, (word) => word < last)];
    return next?.startsWith(last) === true && wanted.every((word) => words.has(word));
  };
}

const LETTER = /[\p{L}\p{N}]/u;

/**
 * The first place of a term in a text of the same look where a word may begin, -1 without one. Words within a word are not
 * terms; a term that begins with a sign, such as ".NET", may occur anywhere.
 */
function placeOf(term: string, text: string): number {
  const first = String.fromCodePoint(term.codePointAt(0) ?? 0);
  const isFree = !LETTER.test(first) || UNSPACED_SIGN.test(first);
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + 1)) {
    if (isFree || at === 0 || isBeginning(text, at)) return at;
  }
  return -1;
}

function isBeginning(text: string, at: number): boolean {
  const isPair = /[\udc00-\udfff]/.test(text.charAt(at - 1)) && at > 1;
  const before = text.slice(isPair ? at - 2 : at - 1, at);
  return !LETTER.test(before) || UNSPACED_SIGN.test(before);
}

/** A text with one look of its signs, and where each of these begins in it. */
interface Look {
  readonly signs: string;
  readonly startOf: (at: number) => number;
}

/** In small letters, with one kind of quote, dash and white space. */
function lookOf(text: string): Look {
  const small = text.toLowerCase();
  // A few letters are two in small letters: their places would be lost.
  let even = small.length === text.length ? small : text;
  for (const [kind, look] of looks) even = even.replace(kind, look);
  const runs: { readonly end: number; readonly removed: number }[] = [];
  let removed = 0;
  for (const { 0: run, index } of even.matchAll(/ {2,}/g)) {
    removed += run.length - 1;
    runs.push({ end: index + run.length - removed, removed });
  }
  const startOf = (at: number): number =>
    at + (runs[countWhile(runs, ({ end }) => end <= at) - 1]?.removed ?? 0);
  return { signs: even.replace(/ {2,}/g, ' '), startOf };
}

/** What signs of a term and of a text may look like, each one sign. */
const looks: readonly (readonly [RegExp, string])[] = [
  [/\s/g, ' '],
  [/[\u2018\u2019\u02bc]/g, "'"],
  [/[\u201c-\u201f]/g, '"'],
  [/[\u2010-\u2015]/g, '-'],
];
