import { expect, it } from 'vitest';
import { isCountry } from './country.ts';

it.each([
  ['DE', true],
  ['XI', true],
  ['de', false],
  ['EL', false],
  ['D', false],
  ['DEU', false],
  ['', false],
  // A letter of two code units (Unicode 3.9, D91) is one letter.
  ['\u{1F600}', false],
  ['D\u{1F600}', false],
])('%j is a country: %s', (code, expected) => {
  expect(isCountry(code)).toBe(expected);
});
