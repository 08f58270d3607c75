import { expect, test } from 'vitest';
import { writeTransfer } from './payload.ts';

const transfer = { name: 'Nordwind GmbH', iban: 'DE89370400440532013000', cents: 123_450 };

test('a line for each element, LF between them, none behind the last', () => {
  expect(writeTransfer({ ...transfer, remittance: { kind: 'text', value: 'INV-1042' } })).toBe(
    'BCD\n002\n1\nSCT\n\nNordwind GmbH\nDE89370400440532013000\nEUR1234.50\n\n\nINV-1042',
  );
  expect(writeTransfer(transfer).endsWith('EUR1234.50')).toBe(true);
});

test('an element that would be two lines is a bug of the caller', () => {
  expect(() => writeTransfer({ ...transfer, name: 'Nordwind\nGmbH' })).toThrow(/control character/);
});
