import { describe, expect, it } from 'vitest';
import { brokenRules, type ChangedInvoice } from '../../../../../../test/support/judging/judged-einvoice.ts';

/** The rules that the official programs name for each change: the schemas by xmllint, the rules by Saxon. */
// biome-ignore format: a table
const rows: readonly ChangedInvoice[] = [
  { format: 'peppol', name: 'BT-40 missing', search: '<cac:Country><cbc:IdentificationCode>DE</cbc:IdentificationCode></cac:Country>', replace: '', ids: ['BR-09'] },
  { format: 'peppol', name: 'BT-112 a cent too much', search: '>140.40</cbc:TaxInclusiveAmount>', replace: '>140.41</cbc:TaxInclusiveAmount>', ids: ['BR-CO-15', 'BR-CO-16'] },
  { format: 'peppol', name: 'BT-106 wrong', search: '>120.00</cbc:LineExtensionAmount>', replace: '>121.00</cbc:LineExtensionAmount>', ids: ['BR-CO-10', 'BR-CO-13'] },
  { format: 'peppol', name: 'BT-117 two euros too much', search: '>19.00</cbc:TaxAmount>', replace: '>21.00</cbc:TaxAmount>', ids: ['BR-CO-14', 'BR-CO-17', 'BR-S-09'] },
  { format: 'peppol', name: 'BT-116 of another rate', search: '>100.00</cbc:TaxableAmount>', replace: '>90.00</cbc:TaxableAmount>', ids: ['BR-CO-17', 'BR-S-08', 'BR-S-09'] },
  { format: 'peppol', name: 'unit unknown', search: 'unitCode="C62">2<', replace: 'unitCode="ZZX">2<', ids: ['BR-CL-23'] },
  { format: 'peppol', name: 'country unknown', search: '>DE</cbc:IdentificationCode></cac:Country></cac:PostalAddress><cac:PartyTaxScheme>', replace: '>ZZ</cbc:IdentificationCode></cac:Country></cac:PostalAddress><cac:PartyTaxScheme>', ids: ['BR-CL-14'] },
  { format: 'peppol', name: 'VAT identifier without a country', search: '<cbc:CompanyID>DE123456789', replace: '<cbc:CompanyID>123456789', ids: ['BR-CO-09'] },
  { format: 'peppol', name: 'category of a line wrong', search: '<cbc:ID>S</cbc:ID><cbc:Percent>19</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:ClassifiedTaxCategory>', replace: '<cbc:ID>E</cbc:ID><cbc:Percent>19</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:ClassifiedTaxCategory>', ids: ['BR-E-01', 'BR-E-05', 'BR-S-08'] },
  { format: 'peppol', name: 'scheme of an address missing', search: ' schemeID="9930">DE987654321', replace: '>DE987654321', ids: ['BR-63'] },
  { format: 'xrechnung', name: 'BT-112 wrong', search: '>140.40</ram:GrandTotalAmount>', replace: '>140.41</ram:GrandTotalAmount>', ids: ['BR-CO-15', 'BR-CO-16'] },
  { format: 'xrechnung', name: 'a day of another format', search: '<udt:DateTimeString format="102">20261102', replace: '<udt:DateTimeString format="610">202611', ids: ['BR-03'] },
  { format: 'xrechnung', name: 'BT-116 a cent off: exact in CII', search: '<ram:BasisAmount>100.00', replace: '<ram:BasisAmount>100.01', ids: ['BR-S-08'] },
  { format: 'xrechnung', name: 'country of the buyer unknown', search: '<ram:CityName>Hamburg</ram:CityName><ram:CountryID>DE', replace: '<ram:CityName>Hamburg</ram:CityName><ram:CountryID>ZZ', ids: ['BR-CL-14'] },
  { format: 'facturx', name: 'a blank behind an amount, which counts as a decimal', search: '140.40</ram:DuePayableAmount>', replace: '140.40 </ram:DuePayableAmount>', ids: ['BR-DEC-18'] },
  { format: 'peppol', name: 'a blank behind BT-131', search: '>100.00</cbc:LineExtensionAmount>', replace: '>100.00 </cbc:LineExtensionAmount>', ids: ['BR-DEC-23', 'UBL-DT-01'] },
  { format: 'xrechnung', name: 'a VAT identifier that is empty', search: '<ram:ID schemeID="VA">DE123456789', replace: '<ram:ID schemeID="VA">', ids: ['BR-CO-09', 'BR-DE-16', 'PEPPOL-EN16931-R008'] },
  { format: 'xrechnung', name: 'a VAT identifier without its scheme', search: '<ram:ID schemeID="VA">DE123456789', replace: '<ram:ID>DE123456789', ids: ['BR-CO-26', 'BR-DE-16', 'BR-S-02'] },
  { format: 'xrechnung', name: 'a category between blanks in CII', search: '<ram:CategoryCode>S</ram:CategoryCode>', replace: '<ram:CategoryCode> S </ram:CategoryCode>', ids: ['BR-S-08'] },
  { format: 'xrechnung', name: 'an entry of the breakdown of another tax', search: '<ram:TypeCode>VAT</ram:TypeCode><ram:BasisAmount>', replace: '<ram:TypeCode>GST</ram:TypeCode><ram:BasisAmount>', ids: ['BR-47', 'BR-48', 'BR-CO-17', 'CII-DT-037'] },
];

describe('judge, en16931', () => {
  for (const { name, ids, ...change } of rows) {
    it(`finds ${name} in ${change.format}`, () => {
      expect(brokenRules(change)).toEqual(ids);
    });
  }
});
