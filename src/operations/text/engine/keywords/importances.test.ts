import { describe, expect, it } from 'vitest';
import { readSentences } from '../summarize/read-sentences.ts';
import { importances, importancesBy } from './importances.ts';

describe('importances', () => {
  it('gives 1 to the sentence that says most, 0 to the one that says least', () => {
    const text =
      'The council approved the tram line to the station for 40 million euros. Biscuits were kindly provided.';
    expect(importances(text, 'en')).toEqual([1, 0]);
  });

  it.each([
    ['nothing', '', []],
    ['one sentence', 'The tram runs.', [1]],
    ['a sentence that stood before', 'The tram runs. The tram runs.', [1]],
  ])('of %s', (_, text, expected) => {
    expect(importances(text, 'en')).toEqual(expected);
  });
});

describe('importancesBy', () => {
  it('spreads scores from 0 to 1, by the place in the text', () => {
    const lines = readSentences('The tram runs. The tram runs. The bus waits. The boat sails.');
    expect(importancesBy(lines, [1, 3, 2])).toEqual([0, 0, 1, 0.5]);
  });
});
