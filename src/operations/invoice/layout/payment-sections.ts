import { oneLine } from '../../../formats/typesetting/printable.ts';
import type { Labels } from '../labels/labels.ts';
import { paymentMeansWords } from '../labels/payment-means.ts';
import { type DirectDebit, isSepaDebit } from '../payment/payment-means.ts';
import type { Invoice } from '../schema.ts';
import type { Row } from './rows.ts';

/** One means of payment: its heading, a sentence where money is collected, and its rows. */
export interface PaymentSection {
  readonly title: string;
  readonly sentence: string | undefined;
  readonly rows: readonly Row[];
}

/**
 * The means of payment that were sent, each below a heading of its own; the reference is with the first. `isOwed` is
 * whether something is left to collect.
 */
export function paymentSections(
  invoice: Invoice,
  { labels, isOwed }: { readonly labels: Labels; readonly isOwed: boolean },
): PaymentSection[] {
  const { iban, bic, payment_reference: reference, direct_debit: debit, card } = invoice;
  // A payment part says all of it.
  if (invoice.payment_part !== undefined) return [];
  const transfer: Row[] = [];
  if (iban !== undefined) transfer.push(['IBAN', inGroups(iban)]);
  if (bic !== undefined) transfer.push(['BIC', bic]);
  const sections: PaymentSection[] = [];
  const isOther = debit !== undefined || card !== undefined;
  if (transfer.length > 0 || (reference !== undefined && !isOther)) {
    sections.push({ title: labels.payment.title, sentence: undefined, rows: transfer });
  }
  if (debit !== undefined) sections.push(debitSection(debit, invoice, { isOwed }));
  if (card !== undefined) sections.push(cardSection(invoice, card));
  const [first, ...others] = sections;
  if (first === undefined || reference === undefined) return sections;
  return [{ ...first, rows: [...first.rows, [labels.payment.reference, oneLine(reference)]] }, ...others];
}

function debitSection(
  debit: DirectDebit,
  { language, currency }: Invoice,
  { isOwed }: { readonly isOwed: boolean },
): PaymentSection {
  const words = paymentMeansWords[language].debit;
  return {
    title: isSepaDebit(debit, currency) ? words.sepa : words.other,
    sentence: isOwed ? words.collected : undefined,
    rows: [
      [words.mandate, oneLine(debit.mandate)],
      [words.creditor, debit.creditor_id],
      [words.account, inGroups(debit.iban)],
    ],
  };
}

function cardSection({ language }: Invoice, card: NonNullable<Invoice['card']>): PaymentSection {
  const words = paymentMeansWords[language].card;
  const rows: Row[] = [[words.number, `\u2022\u2022\u2022\u2022 ${card.last_digits}`]];
  if (card.holder !== undefined) rows.push([words.holder, oneLine(card.holder)]);
  return { title: words.title, sentence: undefined, rows };
}

/** ISO 13616-1, 5.2: on paper an account number is in groups of four, which stay on one line. */
function inGroups(iban: string): string {
  return iban.replace(/.{4}(?=.)/g, '$&\u00a0');
}
