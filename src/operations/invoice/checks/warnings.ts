import type { Output } from '../../../operation.ts';
import type { PaymentCode } from '../payment/payment-code.ts';
import type { Invoice } from '../schema.ts';

/** Places that the header names at most. */
const MAX_PLACES = 20;

/** Header for an invoice that is valid, but most likely not what was meant. */
export const warningHeaders = {
  'x-invoice-warning': {
    description:
      'Sent when a tax rate is between 0 and 1: rates are in percent, so 0.19 is 0.19 percent and not 19. For ' +
      'each place the word tax-rate-below-1 and, in parentheses, its pointer and rate. Sent when an invoice that could ' +
      'have a payment code has none: no-payment-code and the reason. Comma separated, at most ' +
      `${MAX_PLACES}.`,
    schema: {
      type: 'string',
      examples: [
        'tax-rate-below-1 (/tax_rate is 0.19 percent)',
        'no-payment-code (/from/name has 71 characters; the code holds 70)',
      ],
    },
  },
} as const satisfies Output['headers'];

/** The header of an invoice without its payment code, or with tax rates that look like fractions; none for any other. */
export function invoiceWarnings(
  { tax_rate: global, items }: Pick<Invoice, 'tax_rate' | 'items'>,
  code?: PaymentCode,
): Record<string, string> {
  const warnings: string[] = [];
  if (code?.gap !== undefined) warnings.push(`no-payment-code (${code.gap})`);
  if (looksLikeFraction(global)) warnings.push(warningOf('/tax_rate', global));
  for (const [index, { tax_rate: rate }] of items.entries()) {
    if (looksLikeFraction(rate)) warnings.push(warningOf(`/items/${index}/tax_rate`, rate));
  }
  return warnings.length === 0 ? {} : { 'x-invoice-warning': warnings.slice(0, MAX_PLACES).join(', ') };
}

function looksLikeFraction(rate: number | undefined): rate is number {
  return rate !== undefined && rate > 0 && rate < 1;
}

function warningOf(pointer: string, rate: number): string {
  return `tax-rate-below-1 (${pointer} is ${rate} percent)`;
}
