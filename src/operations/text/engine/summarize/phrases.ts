import type { Word } from '../../language/words.ts';
import { rowsOf } from '../../lexicon/lexicon.ts';
import { PatternIndex } from '../../lexicon/matcher.ts';
import { once } from '../../lexicon/once.ts';

/** What a phrase of en/summary-phrases.tsv says of its sentence. */
export type PhraseKind = 'cue' | 'number' | 'empty';

/** How many phrases of each kind begin at the words of a sentence. */
export function countPhrases(words: readonly Word[]): Readonly<Record<PhraseKind, number>> {
  const counts = { cue: 0, number: 0, empty: 0 };
  const tokens = words.map(({ folded }) => ({ word: folded, isAfterStop: false, isAfterBreak: false }));
  for (let at = 0; at < tokens.length; at++) {
    for (const { payload } of phrases().matchesAt(tokens, at)) counts[payload] += 1;
  }
  return counts;
}

const phrases = once((): PatternIndex<PhraseKind> => {
  const index = new PatternIndex<PhraseKind>({ classes: new Map() });
  for (const [kind, pattern = ''] of rowsOf('en/summary-phrases.tsv')) {
    index.add(pattern, kind as PhraseKind);
  }
  return index;
});
