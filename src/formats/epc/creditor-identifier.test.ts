import { expect, test } from 'vitest';
import { isCreditorIdentifier } from './creditor-identifier.ts';

test.each([
  ['the example of the Bundesbank', 'DE98ZZZ09999999999', true],
  ['a business code is not covered', 'DE98ABC09999999999', true],
  ['the example of the Oesterreichische Nationalbank', 'AT61ZZZ01234567890', true],
  ['the Spanish example, with a letter', 'ES50ZZZM23456789', true],
  ['the Italian example, with several', 'IT66ZZZA1B2C3D4E5F6G7H8', true],
  ['a wrong check digit', 'DE97ZZZ09999999999', false],
  ['two digits exchanged', 'DE89ZZZ09999999999', false],
  ['no national identifier', 'DE98ZZZ', false],
  ['small letters', 'de98zzz09999999999', false],
])('%s: %s', (_, identifier, expected) => expect(isCreditorIdentifier(identifier)).toBe(expected));
