import { type Fault, InputError, refuse } from '../../errors.ts';
import { normalized } from '../../formats/normalized.ts';
import type { QrSymbol } from '../../formats/qr/symbol.ts';
import type { BillAddress, QrBill } from '../../formats/qr-bill/bill.ts';
import { billFaults } from '../../formats/qr-bill/bill-faults.ts';
import { encodeBill } from '../../formats/qr-bill/symbol.ts';
import type { SwissBillInput } from './swiss-schema.ts';

/** A bill with its symbol, at level M. */
export interface SwissCode {
  readonly bill: QrBill;
  readonly symbol: QrSymbol;
}

/**
 * The bill and the symbol of an input that fits its schema; blank members are left out. Refuses, with all faults, what the
 * guidelines do not permit.
 */
export function swissCodeOf(input: SwissBillInput): SwissCode {
  const { amount } = input;
  const bill = billOf(input);
  const faults: Fault[] = billFaults(bill).map(({ place, message }) => ({ pointer: `/${place}`, message }));
  if (amount !== undefined && bill.cents !== undefined && !isInCents(amount, bill.cents)) {
    faults.push({ pointer: '/amount', message: `must have at most two decimals, which ${amount} has not` });
  }
  if (faults.length > 0) throw new InputError(faults);
  const symbol = encodeBill(bill);
  if (symbol !== undefined) return { bill, symbol };
  return refuse(longestPlace(bill), TOO_LONG);
}

/** The pointer of the text that has the most bytes. */
function longestPlace({ creditor, debtor, message, schemes }: QrBill): string {
  const texts: [pointer: string, text: string][] = [
    ['/message', message],
    ['/creditor/name', creditor.name],
    ['/creditor/street', creditor.street],
    ['/debtor/name', debtor?.name ?? ''],
    ['/debtor/street', debtor?.street ?? ''],
    ...schemes.map((scheme, index): [string, string] => [`/alternative_schemes/${index}`, scheme]),
  ];
  const lengths = texts.map(([pointer, text]) => ({ pointer, bytes: new TextEncoder().encode(text).length }));
  return lengths.reduce((most, next) => (next.bytes > most.bytes ? next : most)).pointer;
}

const TOO_LONG =
  'must be shorter: the code holds 997 bytes (version 25, level M), and letters with accents have two bytes';

/** The bill in the form in which it is compared and written. */
function billOf(input: SwissBillInput): QrBill {
  const { iban, creditor, amount, currency, debtor, reference, message } = input;
  const { billing_information: billingInformation, alternative_schemes: schemes = [] } = input;
  return {
    iban: compact(iban),
    creditor: addressOf(creditor),
    cents: amount === undefined ? undefined : Math.round(amount * 100),
    currency,
    debtor: debtor && addressOf(debtor),
    reference: compact(reference),
    message: trimmed(message),
    billingInformation: trimmed(billingInformation),
    schemes: schemes.map(trimmed),
  };
}

function addressOf(address: SwissBillInput['creditor']): BillAddress {
  const { name, street, building_number: buildingNumber, postcode, city, country } = address;
  return {
    name: trimmed(name),
    street: trimmed(street),
    buildingNumber: trimmed(buildingNumber),
    postcode: trimmed(postcode),
    city: trimmed(city),
    country: country.toUpperCase(),
  };
}

/** A text in the composed form, which the guidelines have: a letter and its accent are one character. */
function trimmed(text = ''): string {
  return normalized(text, 'NFC').trim();
}

/** An identifier as machines compare it. */
function compact(text = ''): string {
  return text.replace(/\s/g, '').toUpperCase();
}

/** Whether an amount is in whole cents; a sum of such amounts differs from them behind its fifteenth digit. */
function isInCents(amount: number, cents: number): boolean {
  return Number(amount.toPrecision(15)) === cents / 100;
}
