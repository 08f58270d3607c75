import { domainToASCII } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs, SEED } from '../../../test/support/runs.ts';
import { decodePunycode } from './punycode.ts';

describe('decodePunycode', () => {
  const rows: readonly { name: string; encoded: string; text: string | undefined }[] = [
    {
      name: 'RFC 3492 7.1 (A) Arabic',
      encoded: 'egbpdaj6bu4bxfgehfvwxn',
      text: '\u0644\u064a\u0647\u0645\u0627\u0628\u062a\u0643\u0644\u0645\u0648\u0634\u0639\u0631\u0628\u064a\u061f',
    },
    {
      name: 'RFC 3492 7.1 (B) Chinese',
      encoded: 'ihqwcrb4cv8a8dqg056pqjye',
      text: '\u4ed6\u4eec\u4e3a\u4ec0\u4e48\u4e0d\u8bf4\u4e2d\u6587',
    },
    {
      name: 'RFC 3492 7.1 (D) Czech',
      encoded: 'proprostnemluvesky-uyb24dma41a',
      text: 'pro\u010dprost\u011bnemluv\u00ed\u010desky',
    },
    { name: 'a word with one letter', encoded: 'bcher-kva', text: 'b\u00fccher' },
    { name: 'a number that is cut off', encoded: 'zz', text: undefined },
    { name: 'a code point past the last', encoded: '99999999', text: undefined },
    { name: 'a mark that is not a digit', encoded: 'a-\u00fc', text: undefined },
    { name: 'nothing', encoded: '', text: '' },
  ];
  it.each(rows)('$name', ({ encoded, text }) => expect(decodePunycode(encoded)).toBe(text));

  it('decodes the output of another implementation', () => {
    const letters = fc.constantFrom(
      ...'abcxyz019\u00e4\u00f6\u00fc\u03b1\u03b2\u0436\u044f\u4e2d\u6587\u{20000}',
    );
    fc.assert(
      fc.property(fc.array(letters, { minLength: 1, maxLength: 12 }), (word) => {
        const label = `a${word.join('')}a`;
        const ascii = domainToASCII(label);
        if (ascii.startsWith('xn--')) expect(decodePunycode(ascii.slice(4))).toBe(label);
      }),
      { numRuns: runs(20_000), seed: SEED },
    );
  });
});
