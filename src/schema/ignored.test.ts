import { describe, expect, test } from 'vitest';
import { joinIgnored, noteIgnored } from './ignored.ts';
import type { Place } from './place.ts';

function noted(...tokens: readonly (string | number)[]): readonly string[] {
  const ignored: string[] = [];
  let place: Place | undefined;
  for (const token of tokens) place = { container: place, token };
  noteIgnored(ignored, place!);
  return ignored;
}

describe('the path of an ignored member', () => {
  const rows: readonly { name: string; tokens: readonly (string | number)[]; path: string }[] = [
    { name: 'a member of the whole', tokens: ['sku'], path: 'sku' },
    { name: 'a member further in', tokens: ['from', 'vat_id'], path: 'from.vat_id' },
    { name: 'a list position', tokens: ['items', 3, 'sku-1'], path: 'items.*.sku-1' },
    { name: 'a name of digits is not a list position', tokens: ['3'], path: '3' },
    {
      name: 'a line break cannot end a header (RFC 9110 5.5)',
      tokens: ['a\r\nb: c'],
      path: 'a%0D%0Ab%3A%20c',
    },
    { name: 'NUL', tokens: ['\u0000'], path: '%00' },
    { name: 'a comma cannot begin another path', tokens: ['a, b'], path: 'a%2C%20b' },
    { name: 'a percent sign', tokens: ['100%'], path: '100%25' },
    { name: 'what encodeURIComponent leaves', tokens: ["~!'()"], path: '%7E%21%27%28%29' },
    { name: 'letters beyond ASCII as UTF-8', tokens: ['Gr\u00f6\u00dfe'], path: 'Gr%C3%B6%C3%9Fe' },
    { name: 'a character of two UTF-16 units', tokens: ['\u{1f600}'], path: '%F0%9F%98%80' },
    { name: 'a lone surrogate is U+FFFD', tokens: ['\ud800'], path: '%EF%BF%BD' },
    { name: '__proto__ is a name', tokens: ['__proto__'], path: '__proto__' },
    {
      name: 'a name of a megabyte ends after 100 characters',
      tokens: ['a'.repeat(1e6)],
      path: 'a'.repeat(100),
    },
    {
      name: 'no character is cut in two',
      tokens: [`${'a'.repeat(95)}\u20ac\u20ac`],
      path: 'a'.repeat(95),
    },
  ];
  test.each(rows)('$name', ({ tokens, path }) => {
    expect(noted(...tokens)).toEqual([path]);
  });
});

describe('the paths of a request', () => {
  test('each is named once, at most 20 in all', () => {
    const ignored: string[] = [];
    for (let index = 0; index < 60; index++) {
      noteIgnored(ignored, { container: undefined, token: 'same' });
      noteIgnored(ignored, { container: undefined, token: `a${index}` });
    }
    expect(ignored).toEqual(['same', ...Array.from({ length: 19 }, (_, index) => `a${index}`)]);
  });

  test('those of query and body are joined by the same rule', () => {
    const many = Array.from({ length: 15 }, (_, index) => `b${index}`);
    expect(joinIgnored(['a', 'b0'], ['b0', 'c'])).toEqual(['a', 'b0', 'c']);
    expect(
      joinIgnored(
        many,
        many.map((name) => `c${name}`),
      ),
    ).toHaveLength(20);
    expect([joinIgnored([], ['a']), joinIgnored(['a'], []), joinIgnored([], [])]).toEqual([['a'], ['a'], []]);
  });
});
