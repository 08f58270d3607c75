import { expect, test } from 'vitest';
import { isCreditorReference } from './creditor-reference.ts';

test.each([
  { name: 'the example of ISO 11649', reference: 'RF18539007547034', expected: true },
  // Check digits by Python: 98 - 101112123333435271500 % 97.
  { name: 'letters', reference: 'RF20ABC123XYZ', expected: true },
  // RF712348231 is in the guide of the Finnish banks (Finanssiala, RF creditor reference).
  { name: 'a Finnish one', reference: 'RF712348231', expected: true },
  { name: 'two digits exchanged', reference: 'RF18539007547043', expected: false },
  { name: 'no content', reference: 'RF18', expected: false },
  { name: 'more than 25 characters', reference: `RF18${'0'.repeat(22)}`, expected: false },
  {
    name: 'small letters, which the caller turns into capitals',
    reference: 'rf18539007547034',
    expected: false,
  },
  { name: 'blanks, which the caller drops', reference: 'RF18 5390 0754 7034', expected: false },
  { name: 'an invoice number', reference: 'INV-1042', expected: false },
])('$name', ({ reference, expected }) => {
  expect(isCreditorReference(reference)).toBe(expected);
});
