import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countWhile } from './ordered.ts';

it.each([
  ['an empty row', [], 5, 0],
  ['none', [7, 8], 5, 0],
  ['some, with equal ones', [1, 4, 4, 9], 5, 3],
  ['all', [1, 2], 5, 2],
])('counts %s', (_name, row, limit, expected) => {
  expect(countWhile(row, (one) => one < limit)).toBe(expected);
});

it('counts as a look at every item does', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer(), (numbers, limit) => {
      const row = numbers.sort((a, b) => a - b);
      expect(countWhile(row, (one) => one < limit)).toBe(row.filter((one) => one < limit).length);
    }),
  );
});
