import { hasEmojiSequence } from './emoji.ts';
import { hasJoinedLetter } from './joined-scripts.ts';

/** Before Arabic, the joiners and emoji there is nothing that joins; a text of it is passed over at once. */
const BEYOND_LATIN = /[\u0600-\uffff]/;

/** Whether a text may have characters that are drawn as one. */
export function mayHaveClusters(text: string): boolean {
  return BEYOND_LATIN.test(text) && (hasEmojiSequence(text) || hasJoinedLetter(text));
}
