import { type Fault, InputError } from '../../../errors.ts';
import { minorUnits } from '../../../formats/currency/minor-units.ts';
import { normalInvoice } from '../checks/normal-form.ts';
import { shapeFaults } from '../checks/shape.ts';
import { einvoiceFaults } from '../einvoice/refusals.ts';
import { paymentPartFaults } from '../payment/payment-part.ts';
import type { InvoicePreview } from '../schema/preview.ts';
import type { Invoice } from '../schema.ts';
import type { AdjustmentKind } from './adjustments.ts';
import { amountFaults, combinationFaults } from './settled-amounts.ts';
import { computeTotals, type Totals } from './totals.ts';

/** An invoice in its normal form, without a fault, and its totals. */
export interface Settlement {
  readonly invoice: Invoice;
  readonly totals: Totals;
}

/** What an invoice becomes: figures or XML, or a PDF, which carries only one format of e-invoices. */
export type Target = 'data' | 'pdf';

/**
 * Checks and computes what the schema cannot express. Throws InputError with all faults: days the calendar does not
 * have, identifiers that cannot be, members that do not go together, what the format of an e-invoice requires or
 * refuses, amounts beyond 70,000,000,000,000.
 */
export function settleInvoice(request: Invoice, target: Target = 'data'): Settlement {
  const invoice = normalInvoice(request);
  const { einvoice } = invoice;
  const faults = [...targetFaults(invoice, target), ...shapeFaults(invoice), ...combinationFaults(invoice)];
  const totals = totalsOrFaults(invoice, faults);
  if (totals !== undefined) {
    faults.push(...amountFaults(invoice, totals), ...paymentPartFaults(invoice, totals));
  }
  if (totals !== undefined && einvoice !== undefined)
    faults.push(...einvoiceFaults(invoice, einvoice, totals));
  if (faults.length > 0 || totals === undefined) throw new InputError(onePerPlace(faults));
  return { invoice, totals };
}

function targetFaults({ einvoice }: Invoice, target: Target): Fault[] {
  if (target === 'pdf' && einvoice !== undefined && einvoice !== 'facturx') {
    return [
      {
        pointer: '/einvoice',
        message: `must be facturx in a PDF: ${einvoice} is XML only: POST /v1/invoice/xml`,
      },
    ];
  }
  return [];
}

/** The first fault of each place: what a value must be decides before what it must go with. */
function onePerPlace(faults: readonly Fault[]): Fault[] {
  const byPlace = new Map<string, Fault>();
  for (const fault of faults) if (!byPlace.has(fault.pointer)) byPlace.set(fault.pointer, fault);
  return [...byPlace.values()];
}

function totalsOrFaults(invoice: Invoice, faults: Fault[]): Totals | undefined {
  try {
    return computeTotals(invoice);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    faults.push(...error.faults);
    return undefined;
  }
}

/** The answer of the preview: amounts in the units of the currency, with the signs of the request. */
export function toPreview({ invoice, totals }: Settlement): InvoicePreview {
  const unit = 10 ** minorUnits(invoice.currency);
  const { subtotal, tax, taxInOwn, discount, total, rounding, lines, rates } = totals;
  const { tax_currency: own } = invoice;
  const named = rates.flatMap(({ name, rate, base, tax }) =>
    name === undefined ? [] : [{ name, rate, base: base / unit, tax: tax / unit }],
  );
  return {
    subtotal: subtotal / unit,
    ...adjustmentsOf(totals, unit),
    ...(named.length > 0 && { taxes: named }),
    tax: tax / unit,
    discount: discount / unit,
    total: total / unit,
    ...(invoice.rounding !== undefined && {
      rounding: rounding / unit,
      rounded_total: (total + rounding) / unit,
    }),
    currency: invoice.currency,
    ...(own !== undefined &&
      taxInOwn !== undefined && {
        tax_currency: { ...own, tax: taxInOwn / 10 ** minorUnits(own.currency) },
      }),
    line_items: invoice.items.map(({ description, qty, unit_price }, index) => {
      const { rate, amount, gross, tax } = lines[index]!;
      return {
        description,
        qty,
        unit_price,
        tax_rate: rate,
        amount: amount / unit,
        ...(gross !== undefined && { gross: gross / unit }),
        tax: tax / unit,
      };
    }),
  };
}

/** The charges and allowances of the document, where there are any. */
function adjustmentsOf(
  { adjustments }: Totals,
  unit: number,
): Pick<InvoicePreview, 'charges' | 'allowances'> {
  const listOf = (wanted: AdjustmentKind) =>
    adjustments.flatMap(({ kind, description, amount, gross, rate, tax }) => {
      if (kind !== wanted) return [];
      const amounts = {
        amount: amount / unit,
        ...(gross !== undefined && { gross: gross / unit }),
        tax_rate: rate,
        tax: tax / unit,
      };
      return [{ description, ...amounts }];
    });
  const [allowances, charges] = [listOf('allowance'), listOf('charge')];
  return {
    ...(allowances.length > 0 && { allowances }),
    ...(charges.length > 0 && { charges }),
  };
}
