import { remainderOf } from './remainder.ts';

/**
 * Whether a text without blanks, in capitals, is a SEPA creditor identifier (EPC262-08): a country, two check digits, a
 * business code of three characters, which the digits do not cover, and the national identifier, of at most 28.
 */
export function isCreditorIdentifier(identifier: string): boolean {
  if (!/^[A-Z]{2}\d\d[0-9A-Z]{3}[0-9A-Z+?/:().,'-]{1,28}$/.test(identifier)) return false;
  const national = identifier.slice(7).replace(/[^0-9A-Z]/g, '');
  return remainderOf(national + identifier.slice(0, 4)) === 1;
}
