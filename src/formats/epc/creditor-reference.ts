/**
 * Whether a text without blanks, in capitals, is a creditor reference (ISO 11649): RF, two check digits and 1 to 21
 * characters, with the remainder 1 modulo 97 once its first four characters are at the end (ISO/IEC 7064, MOD 97-10).
 */
export function isCreditorReference(reference: string): boolean {
  if (!/^RF\d\d[0-9A-Z]{1,21}$/.test(reference)) return false;
  let remainder = 0;
  for (const character of reference.slice(4) + reference.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder === 1;
}
