import { describe, expect, it } from 'vitest';
import { sentences } from '../../language/sentences.ts';
import { linesOf } from './lines.ts';
import { similarity, vectorsOf, weightsOf } from './vectors.ts';

const lines = linesOf(sentences('Trams run. The tram runs fast. A dog barks. Running trams.'));
const { all, centrality } = vectorsOf(lines, 'en');

describe('vectorsOf', () => {
  it('has one term for the forms of a word', () => {
    expect(all[3]?.terms).toHaveLength(2);
    expect(all[0]?.terms).toEqual(expect.arrayContaining([...all[3]!.terms]));
  });

  it('gives a sentence that shares no word with others no centrality', () => {
    expect(centrality[2]).toBeCloseTo(0, 9);
    expect(Math.min(centrality[0]!, centrality[1]!, centrality[3]!)).toBeGreaterThan(0);
  });

  it('compares by the cosine', () => {
    expect(similarity(weightsOf(all[0]!), all[0]!)).toBeCloseTo(1, 9);
    expect(similarity(weightsOf(all[0]!), all[2]!)).toBe(0);
  });
});
