import { oneLine } from '../../../formats/typesetting/printable.ts';
import type { AdjustmentTotals } from '../amounts/totals.ts';
import { fill, type Labels } from '../labels/labels.ts';
import { formatMoney, formatRate } from '../printed/number-format.ts';
import type { Invoice } from '../schema.ts';

/** What a charge or an allowance is for, with its percentage: `Quantity discount (10% of $1,200.00)`. */
export function adjustmentText(
  { description, percent, base }: AdjustmentTotals,
  { currency }: Pick<Invoice, 'currency'>,
  { numbers, percentOf }: Labels,
): string {
  const text = oneLine(description);
  if (percent === undefined || base === undefined) return text;
  const share = fill(percentOf, {
    rate: formatRate(percent, numbers),
    base: formatMoney(base, currency, numbers),
  });
  return `${text} (${share})`;
}

/** What it adds to the amounts of the page, which are with tax where the prices are. */
export function effectOf({ kind, amount, gross = amount }: AdjustmentTotals): number {
  return kind === 'charge' || gross === 0 ? gross : -gross;
}
