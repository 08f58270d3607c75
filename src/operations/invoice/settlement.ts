import { type Fault, InputError } from '../../errors.ts';
import { normalInvoice } from './normal-form.ts';
import type { Invoice, InvoicePreview } from './schema.ts';
import { amountFaults, combinationFaults } from './settled-amounts.ts';
import { shapeFaults } from './shape.ts';
import { computeTotals, type Totals } from './totals.ts';

/** An invoice in its normal form, without a fault, and its totals. */
export interface Settlement {
  readonly invoice: Invoice;
  readonly totals: Totals;
}

/**
 * Checks and computes what the schema cannot express. Throws InputError with all faults: days the calendar does not
 * have, identifiers that cannot be, members that do not go together, amounts beyond 70,000,000,000,000.
 */
export function settleInvoice(request: Invoice): Settlement {
  const invoice = normalInvoice(request);
  const faults = [...shapeFaults(invoice), ...combinationFaults(invoice)];
  const totals = totalsOrFaults(invoice, faults);
  if (totals !== undefined) faults.push(...amountFaults(invoice, totals));
  if (faults.length > 0 || totals === undefined) throw new InputError(faults);
  return { invoice, totals };
}

function totalsOrFaults(invoice: Invoice, faults: Fault[]): Totals | undefined {
  try {
    return computeTotals(invoice);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    faults.push(...error.faults);
    return undefined;
  }
}

/** The answer of the preview: amounts in the units of the currency, with the signs of the request. */
export function toPreview({ invoice, totals }: Settlement): InvoicePreview {
  const { subtotal, tax, discount, total, lines } = totals;
  return {
    subtotal: subtotal / 100,
    tax: tax / 100,
    discount: discount / 100,
    total: total / 100,
    currency: invoice.currency,
    line_items: invoice.items.map(({ description, qty, unit_price }, index) => {
      const { rate, amount, tax } = lines[index]!;
      return { description, qty, unit_price, tax_rate: rate, amount: amount / 100, tax: tax / 100 };
    }),
  };
}
