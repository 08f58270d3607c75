import { type Language, languages } from '../../language/languages.ts';

/** Endings of verbs and adverbs. */
const VERB: ReadonlyMap<Language, RegExp> = new Map([
  ['es', /(?:mente|aron|ieron|aban|[i\u00ed]an|ando|iendo|ar\u00e1n?|er\u00e1n?|ir\u00e1n?|[^aeiou]\u00f3)$/],
  ['pt', /(?:mente|aram|eram|iram|avam|ando|endo|indo|ar\u00e1|er\u00e1|ir\u00e1|[aei]r\u00e3o|ou)$/],
  ['it', /(?:mente|arono|irono|avano|evano|ando|endo|er\u00e0|ir\u00e0)$/],
  ['fr', /(?:[a-z]{3}amment|emment|ement|aient|\u00e8rent|ait|eront|era|ez)$/],
  ['nl', /(?:lijk|end|eerde)$/],
]);

/**
 * What a word of another language can be in a term. In German a noun has a capital; elsewhere endings tell some
 * verbs and adverbs.
 */
export function foreignRole(folded: string, text: string, language: Language): 'none' | 'before' | 'any' {
  if (languages().isPlain(folded, language)) return 'none';
  if (language === 'de') return /^\p{Lu}/u.test(text) ? 'any' : 'before';
  return VERB.get(language)?.test(folded) ? 'none' : 'any';
}
