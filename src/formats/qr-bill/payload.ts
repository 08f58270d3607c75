import { amountText } from '../currency/minor-units.ts';
import type { BillAddress, QrBill } from './bill.ts';
import { NOT_IN_BILL } from './characters.ts';

/** The codes of guidelines 4.2.2: QR reference, creditor reference (ISO 11649), none. */
type ReferenceType = 'QRR' | 'SCOR' | 'NON';

/**
 * Writes the text of a Swiss QR Code, version 0200 in UTF-8: an element a line, ended by LF. Up to the trailer EPD all
 * elements are there, behind it those that have something, and the empty ones between them (guidelines 4.2.3). The same
 * bill makes the same text.
 */
export function writeBill(bill: QrBill): string {
  const { iban, creditor, cents, currency, debtor, reference, message, billingInformation, schemes } = bill;
  const elements = [
    'SPC',
    '0200',
    // The character set: Latin, in UTF-8.
    '1',
    iban,
    ...addressElements(creditor),
    // The ultimate creditor, which is reserved.
    ...addressElements(undefined),
    cents === undefined ? '' : amountText(cents, 2),
    currency,
    ...addressElements(debtor),
    referenceTypeOf(reference),
    reference,
    message,
    'EPD',
    billingInformation,
    ...schemes,
  ];
  if (elements.some((element) => NOT_IN_BILL.test(element))) {
    throw new Error('an element of a QR-bill has a character that it cannot have');
  }
  return elements.join('\n').replace(/(?<=\nEPD)\n$/, '');
}

function addressElements(address: BillAddress | undefined): string[] {
  if (address === undefined) return Array<string>(7).fill('');
  const { name, street, buildingNumber, postcode, city, country } = address;
  return ['S', name, street, buildingNumber, postcode, city, country];
}

function referenceTypeOf(reference: string): ReferenceType {
  if (reference === '') return 'NON';
  return reference.startsWith('RF') ? 'SCOR' : 'QRR';
}
