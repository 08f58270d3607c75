import type { TaxCategory } from '../codes/tax-category.ts';
import type { Invoice, InvoiceItem } from '../schema.ts';

/** A tax that a line or a charge bears: `{ rate: 9.975, name: 'QST' }`. */
export interface AppliedTax {
  /** In percent. */
  readonly rate: number;
  /** As sent, where a line may bear several taxes. */
  readonly name?: string;
  /** Why that rate: of all lines of an e-invoice, of others where it is 0 and was sent. */
  readonly category?: TaxCategory;
}

/** The taxes of a line: its own, else those of the whole document, else one at the rate 0. */
export function taxesOfItem(item: InvoiceItem, invoice: Invoice): readonly AppliedTax[] {
  const { einvoice, tax_rate: global, taxes: globalTaxes } = invoice;
  if (item.taxes !== undefined) return item.taxes;
  if (item.tax_rate === undefined && globalTaxes !== undefined) return globalTaxes;
  const rate = item.tax_rate ?? global ?? 0;
  return [taxAt(rate, item.tax_category, einvoice)];
}

/** A tax at its rate. One that is not an e-invoice's has a category where that says why there is none. */
export function taxAt(
  rate: number,
  sent: TaxCategory | undefined,
  einvoice: Invoice['einvoice'],
): AppliedTax {
  if (einvoice !== undefined) return withCategory(rate, sent);
  return rate === 0 && sent !== undefined && sent !== 'S' ? { rate, category: sent } : { rate };
}

/** A tax in its category: as sent, else S where there is tax; the rate 0 has no category of its own. */
function withCategory(rate: number, sent: TaxCategory | undefined): AppliedTax {
  const category = sent ?? (rate > 0 ? 'S' : undefined);
  return category === undefined ? { rate } : { rate, category };
}

/** The same for all that bear the same taxes. */
export function taxesKey(taxes: readonly AppliedTax[]): string {
  return taxes.map(taxKey).join(', ');
}

/** The same for taxes of the same row of the totals. A plain rate needs no text. */
export function taxKey({ rate, name, category }: AppliedTax): string | number {
  if (name !== undefined) return `${rate} ${name}`;
  return category === undefined ? rate : `${category}${rate}`;
}
