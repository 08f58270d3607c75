import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs, SEED } from '../../../../../test/support/runs.ts';
import { bestOf, probabilities } from './probabilities.ts';

const rows = [
  {
    name: 'thirds: the first gets what is left over',
    weights: [1, 1, 1],
    expected: [0.3334, 0.3333, 0.3333],
  },
  {
    name: 'sevenths',
    weights: [1, 1, 1, 1, 1, 1, 1],
    expected: [0.1429, 0.1429, 0.1429, 0.1429, 0.1428, 0.1428, 0.1428],
  },
  {
    name: 'the largest remainder is rounded up first',
    weights: [12341, 43219, 44440],
    expected: [0.1234, 0.4322, 0.4444],
  },
  { name: 'one weight of all', weights: [0, 5, 0], expected: [0, 1, 0] },
  { name: 'weights of any size', weights: [3e-9, 1e-9], expected: [0.75, 0.25] },
];

describe('probabilities', () => {
  it.each(rows)('$name', ({ weights, expected }) => {
    expect(probabilities(weights)).toEqual(expected);
  });

  it('add up to exactly 10,000 parts, each within one of its share', () => {
    const weights = fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { minLength: 2, maxLength: 20 });
    fc.assert(
      fc.property(
        weights.filter((list) => list.some((weight) => weight > 1e-3)),
        (list) => {
          const parts = probabilities(list).map((share) => Math.round(share * 10_000));
          const sum = list.reduce((total, weight) => total + weight, 0);
          expect(parts.reduce((total, part) => total + part, 0)).toBe(10_000);
          list.forEach((weight, at) => {
            expect(Math.abs(parts[at]! - (weight / sum) * 10_000)).toBeLessThan(1.000001);
          });
        },
      ),
      { seed: SEED, numRuns: runs(2000) },
    );
  });
});

it('takes the earlier of two equal scores for the best', () => {
  expect(bestOf([0.2, 0.4, 0.4])).toBe(1);
  expect(bestOf([0.5, 0.5])).toBe(0);
});
