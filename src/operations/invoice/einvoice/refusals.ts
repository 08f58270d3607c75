import type { Fault } from '../../../errors.ts';
import { minorUnits } from '../../../formats/currency/minor-units.ts';
import type { Totals } from '../amounts/totals.ts';
import { isCreditNote } from '../codes/document-type.ts';
import type { EinvoiceFormat } from '../codes/einvoice-format.ts';
import type { Invoice } from '../schema.ts';
import { type Facts, factsOf } from './facts.ts';
import { nationalFaults } from './national-rules.ts';
import { paymentFaults } from './payment-rules.ts';
import { requirementFaults } from './requirements.ts';
import { taxFaults } from './tax-rules.ts';
import { typeFaults } from './type-rules.ts';
import { valueFaults } from './value-rules.ts';

/**
 * Why an invoice in its normal form cannot be an e-invoice of its format, all faults at once. An invoice without a
 * fault is valid under the rules of the format, which `profiles` names.
 */
export function einvoiceFaults(invoice: Invoice, format: EinvoiceFormat, totals: Totals): Fault[] {
  if (invoice.kind !== 'invoice') {
    return [{ pointer: '/kind', message: `must be invoice beside einvoice, which ${invoice.kind} is not` }];
  }
  const facts = factsOf(invoice, format, totals);
  return [
    ...requirementFaults(facts),
    ...valueFaults(facts),
    ...paymentFaults(facts),
    ...taxFaults(facts),
    ...typeFaults(facts),
    ...amountFaults(facts),
    ...nationalFaults(facts),
  ];
}

/** A discount that leaves the tax as it is exists neither in EN 16931 nor in Directive 2006/112/EC, Article 79(b). */
function amountFaults({ invoice, totals }: Facts): Fault[] {
  const faults: Fault[] = [];
  if (Math.max(minorUnits(invoice.currency), minorUnits(invoice.tax_currency?.currency ?? '')) > 2) {
    faults.push({
      pointer: minorUnits(invoice.currency) > 2 ? '/currency' : '/tax_currency/currency',
      message:
        'must be a currency of at most two decimals, which all amounts of an e-invoice have (EN 16931 BR-DEC-09)',
    });
  }
  if (invoice.discount > 0) {
    faults.push({
      pointer: '/discount',
      message:
        'must be 0 in an e-invoice: there a discount lowers the tax as well, and this one does not. Send it as an ' +
        'item with a negative qty and its tax_rate, or, when it was already paid (deposit, voucher), as paid_amount',
    });
  }
  if (totals.total < 0 && !isCreditNote(invoice) && invoice.document_type !== 'corrected') {
    faults.push({
      pointer: '/corrects',
      message:
        'must name the invoice that this one takes back, as its total is below zero: an object with number',
    });
  }
  return faults;
}
