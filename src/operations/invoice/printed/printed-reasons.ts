import type { Totals } from '../amounts/totals.ts';
import { exemptionReasons } from '../codes/exemption-reasons.ts';
import type { TaxCategory } from '../codes/tax-category.ts';
import type { Invoice } from '../schema.ts';

/**
 * The reasons that the page of an invoice states in the tax rows of its totals, each beside the amount it is for
 * (Directive 2006/112/EC, Article 226 (10) and (11)), by the category of the row; none where the page has no such rows.
 */
export function reasonsInRows(
  invoice: Invoice,
  { isTaxed, rates }: Pick<Totals, 'isTaxed' | 'rates'>,
): ReadonlyMap<TaxCategory, string> {
  if (!isTaxed) return new Map();
  return new Map(exemptionReasons(invoice, { rates }).map(({ category, text }) => [category, text]));
}

/**
 * The other reasons, which it states below the totals, each once, also where it is not an e-invoice: those of the categories
 * of its lines, and the one of the caller, whatever the lines say.
 */
export function printedReasons(invoice: Invoice, totals: Pick<Totals, 'isTaxed' | 'rates'>): string[] {
  const { items, tax_exemption_reason: given } = invoice;
  if (given === undefined && items.every(({ tax_category: category }) => category === undefined)) return [];
  const stated = new Set(reasonsInRows(invoice, totals).values());
  const rates = items.map(({ tax_category: category }) => ({ category }));
  const texts = exemptionReasons(invoice, { rates }).map(({ text }) => text);
  return [...new Set(given === undefined ? texts : [...texts, given])].filter((text) => !stated.has(text));
}
