import { expect, test } from 'vitest';
import { isQrReference } from './qr-reference.ts';

test.each([
  ['210000000003139471430009017', true, 'guidelines, annex A'],
  ['000000000000000000000000000', true, 'the carry stays 0'],
  ['000000000000000000000000011', true, 'by hand: the digit 1 leads to 9, and 10 - 9 is 1'],
  ['000000000000000000000000012', false, 'by hand: another digit'],
  ['210000000003139471430009071', false, 'the last two exchanged'],
  ['21000000000313947143000901', false, '26 digits'],
  ['2100000000031394714300090170', false, '28 digits'],
  ['21000000000313947143000901A', false, 'a letter'],
])('%s: %s (%s)', (reference, expected) => {
  expect(isQrReference(reference)).toBe(expected);
});
