import { type Language, languages } from './languages.ts';

/**
 * Whether a folded word is a function word (the, of, is, not, don't) of a language, English unless given.
 * False in a language without a list.
 */
export function isStopWord(folded: string, language: Language = 'en'): boolean {
  return languages().isStopWord(folded, language);
}
