import { expect, it } from 'vitest';
import { englishPack } from './english.ts';

const { lexicon, phrases } = englishPack();
const weightOf = (word: string) => lexicon.get(word)?.weight;

it('rates 5,000 English words and more', () => {
  expect([...lexicon.values()].filter(({ weight }) => weight !== 0).length).toBeGreaterThanOrEqual(5000);
});

it('takes words out of the seed that are names of things', () => {
  for (const word of ['share', 'novel', 'please', 'legal', 'grand']) expect(weightOf(word)).toBe(0);
  expect(lexicon.get('war')?.kind).toBe('topic');
});

it('holds nothing of what every object has', () => {
  for (const word of ['constructor', '__proto__', 'toString']) expect(lexicon.has(word)).toBe(false);
});

it.each(['the', 'a', 'is', 'and', 'to', 'of', 'this', 'so', 'like', 'not', 'was', 'free', 'used'])(
  'has no phrase of the word %s alone',
  (word) => {
    expect(phrases.match([{ word, isAfterStop: false, isAfterBreak: false }], 0)).toBeUndefined();
  },
);
