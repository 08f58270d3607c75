import { describe, expect, it } from 'vitest';
import { brokenRules, type ChangedInvoice } from '../../../../../../test/support/judging/judged-einvoice.ts';

/** The rules that the official programs name for each change: the schemas by xmllint, the rules by Saxon. */
// biome-ignore format: a table
const rows: readonly ChangedInvoice[] = [
  { format: 'peppol', name: 'BT-131 with three decimals', search: '>100.00</cbc:LineExtensionAmount>', replace: '>100.000</cbc:LineExtensionAmount>', ids: ['BR-DEC-23', 'UBL-DT-01'] },
  { format: 'peppol', name: 'two periods', search: '<cac:AccountingSupplierParty>', replace: '<cac:InvoicePeriod><cbc:StartDate>2026-11-01</cbc:StartDate></cac:InvoicePeriod><cac:InvoicePeriod><cbc:EndDate>2026-11-02</cbc:EndDate></cac:InvoicePeriod><cac:AccountingSupplierParty>', ids: ['UBL-SR-08'] },
  { format: 'xrechnung', name: 'a currency at an amount', search: '<ram:DuePayableAmount>', replace: '<ram:DuePayableAmount currencyID="EUR">', ids: ['CII-DT-031'] },
  { format: 'xrechnung', name: 'a no-break space behind a day', search: '102">20261102<', replace: '102">20261102\u00a0<', ids: ['CII-DT-097'] },
];

describe('judge, syntax', () => {
  for (const { name, ids, ...change } of rows) {
    it(`finds ${name} in ${change.format}`, () => {
      expect(brokenRules(change)).toEqual(ids);
    });
  }
});
