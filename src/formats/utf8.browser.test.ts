import { describe, expect, it } from 'vitest';
import { isUtf8 as isUtf8InBrowser } from './utf8.browser.ts';
import { isUtf8 } from './utf8.ts';

/** The sequences of RFC 3629 sections 3 and 4. */
const rows: readonly { name: string; bytes: readonly number[]; is: boolean }[] = [
  { name: 'nothing', bytes: [], is: true },
  { name: 'ASCII', bytes: [0x00, 0x7f], is: true },
  {
    name: 'the longest of each length',
    bytes: [0xdf, 0xbf, 0xef, 0xbf, 0xbf, 0xf4, 0x8f, 0xbf, 0xbf],
    is: true,
  },
  { name: 'a byte order mark', bytes: [0xef, 0xbb, 0xbf], is: true },
  { name: 'a longer form than needed', bytes: [0xc0, 0x80], is: false },
  { name: 'a surrogate', bytes: [0xed, 0xa0, 0x80], is: false },
  { name: 'beyond U+10FFFF', bytes: [0xf4, 0x90, 0x80, 0x80], is: false },
  { name: 'half a character', bytes: [0x61, 0xc3], is: false },
  { name: 'a byte that only continues', bytes: [0x80], is: false },
];

describe('bytes are UTF-8 or not, in Node.js and in browsers', () => {
  it.each(rows)('$name', ({ bytes, is }) => {
    expect([isUtf8(Uint8Array.from(bytes)), isUtf8InBrowser(Uint8Array.from(bytes))]).toEqual([is, is]);
  });
});
