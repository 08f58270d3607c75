import { asideWords, boilerplate } from './lists/asides.ts';
import { phrasesOf } from './phrases.ts';

const asides = new Set(asideWords.trim().split(/\s+/));
const phrases = phrasesOf(boilerplate);

/** A salutation before a sentence that says more: the sentence counts. */
const SALUTED =
  /^(?:dear|hi|hello|hey|good (?:morning|afternoon|evening))\b[^,.!?]{0,40},\s(?=\S+\s\S+\s\S+\s\S+)/;

/** How many phrases of salutations, closings, thanks and notes about the text itself a folded sentence has. */
export function emptyPhrases(folded: string): number {
  return phrases.count(folded.replace(SALUTED, ''));
}

/**
 * Whether a folded word is one of small talk: weather, coffee, clothes, pets. Where it stands in several sentences
 * it is what the text is about, so ask only of words that stand in one.
 */
export function isSmallTalk(word: string): boolean {
  return asides.has(word);
}
