import { describe, expect, it } from 'vitest';
import { Phrases } from './phrases.ts';

const phrases = new Phrases(
  [
    `+2 worth every|the penny, back|+
        home again, well|really done`,
    `-2 never ~ again, not|never worth, %dish was cold, after %number days, a * day
     0 fire alarm`,
  ],
  new Map([['dish', 'soup pizza']]),
  new Set(['not', 'never']),
);

function matched(text: string): readonly [number, number] | undefined {
  const tokens = text.split(' ').map((word) => ({
    word: word.replace(/[.,]$/, ''),
    isAfterStop: false,
    isAfterBreak: false,
  }));
  const ends = text.split(' ').map((word) => word.at(-1));
  const placed = tokens.map((token, at) => ({
    ...token,
    isAfterStop: ends[at - 1] === '.',
    isAfterBreak: ends[at - 1] === '.' || ends[at - 1] === ',',
  }));
  const found = phrases.match(placed, 0);
  return found === undefined ? undefined : [found.phrase.weight, found.end];
}

describe('a phrase', () => {
  it.each([
    ['worth every penny', [2, 3]],
    ['worth the penny', [2, 3]],
    ['worth a penny', undefined],
    ['home again', [2, 2]],
    ['really done', [2, 2]],
    ['soup was cold', [-2, 3]],
    ['pizza was cold today', [-2, 3]],
    ['tea was cold', undefined],
    ['after 3 days', [-2, 3]],
    ['a bad day', [-2, 3]],
    ['fire alarm', [0, 2]],
    ['never again', [-2, 2]],
    ['never will I then go again', undefined],
    ['never buy here again', [-2, 4]],
    ['never buy, not again', undefined],
    ['fire. alarm', undefined],
  ])('%s', (text, expected) => {
    expect(matched(text)).toEqual(expected);
  });

  it('is closed to denial when it holds one', () => {
    const token = (word: string) => ({ word, isAfterStop: false, isAfterBreak: false });
    expect(phrases.match(['not', 'worth'].map(token), 0)?.phrase.isClosed).toBe(true);
    expect(phrases.match(['home', 'again'].map(token), 0)?.phrase.isClosed).toBe(false);
  });
});
