import { describe, expect, it } from 'vitest';
import { brokenRules, type ChangedInvoice } from '../../../../../../test/support/judging/judged-einvoice.ts';

/** The rules that the official programs name for each change: the schemas by xmllint, the rules by Saxon. */
// biome-ignore format: a table
const rows: readonly ChangedInvoice[] = [
  { format: 'peppol', name: 'BT-1 missing', search: '<cbc:ID>R-1</cbc:ID>', replace: '', ids: ['BR-02', 'schema'] },
  { format: 'peppol', name: 'elements exchanged', search: '<cbc:IssueDate>2026-11-02</cbc:IssueDate><cbc:DueDate>2026-11-30</cbc:DueDate>', replace: '<cbc:DueDate>2026-11-30</cbc:DueDate><cbc:IssueDate>2026-11-02</cbc:IssueDate>', ids: ['schema'] },
  { format: 'peppol', name: 'an unknown element', search: '<cbc:Note>Danke</cbc:Note>', replace: '<cbc:Notes>Danke</cbc:Notes>', ids: ['schema'] },
  { format: 'xrechnung', name: 'an unknown element', search: '<ram:Content>Danke</ram:Content>', replace: '<ram:Contents>Danke</ram:Contents>', ids: ['schema'] },
  { format: 'xrechnung', name: 'a list of codes that is another', search: '<ram:TypeCode>VAT</ram:TypeCode>', replace: '<ram:TypeCode listID="ZZZ">VAT</ram:TypeCode>', ids: ['schema'] },
  { format: 'peppol', name: 'xsi:nil, of which no value is valid (XML Schema 1.0-1 3.3.4)', search: '<cbc:Note>Danke</cbc:Note>', replace: '<cbc:Note xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:nil="false">Danke</cbc:Note>', ids: ['schema'] },
  { format: 'xrechnung', name: 'nothing wrong with the place of the schema under another prefix than xsi', search: '<ram:Content>Danke</ram:Content>', replace: '<ram:Content xmlns:i="http://www.w3.org/2001/XMLSchema-instance" i:schemaLocation="urn:a a.xsd">Danke</ram:Content>', ids: [] },
  { format: 'peppol', name: 'an attribute of another namespace under the prefix xsi', search: '<cbc:Note>Danke</cbc:Note>', replace: '<cbc:Note xmlns:xsi="urn:a" xsi:type="a">Danke</cbc:Note>', ids: ['schema'] },
  { format: 'peppol', name: 'a no-break space between elements, which is text (XML 1.0 2.3)', search: '<cac:Country>', replace: '\u00a0<cac:Country>', ids: ['schema'] },
  { format: 'peppol', name: 'a language that is none (xs:language)', search: '<cbc:Note>Danke</cbc:Note>', replace: '<cbc:Note languageID="">Danke</cbc:Note>', ids: ['schema'] },
  { format: 'peppol', name: 'nothing that the schema minds in a language', search: '<cbc:Note>Danke</cbc:Note>', replace: '<cbc:Note languageID=" de-AT ">Danke</cbc:Note>', ids: [] },
  { format: 'xrechnung', name: 'a second preceding invoice, which D16B has not', search: '</ram:SpecifiedTradeSettlementHeaderMonetarySummation>', replace: '</ram:SpecifiedTradeSettlementHeaderMonetarySummation><ram:InvoiceReferencedDocument><ram:IssuerAssignedID>R-7</ram:IssuerAssignedID></ram:InvoiceReferencedDocument><ram:InvoiceReferencedDocument><ram:IssuerAssignedID>R-7</ram:IssuerAssignedID></ram:InvoiceReferencedDocument>', ids: ['schema'] },
  { format: 'facturx', name: 'nothing in a second preceding invoice, which the schema of Factur-X has', search: '</ram:SpecifiedTradeSettlementHeaderMonetarySummation>', replace: '</ram:SpecifiedTradeSettlementHeaderMonetarySummation><ram:InvoiceReferencedDocument><ram:IssuerAssignedID>R-7</ram:IssuerAssignedID></ram:InvoiceReferencedDocument><ram:InvoiceReferencedDocument><ram:IssuerAssignedID>R-7</ram:IssuerAssignedID></ram:InvoiceReferencedDocument>', ids: [] },
  { format: 'facturx', name: 'a third tax registration, of which the schema of Factur-X has two at most', search: '</ram:SellerTradeParty>', replace: '<ram:SpecifiedTaxRegistration><ram:ID schemeID="FC">1</ram:ID></ram:SpecifiedTaxRegistration><ram:SpecifiedTaxRegistration><ram:ID schemeID="FC">1</ram:ID></ram:SpecifiedTaxRegistration></ram:SellerTradeParty>', ids: ['FX-SCH', 'schema'] },
  { format: 'peppol', name: 'base64 with bits behind its last byte (XML Schema 1.0-2 3.2.16)', search: '<cac:AccountingSupplierParty>', replace: '<cac:AdditionalDocumentReference><cbc:ID>1</cbc:ID><cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="text/csv" filename="a">YWC=</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference><cac:AccountingSupplierParty>', ids: ['schema'] },
];

describe('judge, schema', () => {
  for (const { name, ids, ...change } of rows) {
    it(`finds ${name} in ${change.format}`, () => {
      expect(brokenRules(change)).toEqual(ids);
    });
  }
});
