import { describe, expect, it } from 'vitest';
import {
  compare,
  decimalText,
  divide,
  parseDecimal,
  roundHalfAway,
  roundHalfUp,
  writtenDecimals,
} from './decimal.ts';

describe('parseDecimal', () => {
  const rows = [
    ['100.', '100'],
    ['+5', '5'],
    ['.5', '0.5'],
    ['-0.10', '-0.1'],
    [' 7.00\n', '7'],
    ['1e2', undefined],
    ['NaN', undefined],
    ['1 000', undefined],
    ['', undefined],
    ['.', undefined],
  ] as const;
  for (const [text, expected] of rows) {
    it(`reads ${JSON.stringify(text)} as XML Schema 1.1-2 3.3.3 has it`, () => {
      const value = parseDecimal(text);
      expect(value && decimalText(value)).toBe(expected);
    });
  }
});

describe('rounding', () => {
  it('goes up at the half as XPath does, and away from 0 as invoices do', () => {
    const value = parseDecimal('-0.125')!;
    expect(decimalText(roundHalfUp(value, 2))).toBe('-0.12');
    expect(decimalText(roundHalfAway(value, 2))).toBe('-0.13');
    expect(decimalText(roundHalfUp(parseDecimal('0.125')!, 2))).toBe('0.13');
  });

  it('cuts a quotient to its places, and has none for 0', () => {
    expect(decimalText(divide(parseDecimal('1')!, parseDecimal('3')!, 4)!)).toBe('0.3333');
    expect(divide(parseDecimal('1')!, parseDecimal('0.00')!, 4)).toBeUndefined();
  });
});

describe('decimals', () => {
  it('compares by number and counts what is written (BR-DEC)', () => {
    expect(compare(parseDecimal('7')!, parseDecimal('7.00')!)).toBe(0);
    expect(writtenDecimals('1.000')).toBe(3);
  });
});
