import { describe, expect, test } from 'vitest';
import { printedAccount, printedAddress, printedAmount, printedReference } from './printed-texts.ts';

const address = {
  name: 'Pia Rutschmann',
  street: 'Marktgasse',
  buildingNumber: '28',
  postcode: '9400',
  city: 'Rorschach',
  country: 'CH',
};

test.each([
  [1, '0.01'],
  [50, '0.50'],
  [194_975, '1 949.75'],
  [100_000, '1 000.00'],
  [99_999, '999.99'],
  [99_999_999_999, '999 999 999.99'],
])('guidelines 3.5.3: %d hundredths are printed as %s', (cents, printed) => {
  expect(printedAmount(cents)).toBe(printed);
});

test.each([
  ['210000000003139471430009017', '21 00000 00003 13947 14300 09017'],
  ['RF18539007547034', 'RF18 5390 0754 7034'],
  ['RF4512', 'RF45 12'],
])('guidelines 3.5.4: the reference %s is printed as %s', (reference, printed) => {
  expect(printedReference(reference)).toBe(printed);
});

test('guidelines 3.5.4: an account in groups of four', () => {
  expect(printedAccount('CH4431999123000889012')).toBe('CH44 3199 9123 0008 8901 2');
});

describe('an address', () => {
  const swiss = { creditor: address, debtor: undefined };
  test.each([
    ['in Switzerland', swiss, true, ['Pia Rutschmann', 'Marktgasse 28', '9400 Rorschach']],
    ['without its street', swiss, false, ['Pia Rutschmann', '9400 Rorschach']],
    [
      'beside one abroad',
      { creditor: address, debtor: { ...address, country: 'LI' } },
      true,
      ['Pia Rutschmann', 'Marktgasse 28', 'CH-9400 Rorschach'],
    ],
  ] as const)('%s', (_, bill, hasStreet, lines) => {
    expect(printedAddress(address, bill, { hasStreet })).toEqual(lines);
  });

  test('a number without a street has a line, nothing has none', () => {
    const all = { hasStreet: true };
    expect(printedAddress({ ...address, street: '' }, swiss, all)).toEqual([
      'Pia Rutschmann',
      '28',
      '9400 Rorschach',
    ]);
    expect(printedAddress({ ...address, street: '', buildingNumber: '' }, swiss, all)).toHaveLength(2);
  });
});
