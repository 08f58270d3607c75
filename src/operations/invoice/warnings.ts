import type { Output } from '../../operation.ts';
import type { Invoice } from './schema.ts';

/** Most places that the header names. */
const MOST_PLACES = 20;

/** Header for an invoice that is legal, but most likely not what was meant. */
export const warningHeaders = {
  'x-invoice-warning': {
    description:
      'Sent when a tax rate lies between 0 and 1: rates are in percent, so 0.19 is 0.19 percent and not 19. For ' +
      'each place the word tax-rate-below-1 and, in parentheses, its pointer and rate; comma separated, at most ' +
      `${MOST_PLACES}.`,
    schema: {
      type: 'string',
      examples: ['tax-rate-below-1 (/tax_rate is 0.19 percent)'],
    },
  },
} as const satisfies Output['headers'];

/** The header of an invoice with tax rates that look like fractions; none for any other invoice. */
export function invoiceWarnings({
  tax_rate: global,
  items,
}: Pick<Invoice, 'tax_rate' | 'items'>): Record<string, string> {
  const rates = [{ pointer: '/tax_rate', rate: global }].concat(
    items.map((item, index) => ({ pointer: `/items/${index}/tax_rate`, rate: item.tax_rate })),
  );
  const warnings = rates
    .filter(({ rate = 0 }) => rate > 0 && rate < 1)
    .slice(0, MOST_PLACES)
    .map(({ pointer, rate }) => `tax-rate-below-1 (${pointer} is ${rate} percent)`);
  return warnings.length === 0 ? {} : { 'x-invoice-warning': warnings.join(', ') };
}
