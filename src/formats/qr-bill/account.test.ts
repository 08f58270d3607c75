import { describe, expect, test } from 'vitest';
import { isBillAccount, isQrIban } from './account.ts';

describe('accounts', () => {
  test.each([
    ['CH4431999123000889012', true, 'guidelines, a QR-IBAN'],
    ['CH5800791123000889012', true, 'guidelines, an IBAN'],
    ['LI21088100002324013AA', true, 'SWIFT registry, Liechtenstein'],
    ['CH5800791123000889013', false, 'a wrong digit'],
    ['CH580079112300088901', false, 'twenty characters'],
    ['DE89370400440532013000', false, 'another country'],
    ['CH58007911230008890l2', false, 'a small letter'],
    ['', false, 'nothing'],
  ])('%s: %s (%s)', (iban, expected) => {
    expect(isBillAccount(iban)).toBe(expected);
  });

  test.each([
    ['CH0029999000000000000', false],
    ['CH0030000000000000000', true],
    ['CH0031999000000000000', true],
    ['CH0032000000000000000', false],
    ['LI0030808000000000000', true],
  ])('%s has the IID of a QR-IBAN: %s', (iban, expected) => {
    expect(isQrIban(iban)).toBe(expected);
  });
});
