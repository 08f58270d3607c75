import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs, SEED } from '../../../../test/support/runs.ts';
import { countCodePoints, firstCodePoints } from './code-points.ts';

describe('countCodePoints', () => {
  it.each([
    ['', 0],
    ['abc', 3],
    ['\u{1f60d}\u{1f60d}', 2],
    ['e\u0301', 2],
    ['\ud83d', 1],
    ['\ude0d\ud83d', 2],
  ])('counts %j as %i', (text, count) => {
    expect(countCodePoints(text)).toBe(count);
  });

  it('counts what the iterator of strings gives', () => {
    const text = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(text, (any) => countCodePoints(any) === [...any].length),
      { seed: SEED, numRuns: runs(2000) },
    );
  });
});

describe('firstCodePoints', () => {
  it('cuts no pair of surrogates (pitfall 7)', () => {
    expect(firstCodePoints('a\u{1f60d}b', 2)).toBe('a\u{1f60d}');
  });

  it('is the beginning that the iterator of strings gives', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(40), (any, count) => {
        expect(firstCodePoints(any, count)).toBe([...any].slice(0, count).join(''));
      }),
      { seed: SEED, numRuns: runs(2000) },
    );
  });
});
