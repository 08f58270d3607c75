import { fold } from '../language/fold.ts';

/** Longer terms are sentences. */
const LONGEST_TERM = 100;

/** Scripts whose words stand without spaces between them. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/**
 * Looks terms up in one text, without regard to case, Unicode form, white space and the look of quotes and dashes.
 * Gives a term as the text has it at its first place, with single spaces, or undefined where it does not stand in the
 * text, or only within a word.
 */
export function termFinder(text: string): (term: string) => string | undefined {
  const folded = fold(text);
  return (term) => {
    const wanted = term.replace(/\s+/g, ' ').trim();
    const key = fold(wanted);
    if (key === '' || wanted.length > LONGEST_TERM || !/[\p{L}\p{N}\p{S}]/u.test(key)) return undefined;
    if (!beginsWord(folded, key)) return undefined;
    return surface(text, wanted) ?? wanted;
  };
}

/** Whether a key stands in the text where a word begins; "ai" does not stand in "said". */
function beginsWord(folded: string, key: string): boolean {
  for (let at = folded.indexOf(key); at !== -1; at = folded.indexOf(key, at + key.length)) {
    const around = folded.slice(Math.max(0, at - 2), at + 2);
    const isWithin =
      /[\p{L}\p{N}]$/u.test(folded.slice(Math.max(0, at - 2), at)) && /^[\p{L}\p{N}]/u.test(key);
    if (!isWithin || UNSPACED.test(around)) return true;
  }
  return false;
}

/** The term at its first place in the text, as it is written there. */
function surface(text: string, term: string): string | undefined {
  const letters = term
    .replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
    .replace(/['\u2018\u2019\u02bc]/g, "['\u2018\u2019\u02bc]")
    .replace(/["\u201c-\u201f]/g, '["\u201c-\u201f]')
    .replace(/[-\u2010-\u2015]/g, '[-\u2010-\u2015]')
    .replaceAll(' ', '\\s+');
  const boundary = /^[\p{L}\p{N}]/u.test(term) && !UNSPACED.test(term) ? '(?<![\\p{L}\\p{N}])' : '';
  return new RegExp(`${boundary}${letters}`, 'iu').exec(text)?.[0].replace(/\s+/g, ' ');
}
