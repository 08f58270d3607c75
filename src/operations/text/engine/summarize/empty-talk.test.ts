import { describe, expect, it } from 'vitest';
import { emptyPhrases, isSmallTalk } from './empty-talk.ts';

describe('emptyPhrases', () => {
  it.each([
    ['kind regards, tom', true],
    ['thanks for reading and follow us on social media', true],
    ['the meeting closed at 13:20.', true],
    ['the plant produces 12,000 cubic metres a day.', false],
    ['dear colleagues, on 1 june our office will move.', false],
    ['hi team, hope you are all well!', true],
    ['parcels must be delivered within a day.', false],
  ])('in %j: %s', (text, expected) => {
    expect(emptyPhrases(text) > 0).toBe(expected);
  });
});

describe('isSmallTalk', () => {
  it.each([
    ['umbrella', true],
    ['coffee', true],
    ['certificate', false],
    ['constructor', false],
  ])('%s: %s', (word, expected) => {
    expect(isSmallTalk(word)).toBe(expected);
  });
});
