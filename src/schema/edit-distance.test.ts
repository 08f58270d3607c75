import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

test.each([
  { name: 'the same', a: 'berlin', b: 'berlin', most: 2, edits: 0 },
  { name: 'one left out', a: 'berln', b: 'berlin', most: 2, edits: 1 },
  {
    name: 'neighbours exchanged are one edit (optimal string alignment)',
    a: 'gamil',
    b: 'gmail',
    most: 2,
    edits: 1,
  },
  { name: 'one replaced, one inserted', a: 'kitten', b: 'sittens', most: 2, edits: 2 },
  { name: 'no letter is edited twice: not 2 as by Damerau', a: 'ca', b: 'abc', most: 3, edits: 3 },
  { name: 'a distance above the bound is the bound plus one', a: 'kitten', b: 'sitting', most: 1, edits: 2 },
  { name: 'an empty text', a: '', b: 'ab', most: 5, edits: 2 },
])('$name: $a, $b', ({ a, b, most, edits }) => {
  expect(editDistance(a, b, most)).toBe(edits);
  expect(editDistance(b, a, most)).toBe(edits);
});

test('neighbours exchanged are two edits by Levenshtein', () => {
  expect(editDistance('gamil', 'gmail', 3, 'levenshtein')).toBe(2);
});

test('a pair exchanged across what both words share counts once (optimal string alignment)', () => {
  expect(editDistance('xaby', 'xbay', 3)).toBe(1);
  expect(editDistance('aab', 'aba', 3)).toBe(1);
});
