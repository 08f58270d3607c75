import { hasEmojiSequence } from './emoji.ts';
import { hasJoinedLetter } from './joined-scripts.ts';

/** Whether a text may have characters that are drawn as one. */
export function mayHaveClusters(text: string): boolean {
  return hasEmojiSequence(text) || hasJoinedLetter(text);
}
