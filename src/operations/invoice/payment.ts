import { decimalOf, roundTo } from './money.ts';
import type { Invoice } from './schema.ts';
import type { Totals } from './totals.ts';

/** What is paid of an invoice and what is still due, in cents. */
export interface Payment {
  readonly paid: number;
  readonly due: number;
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
export function paymentOf({ kind, paid, paid_amount: part = 0, corrects }: Invoice, totals: Totals): Payment {
  const cents = paid ? totals.total : Number(roundTo(decimalOf(part), 2));
  return {
    paid: cents,
    due: totals.total - cents,
    isSettled: paid || (cents > 0 && cents === totals.total),
    isShown: kind === 'invoice' && (paid ? corrects !== undefined : cents > 0),
  };
}
