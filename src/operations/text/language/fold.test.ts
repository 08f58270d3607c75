import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';

describe('fold', () => {
  it.each([
    ['case', 'ACME Ltd', 'acme ltd'],
    ['compatibility forms', '\uff21\ufb01 \u2460', 'afi 1'],
    ['composed and decomposed letters alike', 'e\u0301', '\u00e9'],
    ['quotes', '\u201cit\u2019s\u201d \u00abso\u00bb', '"it\'s" "so"'],
    ['dashes', '2019\u20132020 \u2212 x', '2019-2020 - x'],
    ['white space', ' a\u00a0b\r\n\tc\u200b ', 'a b c'],
  ])('makes one of %s', (_, text, folded) => {
    expect(fold(text)).toBe(folded);
  });
});
