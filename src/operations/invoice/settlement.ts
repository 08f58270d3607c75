import { checkCompanyDetails, withPlainCodes } from './company-details.ts';
import { checkDates } from './dates.ts';
import type { Invoice, InvoicePreview } from './schema.ts';
import { computeTotals, type Totals } from './totals.ts';

/** An invoice whose days exist in the calendar, with its totals. */
export interface Settlement {
  readonly invoice: Invoice;
  readonly totals: Totals;
}

/**
 * Checks and computes what the schema cannot express. Throws InputError for days the calendar does not have, for members
 * that contradict each other and for amounts beyond 70,000,000,000,000.
 */
export function settleInvoice(invoice: Invoice): Settlement {
  checkDates(invoice);
  const written = withPlainCodes(invoice);
  const totals = computeTotals(invoice);
  checkCompanyDetails(written, totals);
  return { invoice: written, totals };
}

/** The answer of the preview: amounts in the units of the currency. */
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
