import { describe, expect, it } from 'vitest';
import { isVerbPlace, nounVerbs } from './noun-verbs.ts';

describe('words that are nouns and verbs', () => {
  it.each(['dispatch', 'repair', 'delay', 'purchase', 'work', 'drink'])('knows %s', (word) => {
    expect(nounVerbs.has(word)).toBe(true);
  });

  it.each(['remain', 'obtain', 'require', 'constructor'])('takes %s for no noun', (word) => {
    expect(nounVerbs.has(word)).toBe(false);
  });

  it.each([
    ['to', true],
    ['will', true],
    ['we', true],
    ['kindly', true],
    ['on-time', false],
    ['ten-year', false],
    ['maintenance', false],
    ['for', false],
  ])('a verb may stand behind %j: %s', (before, expected) => {
    expect(isVerbPlace(before)).toBe(expected);
  });
});
