import { mergedBlocks, reviewedBlocks } from './disposable.generated.ts';
import { SortedWords } from './sorted-words.ts';

/** A published list: one whose keepers check each domain, or a merge of lists without such a check. */
export type PublishedList = 'reviewed' | 'merged';

/** The published list that a domain, ASCII in lower case, is on itself; undefined when it is on none. */
export function listOf(asciiDomain: string): PublishedList | undefined {
  if (reviewed.has(asciiDomain)) return 'reviewed';
  return merged.has(asciiDomain) ? 'merged' : undefined;
}

const reviewed = new SortedWords(reviewedBlocks);
const merged = new SortedWords(mergedBlocks);
