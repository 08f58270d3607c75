import { describe, expect, it } from 'vitest';
import { grounding } from './grounding.ts';

const text =
  'Dear Ms O\u2019Hara, call us on +44 (0)20 7946-0821 about invoice \u201cAB\u2013204\u201d of 2 400,50 EUR, due on 3 June 2026 at Caf\u00e9 Stra\u00dfe 9.';

const rows: readonly (readonly [why: string, value: string, grounded: boolean])[] = [
  ['as it is written', '3 June 2026', true],
  ['in another case', 'DEAR MS', true],
  ['with a plain apostrophe', "O'Hara", true],
  ['with a plain hyphen', 'AB-204', true],
  ['with plain quotes', '"AB-204"', true],
  ['with other white space', '3\u00a0June\n2026', true],
  ['in another Unicode form', 'Cafe\u0301', true],
  ['digits grouped otherwise', '+44 0 207 946 0821', true],
  ['an amount grouped otherwise', '2400,50', true],
  ['its words in another order', "O'Hara Ms", true],
  ['a few digits that are elsewhere only', '2 499', false],
  ['other digits', '020 7946 0822', false],
  ['a word the text lacks', 'Ms Hara-Jones', false],
  ['another year', '3 June 2027', false],
  ['digits of the text around words it lacks', 'Account 20 7946 0821', false],
  ['nothing', '', false],
  ['white space', ' \u200b', false],
  ['signs alone', '?!', false],
];

describe('a value is grounded in its text', () => {
  const isGrounded = grounding(text);

  it.each(rows)('%s: %s', (_why, value, grounded) => {
    expect(isGrounded(value)).toBe(grounded);
  });

  it('or not, by names of the language itself', () => {
    expect(['__proto__', 'constructor', 'toString'].map(grounding('The constructor is lovely.'))).toEqual([
      false,
      true,
      false,
    ]);
  });
});
