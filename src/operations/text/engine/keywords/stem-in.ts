import type { Language } from '../../language/languages.ts';
import { stem } from '../../lexicon/stem.ts';

/** What the forms of a folded word share: in English its stem; a plural of French, Spanish and Portuguese has an s. */
export function stemIn(folded: string, language: Language | undefined): string {
  if (language === undefined || language === 'en') return stem(folded.replace(/'s$/, ''));
  const plain = language === 'es' || language === 'fr' || language === 'pt';
  return plain && folded.length > 4 ? folded.replace(/s$/, '') : folded;
}
