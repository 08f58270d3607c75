import { amountText } from '../currency/minor-units.ts';
import type { BillAddress, QrBill } from './bill.ts';

/** The amount as a payment part prints it: a blank between thousands, a point before the hundredths (guidelines 3.5.3). */
export function printedAmount(cents: number): string {
  return amountText(cents, 2).replace(/\B(?=(?:\d{3})+\.)/g, ' ');
}

/** The account in groups of four (guidelines 3.5.4). */
export function printedAccount(iban: string): string {
  return inFours(iban);
}

/** The reference: two digits and groups of five, a creditor reference in groups of four (guidelines 3.5.4). */
export function printedReference(reference: string): string {
  if (reference.startsWith('RF')) return inFours(reference);
  return reference.slice(0, 2) + reference.slice(2).replace(/.{5}/g, ' $&');
}

function inFours(text: string): string {
  return text.replace(/.{4}(?=.)/g, '$& ');
}

/**
 * The lines of an address, on receipts that are tight without its street. The country is before the postcode where one of
 * both sides is not in Switzerland.
 */
export function printedAddress(
  { name, street, buildingNumber, postcode, city, country }: BillAddress,
  { creditor, debtor }: Pick<QrBill, 'creditor' | 'debtor'>,
  { hasStreet }: { readonly hasStreet: boolean },
): string[] {
  const isAbroad = creditor.country !== 'CH' || (debtor !== undefined && debtor.country !== 'CH');
  const streetLine = hasStreet ? `${street} ${buildingNumber}`.trim() : '';
  const lines = [name, streetLine, `${isAbroad ? `${country}-` : ''}${postcode} ${city}`];
  return lines.filter((line) => line !== '');
}
