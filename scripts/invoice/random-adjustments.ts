import type { EinvoiceRequest, InvoiceItem } from '../../src/operations/invoice/index.ts';
import type { Chance } from './chance.ts';

type Adjustment = NonNullable<EinvoiceRequest['charges']>[number];
type Adjusted = Pick<EinvoiceRequest, 'charges' | 'allowances' | 'prices_include_tax'>;

/**
 * Charges and allowances of half of all invoices, taxed as one of their lines is, and of some lines; prices with tax in a
 * quarter. A credit note has what it takes back below zero.
 */
export function adjusted(chance: Chance, request: EinvoiceRequest): EinvoiceRequest {
  const isCredit = request.corrects !== undefined && (request.document_type ?? 'standard') !== 'corrected';
  const items = request.items.map((item) => (chance() < 0.1 ? adjustedLine(chance, item, isCredit) : item));
  const some = chance() < 0.5 ? documentAdjustments(chance, items, isCredit) : {};
  return {
    ...request,
    // At most the total, which prices with tax and allowances lower.
    ...(request.paid_amount !== undefined && { paid_amount: Number((request.paid_amount * 0.7).toFixed(2)) }),
    items,
    ...some,
    ...(chance() < 0.25 && { prices_include_tax: true }),
    ...(chance() < 0.2 && { tax_currency: ownCurrency(chance, request) }),
  };
}

function ownCurrency(chance: Chance, { currency }: EinvoiceRequest) {
  return { currency: currency === 'SEK' ? 'PLN' : 'sek', rate: Number((0.01 + chance() * 20).toFixed(4)) };
}

function documentAdjustments(chance: Chance, items: readonly InvoiceItem[], isCredit: boolean): Adjusted {
  const listOf = (description: string) =>
    Array.from({ length: 1 + Math.floor(chance() * 2) }, (): Adjustment => {
      const { tax_rate: rate, tax_category: category } = items[Math.floor(chance() * items.length)]!;
      return {
        ...amountOf(chance, `${description} & 1`, isCredit),
        tax_rate: rate ?? 0,
        ...(category !== undefined && { tax_category: category }),
      };
    });
  return {
    ...(chance() < 0.7 && { charges: listOf('Versand') }),
    ...(chance() < 0.7 && { allowances: listOf('Treuerabatt') }),
  };
}

function adjustedLine(chance: Chance, item: InvoiceItem, isCredit: boolean): InvoiceItem {
  return {
    ...item,
    ...(chance() < 0.6 && { allowances: [amountOf(chance, 'Mengenrabatt 1', isCredit)] }),
    ...(chance() < 0.6 && { charges: [amountOf(chance, 'Verpackung 1', isCredit)] }),
  };
}

/** Little enough to keep the total on its side of zero. */
function amountOf(
  chance: Chance,
  description: string,
  isCredit: boolean,
): Pick<Adjustment, 'description' | 'amount' | 'percent' | 'base'> {
  const sign = isCredit ? -1 : 1;
  const amount = sign * Number((chance() * 0.05).toFixed(2)) || 0;
  if (chance() < 0.4) return { description, amount };
  const percent = Number((chance() * 5).toFixed(2));
  return { description, percent, ...(chance() < 0.3 && { base: sign * 1.23 }) };
}
