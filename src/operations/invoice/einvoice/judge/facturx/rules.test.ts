import { describe, expect, it } from 'vitest';
import { brokenRules, type ChangedInvoice } from '../../../../../../test/support/judging/judged-einvoice.ts';

const members = {
  allowances: [{ description: 'Rabatt', amount: 10, tax_rate: 19 }],
  charges: [{ description: 'Fracht', amount: 5, tax_rate: 7 }],
};

/** The rules that the official programs name for each change: the schemas by xmllint, the rules by Saxon. */
// biome-ignore format: a table
const rows: readonly ChangedInvoice[] = [
  { format: 'facturx', name: 'an element that the profile has not', search: '<ram:Name>Muster GmbH</ram:Name>', replace: '<ram:Name>Muster GmbH</ram:Name><ram:RoleCode>SE</ram:RoleCode>', ids: ['schema'] },
  { format: 'facturx', name: 'a scheme at the number of the invoice', search: '<ram:ID>R-1</ram:ID>', replace: '<ram:ID schemeID="0088">R-1</ram:ID>', ids: ['CII-DT-005', 'FX-SCH'] },
  { format: 'facturx', name: 'name of the buyer missing', search: '<ram:Name>Kunde AG</ram:Name>', replace: '', ids: ['BR-07', 'FX-SCH'] },
  { format: 'facturx', name: 'no payment terms, no delivery day', search: '<ram:ActualDeliverySupplyChainEvent><ram:OccurrenceDateTime><udt:DateTimeString format="102">20261101</udt:DateTimeString></ram:OccurrenceDateTime></ram:ActualDeliverySupplyChainEvent>', replace: '', ids: ['PEPPOL-EN16931-R008'] },
  { format: 'facturx', name: 'a contact with a person and a department', search: '<ram:PersonName>Anna Muster</ram:PersonName>', replace: '<ram:PersonName>Anna Muster</ram:PersonName><ram:DepartmentName>Verkauf</ram:DepartmentName>', ids: ['CII-SR-465'] },
  { format: 'facturx', name: 'an IBAN and another account', search: '<ram:IBANID>DE02120300000000202051</ram:IBANID>', replace: '<ram:IBANID>DE02120300000000202051</ram:IBANID><ram:ProprietaryID>1</ram:ProprietaryID>', ids: ['CII-SR-470'] },
  { format: 'facturx', name: 'an entry of the breakdown of another tax', search: '<ram:TypeCode>VAT</ram:TypeCode><ram:BasisAmount>', replace: '<ram:TypeCode>GST</ram:TypeCode><ram:BasisAmount>', ids: ['BR-47', 'BR-48', 'BR-CO-17', 'CII-DT-037', 'FX-SCH'] },
  { format: 'facturx', name: 'an allowance with two categories', members, search: '<ram:CategoryTradeTax><ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>19</ram:RateApplicablePercent></ram:CategoryTradeTax>', replace: '<ram:CategoryTradeTax><ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>19</ram:RateApplicablePercent></ram:CategoryTradeTax><ram:CategoryTradeTax><ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>E</ram:CategoryCode><ram:RateApplicablePercent>0</ram:RateApplicablePercent></ram:CategoryTradeTax>', ids: ['BR-E-01', 'CII-SR-471', 'CII-SR-472', 'FX-SCH', 'schema'] },
  { format: 'facturx', name: 'IPSI, whose base the artefact does not compare', members, search: '<ram:BasisAmount>90.00</ram:BasisAmount><ram:CategoryCode>S', replace: '<ram:BasisAmount>90.00</ram:BasisAmount><ram:CategoryCode>M', ids: [] },
  { format: 'facturx', name: 'IGIC, whose tax the older rules reach', members, search: '<ram:CalculatedAmount>17.10</ram:CalculatedAmount><ram:TypeCode>VAT</ram:TypeCode><ram:BasisAmount>90.00</ram:BasisAmount><ram:CategoryCode>S', replace: '<ram:CalculatedAmount>99.105</ram:CalculatedAmount><ram:TypeCode>VAT</ram:TypeCode><ram:BasisAmount>90.00</ram:BasisAmount><ram:CategoryCode>L', ids: ['BR-CO-14', 'BR-CO-17', 'BR-DEC-20'] },
  { format: 'facturx', name: 'a classification without a code', search: '<ram:SpecifiedTradeProduct><ram:Name>Beratung</ram:Name>', replace: '<ram:SpecifiedTradeProduct><ram:Name>Beratung</ram:Name><ram:DesignatedProductClassification/>', ids: ['BR-65', 'PEPPOL-EN16931-R008'] },
];

describe('judge, facturx', () => {
  for (const { name, ids, ...change } of rows) {
    it(`finds ${name} in ${change.format}`, () => {
      expect(brokenRules(change)).toEqual(ids);
    });
  }
});
