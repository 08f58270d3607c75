import { exemptionReasons } from './exemption-reasons.ts';
import type { Invoice } from './schema.ts';

/**
 * The reasons for not charging tax that the page of an invoice states, each once, also where it is no e-invoice: those
 * of the categories of its lines, and the one of the caller, whatever the lines say.
 */
export function printedReasons(invoice: Invoice): string[] {
  const { items, tax_exemption_reason: given } = invoice;
  if (given === undefined && items.every(({ tax_category: category }) => category === undefined)) return [];
  const rates = items.map(({ tax_category: category }) => ({ category }));
  const texts = exemptionReasons(invoice, { rates }).map(({ text }) => text);
  return [...new Set(given === undefined ? texts : [...texts, given])];
}
