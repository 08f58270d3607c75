import { describe, expect, it } from 'vitest';
import { brokenRules, type ChangedInvoice } from '../../../../../../test/support/judging/judged-einvoice.ts';

/** The rules that the official programs name for each change: the schemas by xmllint, the rules by Saxon. */
// biome-ignore format: a table
const rows: readonly ChangedInvoice[] = [
  { format: 'peppol', name: 'account of a transfer missing', search: '<cac:PayeeFinancialAccount><cbc:ID>DE02120300000000202051</cbc:ID></cac:PayeeFinancialAccount>', replace: '', ids: ['BR-61', 'DE-R-019', 'DE-R-023-1'] },
  { format: 'xrechnung-ubl', name: 'telephone without digits', search: '+49 30 123456', replace: 'none', ids: ['BR-DE-27'] },
  { format: 'xrechnung-ubl', name: 'IBAN with wrong digits', search: 'DE02120300000000202051', replace: 'DE03120300000000202051', ids: ['BR-DE-19'] },
  { format: 'xrechnung-ubl', name: 'cash discount of a wrong form', search: '<cac:TaxTotal>', replace: '<cac:PaymentTerms><cbc:Note>#SKONTO#TAGE=14#</cbc:Note></cac:PaymentTerms><cac:TaxTotal>', ids: ['BR-DE-18'] },
  { format: 'xrechnung-ubl', name: 'no day of delivery', search: '<cac:Delivery><cbc:ActualDeliveryDate>2026-11-01</cbc:ActualDeliveryDate></cac:Delivery>', replace: '', ids: ['BR-DE-TMP-32'] },
  { format: 'xrechnung-ubl', name: 'a card and a transfer', search: '<cac:PayeeFinancialAccount>', replace: '<cac:CardAccount><cbc:PrimaryAccountNumberID>1234</cbc:PrimaryAccountNumberID><cbc:NetworkID>NA</cbc:NetworkID></cac:CardAccount><cac:PayeeFinancialAccount>', ids: ['BR-DE-23-b'] },
  { format: 'xrechnung', name: 'city of the seller missing', search: '<ram:CityName>Berlin</ram:CityName>', replace: '', ids: ['BR-DE-3'] },
  { format: 'xrechnung-ubl', name: 'a second text of payment terms, whose cash discount is wrong', search: '<cac:TaxTotal>', replace: '<cac:PaymentTerms><cbc:Note>x</cbc:Note></cac:PaymentTerms><cac:PaymentTerms><cbc:Note>#SKONTO#TAGE=7#</cbc:Note></cac:PaymentTerms><cac:TaxTotal>', ids: ['BR-DE-18', 'UBL-SR-05'] },
  { format: 'xrechnung-ubl', name: 'a no-break space before an IBAN, which is not removed', search: '<cbc:ID>DE', replace: '<cbc:ID>\u00a0DE', ids: ['BR-DE-19'] },
  // The official rules end without a verdict.
  { format: 'xrechnung', name: 'a second text of payment terms beside a cash discount', search: '<ram:SpecifiedTradePaymentTerms>', replace: '<ram:SpecifiedTradePaymentTerms><ram:Description>#SKONTO#TAGE=7#PROZENT=2.00#\n</ram:Description></ram:SpecifiedTradePaymentTerms><ram:SpecifiedTradePaymentTerms><ram:Description>x</ram:Description>', ids: ['BR-DE-18', 'CII-SR-452', 'CII-SR-453'] },
];

describe('judge, xrechnung', () => {
  for (const { name, ids, ...change } of rows) {
    it(`finds ${name} in ${change.format}`, () => {
      expect(brokenRules(change)).toEqual(ids);
    });
  }
});
