import { normalized } from '../../../formats/normalized.ts';

/** What looks alike and is typed differently: quotes, dashes, white space. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u201a\u201b\u2032\u02bc\u0060\u00b4]/g, "'"],
  [/[\u201c\u201d\u201e\u201f\u00ab\u00bb\u2033]/g, '"'],
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/[\s\u200b\ufeff]+/g, ' '],
];

/** A text as it is compared with another: NFKC, lower case, one kind of quote, dash and white space. */
export function fold(text: string): string {
  let folded = normalized(text, 'NFKC').toLowerCase();
  for (const [pattern, plain] of alike) folded = folded.replace(pattern, plain);
  return folded.trim();
}

/** A sign that NFKC writes out in six characters at most, or a ligature of 8 or 18: U+FDFA is a sentence. */
const WRITTEN_OUT = /[\u3200-\u33ff\ufb00-\ufdf9]/g;
const LIGATURE = /[\ufdfa-\ufdff]/g;

/** How long a text is at most once it is folded, for what that costs; nearly what it is for most texts. */
export function mostFolded(text: string): number {
  const writtenOut = text.match(WRITTEN_OUT)?.length ?? 0;
  const ligatures = text.match(LIGATURE)?.length ?? 0;
  return text.length + 5 * writtenOut + 17 * ligatures;
}

/** A text in small letters, each at its place: of all letters \u0130 alone becomes two in small letters. */
export function inSmallLetters(text: string): string {
  return text.replaceAll('\u0130', 'I').toLowerCase();
}
