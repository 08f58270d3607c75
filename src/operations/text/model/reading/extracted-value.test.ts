import { describe, expect, it } from 'vitest';
import { valueReader } from './extracted-value.ts';

describe('a value (decision 17)', () => {
  const text =
    'Total 1,250.00 for 3 nights, tax 14.50, deposit 1.234,50, budget 1 300 000, room 12, id 00420.';
  const rows: readonly [unknown, string | null][] = [
    ['Mark Olsen', 'Mark Olsen'],
    ['  Mark Olsen ', 'Mark Olsen'],
    [3, '3'],
    [12, '12'],
    [1250, '1,250.00'],
    [14.5, '14.50'],
    [1234.5, '1.234,50'],
    [1300000, '1 300 000'],
    [420, '00420'],
    [77.5, '77.5'],
    [true, 'true'],
    [['a', 'b', 3], 'a, b, 3'],
    [['a', 'N/A', null, ''], 'a'],
    [[], null],
    [['a', { b: 1 }], null],
    [{ value: 'a', confidence: 0.9 }, 'a'],
    [{ first: 'a' }, null],
    [null, null],
    [undefined, null],
    ['', null],
    [' ', null],
    ['-', null],
    ['?', null],
    ['N/A', null],
    ['n/a.', null],
    ['None', null],
    ['null', null],
    ['<null>', null],
    ['(not found)', null],
    ['unknown', null],
    ['Not stated', null],
    ['not_mentioned', null],
    ['Not provided in the text.', null],
    ['Not mentioned in the email', null],
    ['Unknown Pleasures', 'Unknown Pleasures'],
    ['no', 'no'],
    ['$', '$'],
    ['\u{1f44d}', '\u{1f44d}'],
  ];
  it.each(rows)('%j is %j', (given, value) => {
    expect(valueReader(text)(given)).toBe(value);
  });
});
