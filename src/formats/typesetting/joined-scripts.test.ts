import { expect, it } from 'vitest';
import { cpuMillisecondsSince } from '../../../test/support/cpu-time.ts';
import { hasJoinedLetter, joinedWordEnd } from './joined-scripts.ts';
import { wordBreaks } from './word-breaks.ts';

it.each([
  ['Arabic, with a mark and a joiner', '\u0645\u0650\u06cc\u200c\u062e!', 5],
  ['with the letter that only makes words longer, which several scripts share', '\u0628\u0640\u0628 ', 3],
  ['without stops and digits, which do not join', '\u0628\u060c\u0661', 1],
  ['Devanagari, with a virama', '\u0915\u094d\u0937\u0964', 3],
  ['up to a letter of another script', '\u0e01\u0e34\u0628', 2],
  ['beyond the Basic Multilingual Plane', '\u0628\u{10ec2}', 3],
  ['no letter that joins', 'a\u0628', 0],
  ['a digit', '\u0967\u0915', 0],
])('a word of joined letters ends behind its last one: %s', (_, text, end) => {
  expect(joinedWordEnd(text, 0)).toBe(end);
  expect(hasJoinedLetter(text.slice(0, 1))).toBe(end > 0);
});

it('long words are parts of 256 letters', () => expect(joinedWordEnd('\u0e01'.repeat(1000), 300)).toBe(556));

it('words without spaces between them begin where a dictionary says', () => {
  // "Thai language", then "state", each one word; a space and Latin letters are no place for it to say anything.
  expect([...wordBreaks('\u0e20\u0e32\u0e29\u0e32\u0e44\u0e17\u0e22 ok \u0e23\u0e31\u0e10')!]).toEqual([4]);
  expect(wordBreaks('plain \u05d0')).toBeUndefined();
});

it('a run of 80,000 letters is split in pieces, since the dictionary takes the square of its length', () => {
  const start = process.cpuUsage();
  expect(wordBreaks('\u0e01\u0e32'.repeat(40_000))!.size).toBeGreaterThan(0);
  expect(cpuMillisecondsSince(start)).toBeLessThan(5000);
});
