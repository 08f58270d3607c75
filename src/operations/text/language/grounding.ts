import { fold } from './fold.ts';
import { words } from './words.ts';

/** From this many digits on, a number is the same however it is grouped: +44 20 7946, 0044207946. */
const TELLING_DIGITS = 5;

/**
 * Says of values whether a text states them: the value occurs in it (case, quotes, dashes and white space set
 * aside), or its digits do where it has five or more, or each of its words does. An empty value is not stated.
 * The text is folded once for all values.
 */
export function grounding(text: string): (value: string) => boolean {
  const folded = fold(text);
  let digits: string | undefined;
  let known: ReadonlySet<string> | undefined;
  return (value) => {
    const sought = fold(value);
    if (sought === '') return false;
    if (folded.includes(sought)) return true;
    const figures = digitsOf(sought);
    if (figures.length >= TELLING_DIGITS) {
      digits ??= digitRuns(folded);
      return digits.includes(figures) && lettersAreKnown(sought);
    }
    return allKnown(sought);
  };

  function allKnown(sought: string): boolean {
    known ??= new Set(words(folded).map((word) => word.folded));
    const parts = words(sought);
    return parts.length > 0 && parts.every((word) => known?.has(word.folded));
  }

  /** The words around a number must be stated too, units and currencies may be spelt in another way. */
  function lettersAreKnown(sought: string): boolean {
    known ??= new Set(words(folded).map((word) => word.folded));
    return words(sought).every(
      (word) => /\p{N}/u.test(word.folded) || word.folded.length <= 3 || known?.has(word.folded),
    );
  }
}

function digitsOf(text: string): string {
  return text.replace(/\P{Nd}/gu, '');
}

/** The digits of a text, joined where only spaces and signs are between them, parted by letters. */
function digitRuns(text: string): string {
  return text.replace(/[\p{L}\p{M}]+/gu, '|').replace(/[^\p{Nd}|]+/gu, '');
}
