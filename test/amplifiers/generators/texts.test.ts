import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../support/random.ts';
import { byteLength, cut, drawText } from './texts.ts';

describe('a text', () => {
  it.each(Array.from({ length: 60 }, (_, seed) => seed))(
    'of seed %i has at most the bytes that are wanted, nearly as many, and begins like a shorter one',
    (seed) => {
      const text = drawText(seededRandom(seed));
      for (const bytes of [0, 1, 10, 1000]) expect(byteLength(text(bytes))).toBeLessThanOrEqual(bytes);
      expect(byteLength(text(1000))).toBeGreaterThan(900);
      expect(text(1000).startsWith(text(100).slice(0, -1))).toBe(true);
    },
  );

  it.each([
    { name: 'between characters', bytes: 4, expected: 'a\u6f22' },
    { name: 'never within one', bytes: 3, expected: 'a' },
    { name: 'of pairs of surrogates neither', bytes: 7, expected: 'a\u6f22' },
    { name: 'only where it is longer', bytes: 8, expected: 'a\u6f22\u{1f600}' },
  ])('is cut $name', ({ bytes, expected }) => {
    expect(cut('a\u6f22\u{1f600}', bytes)).toBe(expected);
  });
});
