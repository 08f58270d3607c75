import { expect, it } from 'vitest';
import { findText as browserFindText } from './find-text.browser.ts';
import { findText } from './find-text.ts';

// A part of a larger buffer, which has the end of the text behind it.
const bytes = Uint8Array.of(0x45, 0xff, 0x45, 0x78, 0x45, 0x78, 0x69, 0x66, 0x9d, 0x45, 0x78).subarray(1, 10);

it.each([
  { text: 'Exif', start: 0, found: 3 },
  { text: 'Ex', start: 2, found: 3 },
  { text: 'Exif', start: 3, found: 3 },
  { text: 'Exif', start: 4, found: -1 },
  { text: 'f\u009d', start: 0, found: 6 },
  { text: '\u00ff', start: 0, found: 0 },
  { text: 'f\u009dEx', start: 0, found: -1 },
  { text: 'E', start: 9, found: -1 },
  { text: 'E', start: 20, found: -1 },
])('$text from $start is at $found', ({ text, start, found }) => {
  for (const find of [findText, browserFindText]) expect(find(bytes, text, start)).toBe(found);
});
