import { describe, expect, it } from 'vitest';
import { lexiconTables } from '../../lexicon/lexicon.generated.ts';
import { canonicalLatin } from './canonical.ts';
import { packOf } from './packs.ts';

const ratedLanguages = ['en', 'es', 'fr', 'de', 'it', 'pt'];
/** The rated words of a language in all their forms. */
function ratedIn(language: string): ReadonlySet<string> {
  const table = lexiconTables[`${language as 'en'}/sentiment-words.tsv`];
  return new Set(table.split('\n').map((line) => line.slice(0, line.indexOf('\t'))));
}

const others = ratedLanguages.filter((language) => language !== 'en');

describe('the lists of a language', () => {
  it('English has 2,500 rated words and more', () => {
    expect(ratedIn('en').size).toBeGreaterThanOrEqual(2500);
  });

  it.each(others)('%s has 250 rated words and more, all without accents', (language) => {
    const words = ratedIn(language);
    expect(words.size).toBeGreaterThanOrEqual(250);
    for (const word of words) expect(word).toMatch(/^[a-z-]+$/);
  });

  it.each(ratedLanguages)('%s has words that deny, and words that a denial reaches across', (language) => {
    const { negator, transparent } = packOf(language).roles;
    expect(Math.min(negator.size, transparent.size)).toBeGreaterThan(3);
  });

  it('holds nothing of what every object has', () => {
    for (const word of ['constructor', '__proto__', 'toString'])
      expect(packOf('en').words.has(word)).toBe(false);
  });

  it.each(['the', 'a', 'is', 'and', 'to', 'of', 'this', 'so', 'like', 'not', 'was', 'free', 'used'])(
    'has no phrase of the word %s alone',
    (word) => {
      const token = { word, isAfterStop: false, isAfterBreak: false };
      expect(packOf('en').phrases.longestAt([token], 0)).toBeUndefined();
    },
  );

  it('a phrase is closed to denial when it has one of its own', () => {
    const isClosed = (text: string) => {
      const tokens = text.split(' ').map((word) => ({ word, isAfterStop: false, isAfterBreak: false }));
      return packOf('en').phrases.longestAt(tokens, 0)?.payload.isClosed;
    };
    expect(isClosed('never again')).toBe(true);
    expect(isClosed('waste of money')).toBe(false);
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
