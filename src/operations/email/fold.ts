import { normalized } from '../../formats/normalized.ts';

/** Letters that are not an accented a to z but are written as one in addresses. */
const spelled: Readonly<Record<string, string>> = {
  '\u00df': 'ss',
  '\u00e6': 'ae',
  '\u0153': 'oe',
  '\u00f8': 'o',
  '\u0111': 'd',
  '\u0142': 'l',
  '\u0131': 'i',
  '\u00f0': 'd',
  '\u00fe': 'th',
};

/** A text in lower case with its Latin letters written in a to z; letters of other scripts stay. */
export function foldLatin(text: string): string {
  const lower = text.toLowerCase();
  if (!/[^\0-\x7f]/.test(lower)) return lower;
  return normalized(lower, 'NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\u0080-\u01ff]/g, (letter) => spelled[letter] ?? letter);
}
