import type { Fault } from '../../errors.ts';
import { cashDiscountFaults, discountBaseFaults } from './cash-discount.ts';
import { invoiceTypeFaults, isCreditNote } from './document-type.ts';
import type { Invoice } from './schema.ts';
import type { Totals } from './totals.ts';

const DISCOUNT_OF_CREDIT_NOTE =
  'must be 0 with corrects: write the discount that is taken back as a line of items';

/**
 * What is wrong with how kind, corrects, paid, paid_amount and discount go together, known before the totals.
 * With or without `einvoice`.
 */
export function combinationFaults(invoice: Invoice): Fault[] {
  const { kind, corrects, paid, paid_amount: paidAmount, discount, einvoice } = invoice;
  const faults = [...invoiceTypeFaults(invoice), ...cashDiscountFaults(invoice)];
  const isCredit = isCreditNote(invoice);
  if (corrects !== undefined && kind !== 'invoice') {
    faults.push({ pointer: '/corrects', message: `is for invoices only, not for kind ${kind}` });
  }
  if (isCredit && discount > 0 && einvoice === undefined) {
    faults.push({ pointer: '/discount', message: DISCOUNT_OF_CREDIT_NOTE });
  }
  if (paidAmount === undefined) return faults;
  const refusal = paidAmountRefusal();
  if (refusal !== undefined) faults.push({ pointer: '/paid_amount', message: refusal });
  return faults;

  function paidAmountRefusal(): string | undefined {
    if (kind !== 'invoice') return `is for invoices only, not for kind ${kind}`;
    if (paid) return 'must be left out beside paid: true, which is the whole amount';
    if (isCredit) return 'must be left out beside corrects; paid: true says that it was refunded';
    return undefined;
  }
}

/** What is wrong with the amounts once they are known: more paid than the total, a credit note above zero. */
export function amountFaults(invoice: Invoice, totals: Totals): Fault[] {
  const { document_type: type, paid, paid_amount: paidAmount, kind } = invoice;
  const isCredit = isCreditNote(invoice);
  const faults = discountBaseFaults(invoice, totals);
  if (isCredit && totals.total > 0) {
    faults.push({
      pointer: '/corrects',
      message:
        'is for a credit note, whose total is zero or less: its lines have a negative qty or unit_price. ' +
        'An invoice that replaces another has document_type corrected',
    });
  }
  if (type === 'corrected' && totals.total < 0) {
    faults.push({
      pointer: '/document_type',
      message: 'must not be corrected where the total is below zero: leave it out for a credit note',
    });
  }
  const isJudged = paidAmount !== undefined && kind === 'invoice' && !paid && !isCredit;
  if (isJudged && (paidAmount < 0 || totals.paid > Math.max(totals.total, 0))) {
    faults.push({
      pointer: '/paid_amount',
      message: `must be from 0 to the total, which is ${(totals.total / 100).toFixed(2)}`,
    });
  }
  return faults;
}
