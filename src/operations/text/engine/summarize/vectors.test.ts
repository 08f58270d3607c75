import { describe, expect, it } from 'vitest';
import { readSentences } from './read-sentences.ts';
import { similarity, vectorsOf, weightsOf } from './vectors.ts';

const lines = readSentences('Trams run. The tram runs fast. A dog barks. Running trams.');
const { all, centrality, spread, term, word } = vectorsOf(lines, 'en');

describe('vectorsOf', () => {
  it('has one term for the forms of a word', () => {
    expect(term('trams')).toBe(term('tram'));
    expect(word[term('tram')!]).toBe('trams');
    expect(spread[term('tram')!]).toBe(3);
    expect(term('constructor')).toBeUndefined();
  });

  it('gives a sentence that shares no word with others no centrality', () => {
    expect(centrality[2]).toBeCloseTo(0, 9);
    expect(Math.min(centrality[0]!, centrality[1]!, centrality[3]!)).toBeGreaterThan(0);
  });

  it('compares by the cosine', () => {
    expect(similarity(weightsOf(all[0]!), all[0]!)).toBeCloseTo(1, 9);
    expect(similarity(weightsOf(all[0]!), all[2]!)).toBe(0);
  });

  it('sees which sentences have a verb', () => {
    expect(
      vectorsOf(readSentences('The dog is old. The old dog of the house.'), 'en').all.map(
        ({ hasVerb }) => hasVerb,
      ),
    ).toEqual([true, false]);
  });
});
