import { describe, expect, test } from 'vitest';
import { isDiscountLine, readDiscountLine, writeDiscountLine } from './cash-discount.ts';

describe('a line of BT-20 (BR-DE-18)', () => {
  test.each([
    ['the example of XRechnung', '#SKONTO#TAGE=14#PROZENT=2.00#', { days: 14, percent: 2 }],
    [
      'of a part',
      '#SKONTO#TAGE=7#PROZENT=2.25#BASISBETRAG=252.94#',
      { days: 7, percent: 2.25, base_amount: 252.94 },
    ],
    [
      'a base below zero',
      '#SKONTO#TAGE=7#PROZENT=2.25#BASISBETRAG=-1.00#',
      { days: 7, percent: 2.25, base_amount: -1 },
    ],
  ])('%s', (_, line, discount) => {
    expect(readDiscountLine(line)).toEqual(discount);
    expect(writeDiscountLine(discount)).toBe(line);
  });

  test.each([
    ['one decimal', '#SKONTO#TAGE=14#PROZENT=2.0#'],
    ['a comma', '#SKONTO#TAGE=14#PROZENT=2,00#'],
    ['a sign', '#SKONTO#TAGE=14#PROZENT=-2.00#'],
    ['small letters', '#skonto#TAGE=14#PROZENT=2.00#'],
    ['a blank', '#SKONTO #TAGE=14#PROZENT=2.00#'],
    ['no last mark', '#SKONTO#TAGE=14#PROZENT=2.00'],
    ['another order', '#SKONTO#PROZENT=2.00#TAGE=14#'],
    ['interest', '#VERZUG#TAGE=14#PROZENT=2.00#'],
    ['a text before it', 'x #SKONTO#TAGE=14#PROZENT=2.00#'],
  ])('is not one with %s', (_, line) => expect(isDiscountLine(line)).toBe(false));

  test('of too many digits is one, but no figures', () => {
    const line = '#SKONTO#TAGE=14#PROZENT=2.00#BASISBETRAG=99999999999999999999.00#';
    expect([isDiscountLine(line), readDiscountLine(line)]).toEqual([true, undefined]);
  });
});
