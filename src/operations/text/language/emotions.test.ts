import { describe, expect, it } from 'vitest';
import { afterEmotion, isEmotion } from './emotions.ts';

describe('afterEmotion', () => {
  it.each([
    ['\u{1f60d}\u{1f60d} \u{1f44d}\u{1f3fd} next', 9],
    [':-) :D next', 6],
    ['<3 next', 2],
    ['\u{1f468}\u200d\u{1f469}\u200d\u{1f467}x', 8],
    ['\u{1f1e9}\u{1f1ea} next', 4],
    [':Dear', 0],
    ['\u00a9 2024', 0],
    ['<30', 0],
    ['5 stars', 0],
  ])('of %j is %i', (text, end) => {
    expect(afterEmotion(text, 0)).toBe(end);
    expect(isEmotion(text, 0)).toBe(end > 0);
  });
});
