import type { Totals } from '../amounts/totals.ts';
import { isCreditNote } from '../codes/document-type.ts';
import type { Invoice } from '../schema.ts';

/** How an invoice is paid, as its page says. */
export interface Payment {
  /** Whether it is marked as paid: nothing is due. */
  readonly isSettled: boolean;
  /** Whether the part that is paid has a row of its own above the amount due. */
  readonly isShown: boolean;
}

/** An invoice with its amounts: what its pages show. */
export interface Sums {
  readonly invoice: Invoice;
  readonly totals: Totals;
  readonly payment: Payment;
}

/** The payment of an invoice: all of it when it is marked as paid, else the amount paid so far. */
export function paymentOf(invoice: Invoice, totals: Totals): Payment {
  const { kind, paid, einvoice } = invoice;
  // An invoice that is paid shows the amount where its data has it too, so that both agree.
  const isNamed = !paid || einvoice !== undefined || isCreditNote(invoice);
  return {
    isSettled: paid || (totals.paid > 0 && totals.due === 0),
    isShown: kind === 'invoice' && totals.paid !== 0 && isNamed,
  };
}
