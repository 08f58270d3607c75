import { fold } from '../../language/fold.ts';
import type { Sentence } from '../../language/sentences.ts';
import { emptyPhrases, isSmallTalk } from '../summarize/empty-talk.ts';
import type { Token } from './token.ts';

/** How much a phrase or word of small talk takes from what the terms of its sentence count. */
const EMPTY = 0.7;

/** What the terms of each sentence count: 1, or less in salutations, thanks and asides. */
export function sentenceWeights(sentences: readonly Sentence[], tokens: readonly Token[]): readonly number[] {
  const places = new Map<string, number>();
  for (const { folded, sentence } of tokens) {
    if (isSmallTalk(folded))
      places.set(folded, places.has(folded) && places.get(folded) !== sentence ? -1 : sentence);
  }
  const empty = sentences.map(({ text }) => emptyPhrases(fold(text)));
  for (const sentence of places.values()) if (sentence >= 0) empty[sentence]! += 1;
  return empty.map((count) => 1 / (1 + EMPTY * Math.min(3, count)));
}
