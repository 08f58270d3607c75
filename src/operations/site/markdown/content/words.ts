/**
 * Counts the words of a text: runs of letters, marks and digits. In scripts that write no spaces between words, each
 * character is one.
 */
export function countWords(text: string): number {
  let words = 0;
  for (const _ of text.matchAll(WORD)) words++;
  return words;
}

const UNSPACED = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}';

const WORD = new RegExp(`[${UNSPACED}]|(?:(?![${UNSPACED}])[\\p{L}\\p{M}\\p{N}])+`, 'gu');
