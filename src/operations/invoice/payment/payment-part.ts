import type { Fault } from '../../../errors.ts';
import { isCreditorReference } from '../../../formats/epc/creditor-reference.ts';
import { isQrIban } from '../../../formats/qr-bill/account.ts';
import {
  type BillAddress,
  type BillCurrency,
  billCurrencies,
  type QrBill,
} from '../../../formats/qr-bill/bill.ts';
import { billFaults } from '../../../formats/qr-bill/bill-faults.ts';
import { type BillLanguage, billLanguages } from '../../../formats/qr-bill/labels.ts';
import { encodeBill } from '../../../formats/qr-bill/symbol.ts';
import { oneLine } from '../../../formats/typesetting/printable.ts';
import type { Totals } from '../amounts/totals.ts';
import { isCreditNote } from '../codes/document-type.ts';
import type { Language } from '../codes/language.ts';
import { addressLines } from '../einvoice/facts.ts';
import type { Invoice, Party } from '../schema.ts';
import { isCollected } from './payment-means.ts';

/** The bill that the payment part of an invoice is drawn of; undefined where it asks for none. */
export function swissBillOf(invoice: Invoice, totals: Totals): QrBill | undefined {
  const { payment_part: part, from, to, currency, iban = '' } = invoice;
  if (part === undefined) return undefined;
  const { reference, message } = remittanceOf(invoice);
  return {
    iban,
    creditor: addressOf(from),
    cents: totals.due,
    currency: currency as BillCurrency,
    // Where the parts of the customer's address are not known, the payer writes it.
    debtor: to.postcode === undefined || to.city === undefined ? undefined : addressOf(to),
    reference,
    message,
    billingInformation: '',
    schemes: [],
  };
}

/** What keeps an invoice that asks for a payment part from having one. */
export function paymentPartFaults(invoice: Invoice, totals: Totals): Fault[] {
  const bill = swissBillOf(invoice, totals);
  if (bill === undefined) return [];
  const refusal = partRefusal(invoice, totals);
  if (refusal !== undefined) return [{ pointer: '/payment_part', message: refusal }];
  const faults = requiredFaults(invoice);
  const missing = new Set(faults.map(({ pointer }) => pointer));
  for (const { place, message } of billFaults(bill)) {
    const pointer = pointerOf(place, invoice);
    if (!missing.has(pointer)) faults.push({ pointer, message: `${message} (payment_part)` });
  }
  if (faults.length > 0 || encodeBill(bill) !== undefined) return faults;
  return [
    {
      pointer: '/payment_part',
      message: 'must be left out: names and addresses are more than the 997 bytes of its code',
    },
  ];
}

/** The language of the payment part, which has four: English for an invoice in another. */
export function partLanguageOf(language: Language): BillLanguage {
  return billLanguages.find((each) => each === language) ?? 'en';
}

function partRefusal(invoice: Invoice, { due }: Totals): string | undefined {
  const { kind } = invoice;
  if (kind !== 'invoice') return `is for invoices only, not for kind ${kind}`;
  if (isCreditNote(invoice)) return 'must be left out of a credit note, for which the customer pays nothing';
  if (isCollected(invoice)) return 'must be left out beside direct_debit or card: nothing is transferred';
  return due < 1 ? 'must be left out where nothing is due' : undefined;
}

function requiredFaults({ currency, iban, from }: Invoice): Fault[] {
  const faults: Fault[] = [];
  if (!billCurrencies.some((each) => each === currency)) {
    const message = `must be ${billCurrencies.join(' or ')} beside payment_part, not ${currency}`;
    faults.push({ pointer: '/currency', message });
  }
  const required = { '/iban': iban, '/from/postcode': from.postcode, '/from/city': from.city };
  for (const [pointer, value] of Object.entries(required)) {
    if (value === undefined) faults.push({ pointer, message: 'is required beside payment_part' });
  }
  return faults;
}

/** Where the caller wrote a part of the bill. */
function pointerOf(place: string, { payment_reference: reference }: Invoice): string {
  const [side, member] = place.split('/');
  if (member !== undefined) {
    const own = member === 'street' || member === 'building_number' ? 'address' : member;
    return `${side === 'creditor' ? '/from' : '/to'}/${own}`;
  }
  if (place === 'reference') return '/payment_reference';
  if (place === 'message') return reference === undefined ? '/number' : '/payment_reference';
  return place === 'iban' ? '/iban' : '/payment_part';
}

/** A reference is structured where the account needs one or it is one; any other is a message. The number is one too. */
function remittanceOf({ payment_reference: sent, number, iban = '' }: Invoice): {
  readonly reference: string;
  readonly message: string;
} {
  const compact = (sent ?? '').replace(/\s/g, '').toUpperCase();
  const isStructured = isQrIban(iban) || isCreditorReference(compact);
  return isStructured
    ? { reference: compact, message: oneLine(number) }
    : { reference: '', message: oneLine(sent ?? number) };
}

function addressOf(party: Party): BillAddress {
  const { name, postcode = '', city = '', country = 'CH' } = party;
  return {
    name: oneLine(name),
    // The number of the house is in the line of the street, as the guidelines permit.
    street: addressLines(party).map(oneLine).join(', '),
    buildingNumber: '',
    postcode: oneLine(postcode),
    city: oneLine(city),
    country,
  };
}
