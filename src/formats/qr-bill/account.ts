import { remainderOf } from '../epc/remainder.ts';

/**
 * Whether a text without blanks, in capitals, is an account that a QR-bill may have: an IBAN (ISO 13616) of Switzerland
 * or Liechtenstein, five digits of the bank (IID) and twelve characters, with right check digits.
 */
export function isBillAccount(iban: string): boolean {
  if (!/^(?:CH|LI)\d{7}[0-9A-Z]{12}$/.test(iban)) return false;
  return remainderOf(iban.slice(4) + iban.slice(0, 4)) === 1;
}

/** Whether an account is a QR-IBAN, which goes with a QR reference only: its IID is 30000 to 31999. */
export function isQrIban(iban: string): boolean {
  return /^3[01]\d{3}$/.test(iban.slice(4, 9));
}
