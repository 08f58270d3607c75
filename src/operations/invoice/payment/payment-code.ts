/**
 * How an invoice is paid: accounts, cash discounts, collections, and the codes that a banking app scans.
 *
 *   iban, bic, due 1,234.56 EUR, number 2026-17  ->  BCD / 002 / 1 / SCT / BIC / name / IBAN / EUR1234.56 / ... / 2026-17
 *
 * This file makes the text of the European code; `payment-part.ts` draws the Swiss one with its receipt, `payment-terms.ts`
 * writes the sentence of the terms, `payment-means.ts` the code list's number of the means. `formats/qr` draws symbols.
 */
import { isCreditorReference } from '../../../formats/epc/creditor-reference.ts';
import {
  type CreditTransfer,
  MAX_CENTS,
  MAX_NAME,
  MAX_PAYLOAD_BYTES,
  MAX_TEXT,
  writeTransfer,
} from '../../../formats/epc/payload.ts';
import { isInSepa } from '../../../formats/epc/sepa.ts';
import { oneLine } from '../../../formats/typesetting/printable.ts';
import type { Settlement } from '../amounts/settlement.ts';
import { isCreditNote } from '../codes/document-type.ts';
import type { Invoice } from '../schema.ts';
import { isCollected } from './payment-means.ts';

/** The text of the code that pays an invoice, or why an invoice that should have a code has none. */
export type PaymentCode =
  | { readonly payload: string; readonly gap?: undefined }
  | { readonly payload?: undefined; readonly gap: string };

/**
 * The payment code (EPC069-12) of an invoice: one in euro with an account of the SEPA and an amount due of 0.01 to
 * 999,999,999.99, which is not a credit note, not collected and without a payment part, whose code says the same; undefined
 * for all others. The texts are those of the page. Where one of them
 * is longer than the code permits there is none: a name or a reference cut short would not be the right one.
 */
export function paymentCodeOf({ invoice, totals }: Settlement): PaymentCode | undefined {
  const { kind, currency, iban, bic, payment_part: part } = invoice;
  const { due: cents } = totals;
  const isPayable =
    kind === 'invoice' &&
    !isCreditNote(invoice) &&
    !isCollected(invoice) &&
    currency === 'EUR' &&
    part === undefined;
  if (!isPayable || iban === undefined || !isInSepa(iban) || cents < 1 || cents > MAX_CENTS) return undefined;
  const name = oneLine(invoice.from.name);
  const reference = referenceOf(invoice);
  const gap = nameGap(name) ?? referenceGap(reference);
  if (gap !== undefined) return { gap };
  const payload = writeTransfer({ name, iban, bic, cents, remittance: reference });
  const bytes = new TextEncoder().encode(payload).length;
  if (bytes <= MAX_PAYLOAD_BYTES) return { payload };
  return { gap: `the code holds ${MAX_PAYLOAD_BYTES} bytes; name and reference make it ${bytes}` };
}

type Reference = NonNullable<CreditTransfer['remittance']> & { readonly pointer: string };

/** What the transfer says: the payment reference, or else the number; structured where it is a creditor reference. */
function referenceOf({ payment_reference: sent, number }: Invoice): Reference {
  const pointer = sent === undefined ? '/number' : '/payment_reference';
  const value = oneLine(sent ?? number);
  const structured = value.replace(/\s/g, '').toUpperCase();
  return isCreditorReference(structured)
    ? { kind: 'reference', value: structured, pointer }
    : { kind: 'text', value, pointer };
}

function nameGap(name: string): string | undefined {
  const length = lengthOf(name);
  if (length === 0) return '/from/name has no printable character';
  return length > MAX_NAME ? gapOf('/from/name', length, MAX_NAME) : undefined;
}

function referenceGap({ value, pointer }: Reference): string | undefined {
  const length = lengthOf(value);
  return length > MAX_TEXT ? gapOf(pointer, length, MAX_TEXT) : undefined;
}

function gapOf(pointer: string, length: number, most: number): string {
  return `${pointer} has ${length} characters; the code holds ${most}`;
}

/** Length in characters, not in units of UTF-16. */
function lengthOf(text: string): number {
  return [...text].length;
}
