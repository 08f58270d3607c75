import type { Invoice, InvoiceItem } from './schema.ts';
import type { TaxCategory } from './tax-category.ts';

/** A tax that a line or a charge bears: `{ rate: 9.975, name: 'QST' }`. */
export interface AppliedTax {
  /** In percent. */
  readonly rate: number;
  /** As sent, where a line may bear several taxes. */
  readonly name?: string;
  /** Of an e-invoice: why that rate. */
  readonly category?: TaxCategory;
}

/** The taxes of a line: its own, else those of the whole document, else one at the rate 0. */
export function taxesOfItem(item: InvoiceItem, invoice: Invoice): readonly AppliedTax[] {
  const { einvoice, tax_rate: global, taxes: globalTaxes } = invoice;
  if (item.taxes !== undefined) return item.taxes;
  if (item.tax_rate === undefined && globalTaxes !== undefined) return globalTaxes;
  const rate = item.tax_rate ?? global ?? 0;
  return [einvoice === undefined ? { rate } : withCategory(rate, item.tax_category)];
}

/** A tax in its category: as sent, else S where there is tax; the rate 0 has no category of its own. */
export function withCategory(rate: number, sent: TaxCategory | undefined): AppliedTax {
  const category = sent ?? (rate > 0 ? 'S' : undefined);
  return category === undefined ? { rate } : { rate, category };
}

/** The taxes that all of the lines bear, or undefined where lines differ. */
export function commonTaxes(lines: readonly (readonly AppliedTax[])[]): readonly AppliedTax[] | undefined {
  const [first, ...others] = lines;
  return first !== undefined && others.every((taxes) => areAlike(taxes, first)) ? first : undefined;
}

/** Whether two lines bear the same taxes. */
export function areAlike(one: readonly AppliedTax[], other: readonly AppliedTax[]): boolean {
  return one.length === other.length && one.every((tax, index) => taxKey(tax) === taxKey(other[index]!));
}

/** The same for taxes of the same row of the totals. A plain rate needs no text. */
export function taxKey({ rate, name, category }: AppliedTax): string | number {
  if (name !== undefined) return `${rate} ${name}`;
  return category === undefined ? rate : `${category}${rate}`;
}
