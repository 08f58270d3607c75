import { describe, expect, it } from 'vitest';
import { sentences } from '../../language/sentences.ts';
import { importances } from './importances.ts';

describe('importances', () => {
  it('gives 1 to the sentence that says most, 0 to the one that says least', () => {
    const text =
      'The council approved the tram line to the station for 40 million euros. Biscuits were kindly provided.';
    expect(importances(sentences(text), 'en')).toEqual([1, 0]);
  });

  it.each([
    ['nothing', '', []],
    ['one sentence', 'The tram runs.', [1]],
    ['a sentence that has been before', 'The tram runs. The tram runs.', [1, 0]],
  ])('of %s', (_, text, expected) => {
    expect(importances(sentences(text), 'en')).toEqual(expected);
  });
});
