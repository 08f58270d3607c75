import { pageWords } from '../reading/page-words.ts';

const leaving = pageWords('leaving');
const reaching = pageWords('reaching');
const reachingFigure = pageWords('reaching a figure');

/** Words between the two of a range, at most: desde las 9:00 del lunes hasta. */
const MAX_BETWEEN = 8;

/**
 * English words, by their place in a row of folded words, for those that begin and end a range in another language: from
 * and until for von 3. bis 9. Mai, del 3 al 9 de mayo. Words such as de and a, which say much else, are read so only
 * before figures and in pairs.
 */
export function rangeWords(folded: readonly string[]): ReadonlyMap<number, 'from' | 'until'> {
  const found = new Map<number, 'from' | 'until'>();
  for (const [at, word] of folded.entries()) {
    if (reaching.has(word) && !isFigure(folded[at - 1]) && isBeforeFigure(folded, at))
      read(found, folded, at, 'until');
    if (!leaving.has(word)) continue;
    const end = endOf(folded, at);
    if (end === undefined) continue;
    read(found, folded, at, 'from');
    read(found, folded, end, 'until');
  }
  return found;
}

/** Reads a word, and an article between it and a figure, as an English one: hasta las 17:30. */
function read(
  found: Map<number, 'from' | 'until'>,
  folded: readonly string[],
  at: number,
  english: 'from' | 'until',
): void {
  found.set(at, english);
  if (!isFigure(folded[at + 1]) && isFigure(folded[at + 2])) found.set(at + 1, english);
}

/** Where the range that begins at a word ends. */
function endOf(folded: readonly string[], from: number): number | undefined {
  const isOfFigures = isBeforeFigure(folded, from);
  for (let at = from + 2; at < folded.length && at <= from + MAX_BETWEEN; at++) {
    const word = folded[at] as string;
    if (reaching.has(word)) return at;
    if (isOfFigures && reachingFigure.has(word) && isBeforeFigure(folded, at)) return at;
  }
  return undefined;
}

/** Whether one of the two words behind is a figure: al 9, hasta las 17:30. */
function isBeforeFigure(folded: readonly string[], at: number): boolean {
  return isFigure(folded[at + 1]) || isFigure(folded[at + 2]);
}

function isFigure(word: string | undefined): boolean {
  return word !== undefined && /^\d/.test(word);
}
