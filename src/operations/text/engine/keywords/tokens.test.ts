import { describe, expect, it } from 'vitest';
import type { Language } from '../../language/languages.ts';
import { sentences } from '../../language/sentences.ts';
import { tokensOf } from './tokens.ts';

const read = (text: string, language: Language = 'en') => tokensOf(text, sentences(text), language);
const usable = (text: string, language: Language = 'en'): string[] =>
  read(text, language)
    .filter(({ role }) => role === 'any')
    .map(({ text: own }) => own);

describe('tokensOf', () => {
  it.each([
    ['a verb after a pronoun, a noun after an article', 'We display the display.', ['display']],
    ['a verb after a plural noun', 'Trains stop here.', ['Trains']],
    ['a participle is part of a term, not its end', 'The sealed tank was sealed.', ['tank']],
    ['capitals make acronyms of function words', 'The US and IT teams met us.', ['US', 'IT', 'teams']],
    ['addresses are no words', 'Write to bob@x.example for boats', ['boats']],
    ['numbers are no terms', 'Pay 12 or 12,000 coins', ['coins']],
  ])('%s', (_, text, expected) => {
    expect(usable(text)).toEqual(expected);
  });

  it('takes capitals for nouns in German', () => {
    expect(usable('Der alte Bahnhof wird morgen geschlossen.', 'de')).toEqual(['Bahnhof']);
  });

  it('leaves verb endings out in Spanish', () => {
    expect(usable('Los vecinos protestaron ante el ayuntamiento.', 'es')).toEqual([
      'vecinos',
      'ayuntamiento',
    ]);
  });

  it('joins words that only white space parts', () => {
    expect(read('tram line, tram\nstop').map(({ joined }) => joined)).toEqual([false, true, false, true]);
  });

  it.each([
    ['a name begins after a small word', 'We met coach Reidar Moen.', 'Reidar', false],
    ['an acronym goes on', 'We met an expired TLS certificate.', 'TLS', true],
    ['an ampersand joins names', 'We like Ferrant & Daughters.', 'Daughters', true],
  ])('%s', (_, text, word, expected) => {
    expect(read(text).find(({ text: own }) => own === word)?.joined).toBe(expected);
  });

  it('knows a name at the beginning of a sentence from one inside', () => {
    expect(read('We saw Torvik. Torvik won.').map(({ named }) => named)).toEqual([
      false,
      false,
      true,
      true,
      false,
    ]);
  });

  it.each([
    ['units', 'It has 6 TB drives.', 'TB'],
    ['per cent', 'She took a 40 per cent stake.', 'cent'],
  ])('%s begin no term', (_, text, word) => {
    expect(read(text).find(({ text: own }) => own === word)?.role).toBe('none');
  });

  it('takes no capital for a name where all are capitals', () => {
    expect(read('THE BOAT SAILS ON MONDAY').every(({ named }) => !named)).toBe(true);
  });
});
