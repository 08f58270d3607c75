import type { JudgedInvoice } from '../judged-invoice.ts';
import type { Rule } from '../rule.ts';
import { type CountRow, countRules } from '../syntax/counts.ts';
import { EXTENSION } from './specifications.ts';

/**
 * Warnings of EN 16931 for which KoSIT's validator refuses an XRechnung (its configuration of 2026-01-31): several
 * terms of payment, a line without one VAT category, and sub lines outside of the extension.
 */
export function strictRules(invoice: JudgedInvoice): readonly Rule[] {
  if (invoice.isCii) return ofCii;
  return invoice.first('BT-24')?.text === EXTENSION ? [] : ofUbl;
}

const SETTLEMENT = 'ram:ApplicableHeaderTradeSettlement';

// biome-ignore format: a table
const ofCii = warnings([
  ['CII-SR-452', 'BT-20', SETTLEMENT, '0..1', 'ram:SpecifiedTradePaymentTerms'],
  ['CII-SR-453', 'BT-20', SETTLEMENT, '0..1', 'ram:SpecifiedTradePaymentTerms/ram:Description'],
  ['CII-SR-454', 'BG-30', 'ram:SpecifiedLineTradeSettlement', '1', 'ram:ApplicableTradeTax'],
]);

const ofUbl = warnings([
  ['UBL-CR-646', 'BG-25', 'cac:InvoiceLine|cac:CreditNoteLine', '0', 'cac:SubInvoiceLine'],
]);

function warnings(rows: readonly CountRow[]): readonly Rule[] {
  return countRules(rows).map(
    ({ breaches, ...rule }): Rule => ({
      ...rule,
      severity: 'warning',
      breaches: (invoice) =>
        [...breaches(invoice)].map(({ at, message }) => ({
          at,
          message: `${message}, or the validator of KoSIT refuses the invoice`,
        })),
    }),
  );
}
