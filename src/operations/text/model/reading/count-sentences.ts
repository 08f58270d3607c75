import { fold } from '../../language/fold.ts';
import { sentences } from '../../language/sentences.ts';

/** How many different sentences a text has, at least one. */
export function countSentences(text: string): number {
  const different = new Set(sentences(text).map((sentence) => fold(sentence.text)));
  return Math.max(different.size, 1);
}
