import { describe, expect, it } from 'vitest';
import { phraseKinds, phrasesOf } from './phrases.ts';

const { count } = phrasesOf('thank you|thanks\n  click here|costs');

describe('phrasesOf', () => {
  it.each([
    ['thank you and thanks', 2],
    ['costs', 1],
    ['thankyou, click  here', 0],
    ['it costs10', 0],
    ['(thank you)', 1],
    ['constructor __proto__', 0],
  ])('in %j: %i', (text, expected) => {
    expect(count(text)).toBe(expected);
  });
});

describe('phraseKinds', () => {
  it('counts each list by itself, a phrase of both in both', () => {
    expect(phraseKinds(['costs|price', 'price of']).counts('the price of bread, the costs')).toEqual([2, 1]);
  });
});
