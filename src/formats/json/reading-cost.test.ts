import { expect, test } from 'vitest';
import { readingCost } from './reading-cost.ts';

test('a body grows over 2 ms between 16 KB, which is read where it comes in, and 32 KB', () => {
  expect(readingCost(16_384)).toBeLessThan(2);
  expect(readingCost(32_768)).toBeGreaterThan(2);
});
