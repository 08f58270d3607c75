import { isCreditNote } from '../codes/document-type.ts';
import type { InvoiceItem } from '../schema.ts';
import type { Settlement } from './settlement.ts';
import type { AdjustmentTotals, LineTotals, Totals } from './totals.ts';

/**
 * A settlement with the signs that its document shows, on paper and as XML. A request writes what a credit note takes
 * back as credit lines; the note itself says it without minus: amounts and quantities are turned, prices stay positive.
 * Of any other invoice it is the settlement itself.
 */
export function asShown(settlement: Settlement): Settlement {
  const { invoice, totals } = settlement;
  if (!isCreditNote(invoice)) return settlement;
  return { invoice: { ...invoice, items: invoice.items.map(turnedItem) }, totals: turnedTotals(totals) };
}

/** The amount of a line is turned either way: by its quantity, or by its price where that is negative. */
function turnedItem(item: InvoiceItem): InvoiceItem {
  return item.unit_price < 0 ? { ...item, unit_price: -item.unit_price } : { ...item, qty: turned(item.qty) };
}

function turnedTotals(totals: Totals): Totals {
  return {
    ...totals,
    lines: totals.lines.map(turnedLine),
    adjustments: totals.adjustments.map((entry) => ({ ...turnedAdjustment(entry), tax: turned(entry.tax) })),
    rates: totals.rates.map((group) => ({ ...group, base: turned(group.base), tax: turned(group.tax) })),
    subtotal: turned(totals.subtotal),
    allowances: turned(totals.allowances),
    charges: turned(totals.charges),
    net: turned(totals.net),
    ...(totals.taxInOwn !== undefined && { taxInOwn: turned(totals.taxInOwn) }),
    tax: turned(totals.tax),
    total: turned(totals.total),
    rounding: turned(totals.rounding),
    paid: turned(totals.paid),
    due: turned(totals.due),
  };
}

function turnedLine(line: LineTotals): LineTotals {
  return {
    ...line,
    amount: turned(line.amount),
    ...(line.gross !== undefined && { gross: turned(line.gross) }),
    tax: turned(line.tax),
    ...(line.adjustments !== undefined && { adjustments: line.adjustments.map(turnedAdjustment) }),
  };
}

function turnedAdjustment<T extends AdjustmentTotals>(entry: T): T {
  return {
    ...entry,
    amount: turned(entry.amount),
    ...(entry.gross !== undefined && { gross: turned(entry.gross) }),
    ...(entry.base !== undefined && { base: turned(entry.base) }),
  };
}

/** The opposite number, never -0. */
function turned(value: number): number {
  return value === 0 ? 0 : -value;
}
