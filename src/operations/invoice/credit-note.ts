import type { Invoice, InvoiceItem } from './schema.ts';
import type { Settlement } from './settlement.ts';

/**
 * A credit note as it is written: the request takes goods and amounts back with minus signs, the document says
 * "credit" and has them without. An item has its quantity turned, or its price where that is below 0.
 */
export function turned({ invoice, totals }: Settlement): Settlement {
  return {
    invoice: { ...invoice, items: invoice.items.map(turnedItem) as Invoice['items'] },
    totals: {
      ...totals,
      lines: totals.lines.map((line) => ({ ...line, amount: minus(line.amount), tax: minus(line.tax) })),
      rates: totals.rates.map((rate) => ({ ...rate, base: minus(rate.base), tax: minus(rate.tax) })),
      subtotal: minus(totals.subtotal),
      tax: minus(totals.tax),
      total: minus(totals.total),
    },
  };
}

function turnedItem(item: InvoiceItem): InvoiceItem {
  return item.unit_price < 0 ? { ...item, unit_price: -item.unit_price } : { ...item, qty: minus(item.qty) };
}

/** The opposite number, of which 0 has only one. */
function minus(value: number): number {
  return value === 0 ? 0 : -value;
}
