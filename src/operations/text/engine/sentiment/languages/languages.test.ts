import { describe, expect, it } from 'vitest';
import { canonicalLatin } from './canonical-latin.ts';
import { otherLanguages, packOfLanguage } from './languages.ts';

describe('the lists of other languages', () => {
  it.each(otherLanguages)('%s has 250 rated words and more, all without accents', (language) => {
    const { lexicon } = packOfLanguage(language);
    expect(lexicon.size).toBeGreaterThanOrEqual(250);
    for (const word of lexicon.keys()) expect(word).toMatch(/^[a-z-]+$/);
  });

  it.each([
    ["l'accueil", ['l', 'accueil']],
    ['d\u00e9\u00e7u', ['decu']],
    ['gro\u00df', ['gross']],
    ['c\u0153ur', ['coeur']],
  ])('%s is looked up as %j', (word, expected) => {
    expect(canonicalLatin(word)).toEqual(expected);
  });
});
