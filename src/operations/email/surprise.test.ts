import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs, SEED } from '../../../test/support/runs.ts';
import { PartSurprise, surpriseOf } from './surprise.ts';

test('a part has the surprise of the same letters by themselves, and two parts have at least the least of any two', () => {
  const letters = fc.string({
    unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'),
    minLength: 6,
    maxLength: 64,
  });
  fc.assert(
    fc.property(letters, fc.nat(), (token, place) => {
      const parts = new PartSurprise(token);
      const end = 3 + (place % (token.length - 5));
      expect(parts.of(0, end)).toBeCloseTo(surpriseOf(token.slice(0, end)), 6);
      expect(parts.of(end, token.length)).toBeCloseTo(surpriseOf(token.slice(end)), 6);
      expect(parts.of(0, end) + parts.of(end, token.length)).toBeGreaterThanOrEqual(parts.leastOfTwo - 1e-6);
    }),
    { numRuns: runs(1000), seed: SEED },
  );
});
