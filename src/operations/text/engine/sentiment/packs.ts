import { englishPack } from './english/english.ts';
import { otherLanguages, packOfLanguage } from './languages/languages.ts';
import type { Pack } from './pack.ts';

const made = new Map<string, Pack>();

/** The lists of a language, those of English where there are none. Made at first use. */
export function packOf(language: string): Pack {
  const other = otherLanguages.find((name) => name === language);
  const name = other ?? 'en';
  let pack = made.get(name);
  if (pack === undefined) {
    pack = other === undefined ? englishPack() : packOfLanguage(other);
    made.set(name, pack);
  }
  return pack;
}
