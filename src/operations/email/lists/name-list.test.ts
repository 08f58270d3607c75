import { expect, test } from 'vitest';
import { NameList } from './name-list.ts';
import { nameEnds, nameStarts, personNames } from './person-names.generated.ts';

const names = new NameList({ words: personNames, starts: nameStarts, ends: nameEnds });

test.each([
  { name: 'a given name', text: 'margaret', start: 0, end: 8, found: true },
  { name: 'a name inside of other letters', text: 'xmargaretx', start: 1, end: 9, found: true },
  { name: 'the beginning of a name', text: 'margaret', start: 0, end: 7, found: false },
  { name: 'letters that no name begins with', text: 'xqzgaret', start: 0, end: 8, found: false },
  { name: 'letters that no name ends with', text: 'margaxqz', start: 0, end: 8, found: false },
  { name: 'fewer letters than a name has', text: 'mar', start: 0, end: 3, found: false },
])('$name', ({ text, start, end, found }) => {
  expect(names.has(text, start, end)).toBe(found);
});
