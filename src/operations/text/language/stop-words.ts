import type { Language } from './language.ts';
import { dutch } from './stop-words/dutch.ts';
import { english } from './stop-words/english.ts';
import { french } from './stop-words/french.ts';
import * as further from './stop-words/further-languages.ts';
import { german } from './stop-words/german.ts';
import { italian } from './stop-words/italian.ts';
import { portuguese } from './stop-words/portuguese.ts';
import { spanish } from './stop-words/spanish.ts';

/** The languages with a list of function words, with their lists. */
const lists = [
  ['en', english],
  ['es', spanish],
  ['fr', french],
  ['de', german],
  ['it', italian],
  ['pt', portuguese],
  ['nl', dutch],
  ['sv', further.swedish],
  ['da', further.danish],
  ['no', further.norwegian],
  ['fi', further.finnish],
  ['pl', further.polish],
  ['cs', further.czech],
  ['tr', further.turkish],
  ['ro', further.romanian],
  ['hu', further.hungarian],
  ['id', further.indonesian],
] as const satisfies readonly (readonly [Language, string])[];

/** The languages whose function words are known. */
export type ListedLanguage = (typeof lists)[number][0];

let sets: ReadonlyMap<Language, ReadonlySet<string>> | undefined;

/** The function words of each listed language, folded as `words` folds them. */
export function stopWords(): ReadonlyMap<Language, ReadonlySet<string>> {
  sets ??= new Map(lists.map(([language, list]) => [language, new Set(list.trim().split(/\s+/))]));
  return sets;
}

/**
 * Whether a folded word is a function word (the, of, is, not, don't) of a language, English unless told.
 * False in a language without a list.
 */
export function isStopWord(folded: string, language: Language = 'en'): boolean {
  return stopWords().get(language)?.has(folded) ?? false;
}
