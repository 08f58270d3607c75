import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { runs, SEED } from '../../../../test/support/runs.ts';
import { decimalOf, multiply, roundedProduct, roundTo, wholeHundredths } from './money.ts';

describe('decimalOf', () => {
  const rows: [number, bigint, number][] = [
    [3, 3n, 0],
    [0.1, 10n, 2],
    [1.005, 1005n, 3],
    [-0.0035, -35n, 4],
    [1e-7, 1n, 7],
    [1.5e-7, 15n, 8],
    [1e21, 10n ** 21n, 0],
    [1.2e22, 12n * 10n ** 21n, 0],
    [187.14999999999998, 18714999999999998n, 14],
    [2 ** 60, 1152921504606847000n, 0],
  ];
  it.each(rows)('%s is the text its author wrote', (value, digits, scale) => {
    expect(decimalOf(value)).toEqual({ digits, scale });
  });
  it.each([Number.NaN, Number.POSITIVE_INFINITY])('%s is not an amount', (value) => {
    expect(() => decimalOf(value)).toThrow(RangeError);
  });
});

describe('roundedProduct', () => {
  const rows: [name: string, a: number, b: number, cents: bigint][] = [
    ['pitfall 1: 3 x 0.1', 3, 0.1, 30n],
    ['pitfall 1: 1 x 1.005, which toFixed makes 1.00', 1, 1.005, 101n],
    ['pitfall 1: 100 x 4.35, which is 434.99999999999994 in doubles', 100, 4.35, 43_500n],
    ['decision 1: -1.005 mirrors 1.005', -1, 1.005, -101n],
    ['halves go away from zero', 0.5, 0.01, 1n],
    ['and below zero', -0.5, 0.01, -1n],
    ['less than a half is zero', 0.49, 0.01, 0n],
    ['pitfall 15', -1_000_000, 100_000.55, -10_000_055_000_000n],
    // 9007199255 * 90071992547 = 811296384165703952485, in ten-thousandths.
    ['beyond the integers of a double', 90_071_992.55, 900_719_925.47, 8112963841657039525n],
  ];
  it.each(rows)('%s', (_, a, b, cents) => expect(roundedProduct(a, b, 2)).toBe(cents));

  it('is the same by the fast path and by the exact one', () => {
    const cents = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });
    const property = fc.property(cents, cents, (a, b) => {
      const exact = roundTo(multiply({ digits: BigInt(a), scale: 2 }, { digits: BigInt(b), scale: 2 }), 2);
      expect(roundedProduct(a / 100, b / 100, 2)).toBe(exact);
    });
    fc.assert(property, { seed: SEED, numRuns: runs(10_000) });
  });
});

test('wholeHundredths accepts at most two decimals', () => {
  expect([12.34, -0.01, 0, 7, 1.005, 0.1 + 0.2, 1e14].map(wholeHundredths)).toEqual([
    1234,
    -1,
    0,
    700,
    undefined,
    undefined,
    undefined,
  ]);
});
