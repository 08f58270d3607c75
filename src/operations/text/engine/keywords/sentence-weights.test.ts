import { describe, expect, it } from 'vitest';
import { sentences } from '../../language/sentences.ts';
import { sentenceWeights } from './sentence-weights.ts';
import { tokensOf } from './tokens.ts';

const weights = (text: string): readonly number[] => {
  const found = sentences(text);
  return sentenceWeights(found, tokensOf(text, found, 'en'));
};

describe('sentenceWeights', () => {
  it('lowers salutations and asides', () => {
    const [greeting, fact, aside] = weights(
      'Hello team. The index was empty. Coffee was served in the lobby.',
    );
    expect(fact).toBe(1);
    expect(greeting).toBeLessThan(1);
    expect(aside).toBeLessThan(1);
  });

  it('takes what several sentences are about for no aside', () => {
    expect(weights('The coffee is roasted slowly. Our coffee comes from farms.')).toEqual([1, 1]);
  });
});
