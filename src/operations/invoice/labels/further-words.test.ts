import { describe, expect, it } from 'vitest';
import { languages } from '../codes/language.ts';
import { cashDiscountWords } from './cash-discounts.ts';
import { itemSchemeName, itemWords } from './item-words.ts';
import { periodWords } from './periods.ts';

describe('words of members without amounts', () => {
  it.each(languages)('in %s have a place for every value', (language) => {
    const { whole, part, days } = cashDiscountWords[language];
    for (const sentence of [whole, part]) expect(sentence).toMatch(/\{percent\}.*\{days\}/);
    expect(part).toMatch(/\{percent\}.*\{base\}.*\{days\}/);
    expect(days).toContain('{count}');
    for (const line of Object.values(itemWords[language])) expect(line).toContain('{value}');
    const { range, inMonth, inYear, from, until } = periodWords[language];
    expect(range).toMatch(/\{start\}.*\{end\}/);
    expect(from).toContain('{start}');
    expect(until).toContain('{end}');
    if (inMonth !== undefined) expect(inMonth).toMatch(/\{day\}.*\{endDay\}.*\{endMonth\}.*\{year\}/);
    if (inYear !== undefined)
      expect(inYear).toMatch(/\{day\}.*\{month\}.*\{endDay\}.*\{endMonth\}.*\{year\}/);
  });
});

it.each([
  // UNTDID 7143.
  ['STI', 'CPV'],
  ['TST', 'UNSPSC'],
  ['HS', 'HS'],
  ['GN', 'GN'],
])('the classification %s is called %s', (code, name) => expect(itemSchemeName(code)).toBe(name));
