import { fold } from '../language/fold.ts';

/** Longer terms are sentences. */
const MAX_TERM_LENGTH = 100;

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
  return (term) => {
    const wanted = term.replace(/\s+/g, ' ').trim();
    const key = fold(wanted);
    if (wanted.length > MAX_TERM_LENGTH || !/[\p{L}\p{N}\p{S}]/u.test(key)) return undefined;
    if (!beginningWord(escaped(key), 'u').test(folded)) return undefined;
    const written = beginningWord(inAnyLook(escaped(wanted)), 'iu').exec(text)?.[0];
    return written?.replace(/\s+/g, ' ') ?? wanted;
  };
}

/** Words within a word are not terms; a term that begins with a sign, such as ".NET", may occur anywhere. */
function beginningWord(pattern: string, flags: string): RegExp {
  return new RegExp(`${/^[\p{L}\p{N}]/u.test(pattern) ? BEGINNING : ''}${pattern}`, flags);
}

function escaped(term: string): string {
  return term.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

function inAnyLook(pattern: string): string {
  return pattern
    .replace(/['\u2018\u2019\u02bc]/g, "['\u2018\u2019\u02bc]")
    .replace(/["\u201c-\u201f]/g, '["\u201c-\u201f]')
    .replace(/[-\u2010-\u2015]/g, '[-\u2010-\u2015]')
    .replaceAll(' ', '\\s+');
}
