import { describe, expect, it } from 'vitest';
import { termFrequencies } from './term-frequency.ts';

describe('termFrequencies', () => {
  it('ranks words by how often they occur, the first of equal ones first', () => {
    expect(termFrequencies('The boat and the Pier. A boat, 12 boats at the pier, a boat.', 3)).toEqual([
      { term: 'boat', weight: 1 },
      { term: 'Pier', weight: 0.6667 },
      { term: 'boats', weight: 0.3333 },
    ]);
  });

  it('leaves out function words, in the language of the text', () => {
    expect(
      termFrequencies('Das ist nicht der Zug, und der Zug ist es auch nicht.', 5).map(({ term }) => term),
    ).toEqual(['Zug']);
  });

  it.each(['', 'the of and', '12 3.50'])('has nothing to rank in %j', (text) => {
    expect(termFrequencies(text, 5)).toEqual([]);
  });

  it('counts constructor as a word like others', () => {
    expect(termFrequencies('constructor __proto__ constructor', 5)[0]).toEqual({
      term: 'constructor',
      weight: 1,
    });
  });
});
