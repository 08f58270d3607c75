import { fold } from '../language/fold.ts';
import { countWhile } from '../ordered.ts';

/** Longer terms are sentences. */
const MAX_TERM_LENGTH = 100;
/** The same in scripts without spaces, whose words have two to four signs. */
const MAX_UNSPACED_LENGTH = 30;

/** Scripts that write words without spaces between them. */
const UNSPACED =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}';

/** Where a word may begin. */
const BEGINNING = `(?:(?<![\\p{L}\\p{N}])|(?<=[${UNSPACED}])|(?=[${UNSPACED}]))`;

/**
 * Looks up terms in one text, without regard to case, Unicode form, white space and the shape of quotes and dashes.
 * Returns a term as the text has it at its first place, with single spaces, or undefined where it does not occur in the
 * text, or only within a word: "ai" does not occur in "said".
 */
export function termFinder(text: string): (term: string) => string | undefined {
  const folded = fold(text);
  const mayHold = wordFilter(folded);
  return (term) => {
    const wanted = term.replace(/\s+/g, ' ').trim();
    if (wanted.length > MAX_TERM_LENGTH) return undefined;
    const key = fold(wanted);
    if (!/[\p{L}\p{N}\p{S}]/u.test(key) || !mayHold(key)) return undefined;
    if (!beginningWord(escaped(key), 'u').test(folded)) return undefined;
    const written = beginningWord(inAnyLook(escaped(wanted)), 'iu').exec(text)?.[0];
    return written?.replace(/\s+/g, ' ') ?? wanted;
  };
}

const RUN = new RegExp(`(?:(?![${UNSPACED}])[\\p{L}\\p{N}])+`, 'gu');
const UNSPACED_SIGN = new RegExp(`[${UNSPACED}]`, 'u');

/**
 * Whether a folded text may hold a term: it has all the words of it, the last perhaps as the beginning of a longer one.
 * Far quicker than a search, and most terms that a text does not hold have a word that it does not have.
 */
function wordFilter(folded: string): (key: string) => boolean {
  const words = new Set(folded.match(RUN));
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

/** Words within a word are not terms; a term that begins with a sign, such as ".NET", may occur anywhere. */
function beginningWord(pattern: string, flags: string): RegExp {
  return new RegExp(`${/^[\p{L}\p{N}]/u.test(pattern) ? BEGINNING : ''}${pattern}`, flags);
}

function escaped(term: string): string {
  return term.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

/** What a sign of a term may look like in a text. */
const looks: readonly (readonly [RegExp, string])[] = [
  [/['\u2018\u2019\u02bc]/, "['\u2018\u2019\u02bc]"],
  [/["\u201c-\u201f]/, '["\u201c-\u201f]'],
  [/[-\u2010-\u2015]/, '[-\u2010-\u2015]'],
  [/ /, '\\s+'],
];

function inAnyLook(pattern: string): string {
  return pattern.replace(
    /['\u2018\u2019\u02bc"\u201c-\u201f\u2010-\u2015 -]/g,
    (sign) => looks.find(([kind]) => kind.test(sign))?.[1] ?? sign,
  );
}
