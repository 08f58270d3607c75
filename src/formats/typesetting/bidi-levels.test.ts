import bidiModule from 'bidi-js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs, SEED } from '../../../test/support/runs.ts';
import { BidiData } from './bidi-data.ts';
import { resolveLevels } from './bidi-levels.ts';

const data = new BidiData();
const levelsOf = (text: string) => [...resolveLevels(text, data).levels].join('');

/** The examples of Unicode Standard Annex 9 have capitals for Hebrew letters, and BidiTest.txt levels like these. */
const hebrew = (text: string) =>
  text.replace(/[A-Z]/g, (letter) => String.fromCharCode(0x5d0 + letter.charCodeAt(0) - 65));

describe('levels of a paragraph (UAX 9)', () => {
  it.each([
    { rule: 'P2, P3: the first strong letter decides', text: '1 abc A', levels: '0000001' },
    { rule: 'P2, P3', text: 'A abc', levels: '11222' },
    { rule: 'W1: a mark is of its letter', text: 'aA\u05b8', levels: '011' },
    { rule: 'W2: a number behind an Arabic letter', text: '\u0627 1+1', levels: '11212' },
    { rule: 'W4: one separator between two numbers', text: 'A 1,2 1,,2', levels: '1122212112' },
    { rule: 'W5: terminators beside a number', text: 'A $$1% $', levels: '11222211' },
    { rule: 'W7: a number behind a Latin letter', text: 'a 1 A 1', levels: '0000112' },
    { rule: 'N0, example 1', text: 'A(b)C', levels: '11211' },
    { rule: 'N0: a strong letter of the direction of the paragraph', text: 'a (A b) C', levels: '000100001' },
    { rule: 'N0, c1: the direction before the bracket', text: 'a A(B)c', levels: '0011110' },
    { rule: 'N0: with the marks on the bracket', text: 'aA(B)\u0301\u0301c', levels: '01111110' },
    { rule: 'N0: brackets that cross are not pairs', text: 'aA(B[C)D]', levels: '011111110' },
    { rule: 'N1, N2', text: 'A - B - c', levels: '111111112' },
    { rule: 'L1: white space at the end', text: 'aA  ', levels: '0100' },
  ])('$rule: $text', ({ text, levels }) => expect(levelsOf(hebrew(text))).toBe(levels));

  it('are those of bidi-js for short texts', () => {
    const bidi = (bidiModule as unknown as typeof bidiModule.default)();
    const unit = fc.constantFrom(...'aA1$+,.( )[]{} \u3008\u3009\u05b8\u0301\u0627\u0661\u06f1-"\u00ab%');
    const property = fc.property(fc.string({ unit, maxLength: 30 }), (given) => {
      // bidi-js gives the direction of a bracket to the first of its marks alone.
      const text = hebrew(given).replace(/(?<=[()[\]{}\u3008\u3009]\p{M})\p{M}+/gu, '');
      const { levels, paragraphs } = bidi.getEmbeddingLevels(text);
      const found = resolveLevels(text, data);
      expect([...found.levels].join('')).toBe([...levels].join(''));
      expect(found.base).toBe(paragraphs[0]?.level ?? 0);
    });
    fc.assert(property, { seed: SEED, numRuns: runs(50_000) });
  });
});
