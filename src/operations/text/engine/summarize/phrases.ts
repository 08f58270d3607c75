import type { Word } from '../../language/words.ts';
import { rowsOf } from '../../lexicon/lexicon.ts';
import { PatternIndex } from '../../lexicon/matcher.ts';

/** What a phrase of en/summary-phrases.tsv says of its sentence. */
export type PhraseKind = 'cue' | 'number' | 'empty';

let index: PatternIndex<PhraseKind> | undefined;

/** How many phrases of each kind begin at the words of a sentence. */
export function countPhrases(words: readonly Word[]): Readonly<Record<PhraseKind, number>> {
  index ??= indexOfPhrases();
  const counts = { cue: 0, number: 0, empty: 0 };
  const tokens = words.map(({ folded }) => ({ word: folded, isAfterStop: false, isAfterBreak: false }));
  for (let at = 0; at < tokens.length; at++) {
    for (const { payload } of index.matchesAt(tokens, at)) counts[payload] += 1;
  }
  return counts;
}

function indexOfPhrases(): PatternIndex<PhraseKind> {
  const phrases = new PatternIndex<PhraseKind>({ classes: new Map() });
  for (const [kind, pattern = ''] of rowsOf('en/summary-phrases.tsv')) {
    phrases.add(pattern, kind as PhraseKind);
  }
  return phrases;
}
