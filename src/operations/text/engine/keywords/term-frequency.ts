import { languageOf } from '../../language/detect-language.ts';
import type { Language } from '../../language/languages.ts';
import { isStopWord } from '../../language/stop-words.ts';
import { type Word, words } from '../../language/words.ts';
import type { Keyword } from './keyword.ts';

interface Count {
  readonly term: string;
  count: number;
}

/**
 * The words of a text that are not function words, at most `max`, most frequent first and of equal ones the first:
 * what stands in for a language model's answer that was of no use. The weight is the share of the top word's count.
 */
export function termFrequencies(text: string, max: number): readonly Keyword[] {
  return frequenciesOf(words(text), languageOf(text), max);
}

/** The same of words that have been read. */
export function frequenciesOf(
  found: readonly Pick<Word, 'text' | 'folded'>[],
  language: Language | undefined,
  max: number,
): readonly Keyword[] {
  const counts = new Map<string, Count>();
  for (const word of found) {
    if (!isTerm(word) || isStopWord(word.folded, language)) continue;
    const known = counts.get(word.folded);
    if (known === undefined) counts.set(word.folded, { term: word.text, count: 1 });
    else known.count += 1;
  }
  const ranked = [...counts.values()].sort((a, b) => b.count - a.count).slice(0, max);
  const most = ranked[0]?.count ?? 1;
  return ranked.map(({ term, count }) => ({ term, weight: Math.round((count / most) * 10_000) / 10_000 }));
}

/** Numbers and single letters of alphabets name nothing by themselves. */
function isTerm({ folded }: Pick<Word, 'folded'>): boolean {
  return /\p{L}/u.test(folded) && (folded.length > 1 || /[^\0-\u02ff]/.test(folded));
}
