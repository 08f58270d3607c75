import type { Fault } from '../../../errors.ts';
import { amountText, minorUnits } from '../../../formats/currency/minor-units.ts';
import { invoiceTypeFaults, isCreditNote } from '../codes/document-type.ts';
import { cashDiscountFaults, discountBaseFaults } from '../payment/cash-discount.ts';
import type { Invoice } from '../schema.ts';
import type { Totals } from './totals.ts';

const DISCOUNT_OF_CREDIT_NOTE =
  'must be 0 with corrects: write the discount that is taken back as a line of items';

/**
 * What is wrong with how kind, corrects, paid, paid_amount and discount go together, known before the totals.
 * With or without `einvoice`.
 */
export function combinationFaults(invoice: Invoice): Fault[] {
  const { kind, corrects, paid, paid_amount: paidAmount, discount, einvoice } = invoice;
  const faults = [...validityFaults(invoice), ...invoiceTypeFaults(invoice), ...cashDiscountFaults(invoice)];
  const isCredit = isCreditNote(invoice);
  if (corrects !== undefined && kind !== 'invoice') {
    faults.push({ pointer: '/corrects', message: `is for invoices only, not for kind ${kind}` });
  }
  if (isCredit && discount > 0 && einvoice === undefined) {
    faults.push({ pointer: '/discount', message: DISCOUNT_OF_CREDIT_NOTE });
  }
  faults.push(...taxFaults(invoice));
  if (paidAmount === undefined) return faults;
  const refusal = paidAmountRefusal();
  if (refusal !== undefined) faults.push({ pointer: '/paid_amount', message: refusal });
  return faults;

  function paidAmountRefusal(): string | undefined {
    if (kind !== 'invoice') return `is for invoices only, not for kind ${kind}`;
    if (paid) return 'must be left out beside paid: true, which is the whole amount';
    if (isCredit) return 'must be left out beside corrects; paid: true says that it was refunded';
    return undefined;
  }
}

/** What is wrong with how the taxes are given: twice, or not at all where prices include them. */
function taxFaults(invoice: Invoice): Fault[] {
  const { items, taxes, tax_rate: rate, einvoice, prices_include_tax: isGross = false } = invoice;
  const faults: Fault[] = [];
  const places = [{ pointer: '', taxes, rate }].concat(
    items.map(({ taxes, tax_rate: rate }, index) => ({ pointer: `/items/${index}`, taxes, rate })),
  );
  for (const { pointer, taxes, rate } of places) {
    if (taxes === undefined) continue;
    const refusal = taxesRefusal(taxes, rate, einvoice);
    if (refusal !== undefined) faults.push({ pointer: `${pointer}/taxes`, message: refusal });
  }
  if (!isGross || rate !== undefined || taxes !== undefined) return faults;
  for (const [index, item] of items.entries()) {
    if (item.tax_rate !== undefined || item.taxes !== undefined) continue;
    faults.push({
      pointer: `/items/${index}/tax_rate`,
      message: 'must be there beside prices_include_tax: the rate of the tax within the price, or 0',
    });
  }
  return faults;
}

function taxesRefusal(
  taxes: NonNullable<Invoice['taxes']>,
  rate: number | undefined,
  einvoice: Invoice['einvoice'],
): string | undefined {
  if (einvoice !== undefined) return 'must be left out of an e-invoice, whose lines bear one VAT: tax_rate';
  if (rate !== undefined) return 'must be left out beside tax_rate: one of them says the tax';
  const names = new Set(taxes.map(({ name }) => name.trim()));
  return names.size < taxes.length ? 'must have each name once' : undefined;
}

/** An estimate has one day until which it is valid, and no other kind has one. */
function validityFaults({ kind, due, valid_until: validUntil }: Invoice): Fault[] {
  if (validUntil === undefined) return [];
  if (kind !== 'estimate') {
    return [{ pointer: '/valid_until', message: `is for estimates only, not for kind ${kind}` }];
  }
  if (due === undefined || due === validUntil) return [];
  return [{ pointer: '/due', message: 'must be left out beside valid_until: nothing is due by an estimate' }];
}

/** What is wrong with the amounts once they are known: more paid than the total, a credit note above zero. */
export function amountFaults(invoice: Invoice, totals: Totals): Fault[] {
  const { document_type: type, paid, paid_amount: paidAmount, kind } = invoice;
  const isCredit = isCreditNote(invoice);
  const faults = discountBaseFaults(invoice, totals);
  if (isCredit && totals.total > 0) {
    faults.push({
      pointer: '/corrects',
      message:
        'is for a credit note, whose total is zero or less: its lines have a negative qty or unit_price. ' +
        'An invoice that replaces another has document_type corrected',
    });
  }
  if (type === 'corrected' && totals.total < 0) {
    faults.push({
      pointer: '/document_type',
      message: 'must not be corrected where the total is below zero: leave it out for a credit note',
    });
  }
  const text = (amount: number) => amountText(amount, minorUnits(invoice.currency));
  const payable = totals.total + totals.rounding;
  if (payable !== 0 && Math.sign(payable) !== Math.sign(totals.total)) {
    faults.push({
      pointer: '/rounding',
      message: `must not reach beyond 0 from the total, which is ${text(totals.total)}`,
    });
  }
  const isJudged = paidAmount !== undefined && kind === 'invoice' && !paid && !isCredit;
  if (isJudged && (paidAmount < 0 || totals.paid > Math.max(payable, 0))) {
    const whole = totals.rounding === 0 ? 'the total' : 'the rounded total';
    faults.push({
      pointer: '/paid_amount',
      message: `must be from 0 to ${whole}, which is ${text(payable)}`,
    });
  }
  return faults;
}
