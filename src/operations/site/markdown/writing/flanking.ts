/** The characters before and after a place, as CommonMark 6.2 tells them apart. */
export interface Flank {
  readonly before: Side;
  readonly after: Side;
}

/** Parsers differ in what symbols beyond the Basic Multilingual Plane are. */
export type Side = 'space' | 'punctuation' | 'letter' | 'unsure';

/** What is around a place in a text; beyond its ends is white space. */
export function flankOf(text: string, at: number): Flank {
  return { before: sideOf(text[at - 1]), after: sideOf(text[at]) };
}

/** What a character is; undefined for the edge of a text. */
export function sideOf(character: string | undefined): Side {
  if (character === undefined || /\s/.test(character)) return 'space';
  if (/[\ud800-\udfff]/.test(character)) return 'unsure';
  return /[\p{P}\p{S}\ufffc]/u.test(character) ? 'punctuation' : 'letter';
}

/** Whether a mark that begins here is read as one (CommonMark 6.2, left-flanking). */
export function isOpening({ before, after }: Flank): boolean {
  return flanks(after, before);
}

/** Whether a mark that ends here is read as one (CommonMark 6.2, right-flanking). */
export function isClosing({ before, after }: Flank): boolean {
  return flanks(before, after);
}

function flanks(inside: Side, outside: Side): boolean {
  if (inside === 'space') return false;
  return inside === 'letter' || outside === 'space' || outside === 'punctuation';
}
