import { expect, it } from 'vitest';
import { byteFinder as browserFinder } from './byte-finder.browser.ts';
import { byteFinder } from './byte-finder.ts';

it.each([
  { byte: 0xff, from: 0, found: 1 },
  { byte: 0xff, from: 2, found: 3 },
  { byte: 0xff, from: 4, found: -1 },
  { byte: 0xff, from: 9, found: -1 },
  { byte: 7, from: 0, found: -1 },
])('$byte from $from is at $found', ({ byte, from, found }) => {
  // A part of a larger buffer, which has the byte on either side as well.
  const bytes = Uint8Array.of(7, 0xff, 1, 0xff, 2, 0xff, 3, 0xff).subarray(2, 7).slice();
  const part = Uint8Array.of(0xff, ...bytes, 0xff).subarray(1, 6);
  for (const finder of [byteFinder, browserFinder]) expect(finder(part)(byte, from)).toBe(found);
});
