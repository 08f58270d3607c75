import { describe, expect, it } from 'vitest';
import { ratedWords } from '../../../../../scripts/text/rated-words.ts';

describe('rated words', () => {
  it.each([
    ['plain', 'odd', ['odd']],
    ['plain', 'impress~', ['impress', 'impresses', 'impressed', 'impressing']],
    ['plain', 'worry~', ['worry', 'worries', 'worried', 'worrying']],
    ['plain', 'delay~', ['delay', 'delays']],
    ['adjective', 'tidy', ['tidy', 'tidily', 'tidier', 'tidiest', 'tidiness']],
    ['adjective', 'sad', ['sad', 'sadly', 'sadder', 'saddest', 'sadness']],
    ['adjective', 'terrible', ['terrible', 'terribly']],
    ['adjective', 'fantastic', ['fantastic', 'fantastically']],
    ['romance', 'bueno', ['bueno', 'buena', 'buenos', 'buenas']],
    ['french', 'parfait', ['parfait', 'parfaite', 'parfaits', 'parfaites']],
    ['german', 'gut', ['gut', 'gute', 'guter', 'gutes', 'guten', 'gutem']],
  ])('%s %s has its forms', (kind, word, expected) => {
    expect([...ratedWords([['2', kind, word]]).keys()]).toEqual(expect.arrayContaining(expected));
  });

  it('a word that is listed wins over the same word as a form of another, wherever that is', () => {
    const rated = ratedWords([
      ['1', 'plain', 'fined'],
      ['3', 'plain', 'fine~'],
    ]);
    expect(rated.get('fine')?.weight).toBe(3);
    expect(rated.get('fined')?.weight).toBe(1);
  });

  it('some count only when they are denied', () => {
    const rated = ratedWords([
      ['2', 'wanted', 'refund~'],
      ['2', 'function', 'work~'],
    ]);
    expect(['refunds', 'works'].map((word) => rated.get(word)?.kind)).toEqual(['wanted', 'function']);
  });
});
