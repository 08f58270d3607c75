import { fold } from './fold.mjs';

/** Whether two values are the same but for case, quotes, dashes, white space and the mark at the end. */
export function isSameValue(one, other) {
  return trimmed(one) === trimmed(other);
}

/** Whether one of two values has the words of the other in a row, small words aside. */
export function isSameSpan(one, other) {
  const [a, b] = [wordsOf(one), wordsOf(other)].map((words) => ` ${words.join(' ')} `);
  return a.includes(b) || b.includes(a);
}

function trimmed(value) {
  return fold(value).replace(/[.,;:!?]+$/, '');
}

const SMALL = new Set(
  'a an the this that my your our his her its their of in on at to for from by with and or is are'.split(' '),
);

/** A figure with its marks is one word, as 11:30 of 11:30AM. */
function wordsOf(value) {
  const words = fold(value).match(/\d+(?:[.,:/-]\d+)*|\p{L}+/gu) ?? [fold(value)];
  const telling = words.filter((word) => !SMALL.has(word));
  return telling.length > 0 ? telling : words;
}
