import { remainderOf } from './remainder.ts';

/**
 * Whether a text without blanks, in capitals, is a creditor reference (ISO 11649): RF, two check digits and 1 to 21
 * characters, with the remainder 1 modulo 97 once its first four characters are at the end (ISO/IEC 7064, MOD 97-10).
 */
export function isCreditorReference(reference: string): boolean {
  if (!/^RF\d\d[0-9A-Z]{1,21}$/.test(reference)) return false;
  return remainderOf(reference.slice(4) + reference.slice(0, 4)) === 1;
}
