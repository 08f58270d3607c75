import { describe, expect, it } from 'vitest';
import { brokenRules, type ChangedInvoice } from '../../../../../../test/support/judging/judged-einvoice.ts';

const DELIVERY =
  '<ram:ApplicableHeaderTradeDelivery><ram:ActualDeliverySupplyChainEvent><ram:OccurrenceDateTime><udt:DateTimeString format="102">20261101</udt:DateTimeString></ram:OccurrenceDateTime></ram:ActualDeliverySupplyChainEvent></ram:ApplicableHeaderTradeDelivery>';

/** The rules that the official programs name for each change: the schemas by xmllint, the rules by Saxon. */
// biome-ignore format: a table
const rows: readonly ChangedInvoice[] = [
  { format: 'peppol', name: 'currency unknown', search: '>EUR</cbc:DocumentCurrencyCode>', replace: '>EUX</cbc:DocumentCurrencyCode>', ids: ['BR-CL-04', 'BR-CO-15', 'PEPPOL-EN16931-R051'] },
  { format: 'peppol', name: 'price negative', search: '>50</cbc:PriceAmount>', replace: '>-50</cbc:PriceAmount>', ids: ['BR-27', 'PEPPOL-EN16931-R120'] },
  { format: 'peppol', name: 'address of the buyer missing', search: '<cbc:EndpointID schemeID="9930">DE987654321</cbc:EndpointID>', replace: '', ids: ['PEPPOL-EN16931-R010'] },
  { format: 'peppol', name: 'process unknown', search: 'billing:01:1.0', replace: 'billing:09:1.0', ids: ['PEPPOL-EN16931-R007'] },
  { format: 'peppol', name: 'an empty element', search: '<cbc:Note>Danke</cbc:Note>', replace: '<cbc:Note></cbc:Note>', ids: ['PEPPOL-EN16931-R008'] },
  { format: 'peppol', name: 'a GLN with a wrong digit', search: '<cbc:EndpointID schemeID="9930">DE987654321', replace: '<cbc:EndpointID schemeID="0088">7300010000002', ids: ['PEPPOL-COMMON-R040'] },
  { format: 'peppol', name: 'buyer reference missing', search: '<cbc:BuyerReference>04011000-12345-34</cbc:BuyerReference>', replace: '', ids: ['DE-R-015', 'PEPPOL-EN16931-R003'] },
  { format: 'peppol', name: 'contact missing', search: '<cac:Contact><cbc:Name>Anna Muster</cbc:Name><cbc:Telephone>+49 30 123456</cbc:Telephone><cbc:ElectronicMail>anna@muster.example</cbc:ElectronicMail></cac:Contact>', replace: '', ids: ['DE-R-002'] },
  { format: 'peppol', name: 'a day that no calendar has', search: '2026-11-30</cbc:DueDate>', replace: '2026-11-31</cbc:DueDate>', ids: ['PEPPOL-EN16931-F001', 'schema'] },
  { format: 'peppol', name: 'BT-131 is not quantity x price', search: '<cbc:InvoicedQuantity unitCode="C62">2<', replace: '<cbc:InvoicedQuantity unitCode="C62">3<', ids: ['PEPPOL-EN16931-R120'] },
  { format: 'peppol', name: 'nothing empty in a no-break space, which is not white space (XPath 2.0 functions 7.4.5)', search: '<cbc:Note>Danke</cbc:Note>', replace: '<cbc:Note>\u00a0</cbc:Note>', ids: [] },
  { format: 'xrechnung', name: 'no empty element in a group of delivery under its usual prefix', search: DELIVERY, replace: '<ram:ApplicableHeaderTradeDelivery/>', ids: ['BR-DE-TMP-32'] },
  { format: 'xrechnung', name: 'an empty element in a group of delivery under another prefix', search: DELIVERY, replace: '<ns2:ApplicableHeaderTradeDelivery xmlns:ns2="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100"/>', ids: ['BR-DE-TMP-32', 'PEPPOL-EN16931-R008'] },
];

describe('judge, peppol', () => {
  for (const { name, ids, ...change } of rows) {
    it(`finds ${name} in ${change.format}`, () => {
      expect(brokenRules(change)).toEqual(ids);
    });
  }
});
