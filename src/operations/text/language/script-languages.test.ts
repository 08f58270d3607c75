import { describe, expect, it } from 'vitest';
import { scriptLanguages } from './script-languages.ts';

describe('scriptLanguages', () => {
  it.each([
    ['plain text has Latin letters alone', 'Caf\u00e9 au lait', 10, []],
    ['kana make Han Japanese', '\u6771\u4eac\u306b\u884c\u304f', 0, [['ja', 5]]],
    ['Han alone is Chinese', '\u5317\u4eac', 0, [['zh', 2]]],
    ['a Ukrainian letter', '\u0457\u0436\u0430', 0, [['uk', 3]]],
    ['a Persian letter', '\u0686\u0627\u06cc', 0, [['fa', 3]]],
    ['Hangul', 'KTX \uc5ed', 3, [['ko', 1]]],
    ['digits and signs say nothing', '12 % \u{1f60d}', 0, []],
  ] as const)('%s', (_, text, latin, others) => {
    const found = scriptLanguages(text);
    expect(found.latin).toBe(latin);
    expect([...found.others]).toEqual(others);
  });
});
