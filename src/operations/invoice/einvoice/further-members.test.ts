import { describe, expect, it, test } from 'vitest';
import { germanInvoice } from '../../../../scripts/invoice/einvoice-refusals/requests.ts';
import { elementsAt, textsAt, type XmlElement, xmlTree } from '../../../../test/support/judging/xml-tree.ts';
import type { EinvoiceFormat } from '../codes/einvoice-format.ts';
import { type InvoiceRequest, toXml } from '../index.ts';

type Change = Partial<InvoiceRequest>;

function treeOf(format: EinvoiceFormat, change: Change): XmlElement {
  return xmlTree(toXml({ ...germanInvoice, ...change, einvoice: format }).bytes);
}

const trade = 'rsm:SupplyChainTradeTransaction';
const line = `${trade}/ram:IncludedSupplyChainTradeLineItem`;
const agreement = `${trade}/ram:ApplicableHeaderTradeAgreement`;
const delivery = `${trade}/ram:ApplicableHeaderTradeDelivery`;
const settlement = `${trade}/ram:ApplicableHeaderTradeSettlement`;
const means = `${settlement}/ram:SpecifiedTradeSettlementPaymentMeans`;
const terms = `${settlement}/ram:SpecifiedTradePaymentTerms/ram:Description`;

const { iban: _iban, ...unpaid } = germanInvoice;
const [item] = germanInvoice.items;
const period = { start: '2026-03-01', end: '2026-03-31' };
const direct_debit = {
  mandate: 'M-17',
  creditor_id: 'de98 zzz 0999 9999 999',
  iban: 'DE02 1203 0000 0000 2020 51',
};
const noAccount = { iban: undefined as never };
const cash_discount = [
  { days: 14, percent: 2 },
  { days: 30, percent: 0.5, base_amount: 100 },
];
const discountLines = '#SKONTO#TAGE=14#PROZENT=2.00#\n#SKONTO#TAGE=30#PROZENT=0.50#BASISBETRAG=100.00#\n';
const credit: Change = { corrects: { number: 'RE-1' }, items: [{ ...item, qty: -1 }] };

/** A path in the file of a format, the change to the request, and the texts that must be there. */
const rows: [name: string, format: EinvoiceFormat, change: Change, path: string, texts: string[]][] = [
  [
    'BT-73',
    'facturx',
    { period },
    `${settlement}/ram:BillingSpecifiedPeriod/ram:StartDateTime/udt:DateTimeString`,
    ['20260301'],
  ],
  ['BT-74', 'peppol', { period }, 'cac:InvoicePeriod/cbc:EndDate', ['2026-03-31']],
  ['BT-74 alone', 'peppol', { period: { end: '2026-03-31' } }, 'cac:InvoicePeriod/cbc:StartDate', []],
  [
    'BT-134',
    'xrechnung',
    { items: [{ ...item, period }] },
    `${line}/ram:SpecifiedLineTradeSettlement/ram:BillingSpecifiedPeriod/ram:EndDateTime/udt:DateTimeString`,
    ['20260331'],
  ],
  [
    'BT-135',
    'xrechnung-ubl',
    { items: [{ ...item, period }] },
    'cac:InvoiceLine/cac:InvoicePeriod/cbc:StartDate',
    ['2026-03-01'],
  ],
  [
    'BT-135 of a credit note',
    'peppol',
    { ...credit, items: [{ ...item, qty: -1, period }] },
    'cac:CreditNoteLine/cac:InvoicePeriod/cbc:StartDate',
    ['2026-03-01'],
  ],
  [
    'BT-20 of XRechnung, with its line end (BR-DE-18)',
    'xrechnung',
    { cash_discount },
    terms,
    [discountLines],
  ],
  [
    'BT-20 of XRechnung in UBL',
    'xrechnung-ubl',
    { cash_discount },
    'cac:PaymentTerms/cbc:Note',
    [discountLines],
  ],
  [
    'BT-20 of German Peppol, below other terms',
    'peppol',
    { cash_discount, terms: 'Danke\n' },
    'cac:PaymentTerms/cbc:Note',
    [`Danke\n${discountLines}`],
  ],
  [
    'BT-20 of Factur-X is the sentence',
    'facturx',
    { cash_discount: [{ days: 14, percent: 2 }], language: 'de' },
    terms,
    ['2\u00a0% Skonto bei Zahlung innerhalb von 14 Tagen'],
  ],
  [
    'lines that were written by hand stay, without blanks around them and with their line end',
    'xrechnung',
    { terms: 'Danke\r\n #SKONTO#TAGE=14#PROZENT=2.00# ' },
    terms,
    ['Danke\n#SKONTO#TAGE=14#PROZENT=2.00#\n'],
  ],
  [
    'text below them',
    'xrechnung',
    { terms: '#SKONTO#TAGE=14#PROZENT=2.00#\nDanke' },
    terms,
    ['#SKONTO#TAGE=14#PROZENT=2.00#\nDanke'],
  ],
  [
    'BT-81 of a SEPA direct debit',
    'xrechnung',
    { ...noAccount, direct_debit },
    `${means}/ram:TypeCode`,
    ['59'],
  ],
  [
    'BT-81 of another',
    'xrechnung',
    { ...noAccount, direct_debit, currency: 'USD' },
    `${means}/ram:TypeCode`,
    ['49'],
  ],
  [
    'BT-89',
    'facturx',
    { direct_debit },
    `${settlement}/ram:SpecifiedTradePaymentTerms/ram:DirectDebitMandateID`,
    ['M-17'],
  ],
  [
    'BT-89 in UBL',
    'peppol',
    { ...noAccount, direct_debit },
    'cac:PaymentMeans/cac:PaymentMandate/cbc:ID',
    ['M-17'],
  ],
  ['BT-90', 'facturx', { direct_debit }, `${settlement}/ram:CreditorReferenceID`, ['DE98ZZZ09999999999']],
  [
    'BT-90 in UBL',
    'peppol',
    { ...noAccount, direct_debit },
    'cac:AccountingSupplierParty/cac:Party/cac:PartyIdentification/cbc:ID',
    ['DE98ZZZ09999999999'],
  ],
  [
    'BT-91',
    'facturx',
    { direct_debit },
    `${means}/ram:PayerPartyDebtorFinancialAccount/ram:IBANID`,
    ['DE02120300000000202051'],
  ],
  [
    'BT-83 of a direct debit',
    'facturx',
    { ...noAccount, direct_debit },
    `${settlement}/ram:PaymentReference`,
    ['RE-1042'],
  ],
  ['one code beside an account (UBL-SR-47)', 'facturx', { direct_debit }, `${means}/ram:TypeCode`, ['59']],
  [
    'BT-81 of a card',
    'xrechnung-ubl',
    { ...noAccount, card: { last_digits: '4242' } },
    'cac:PaymentMeans/cbc:PaymentMeansCode',
    ['48'],
  ],
  [
    'BT-87',
    'xrechnung',
    { ...noAccount, card: { last_digits: '4242' } },
    `${means}/ram:ApplicableTradeSettlementFinancialCard/ram:ID`,
    ['4242'],
  ],
  [
    'BT-88',
    'peppol',
    { ...noAccount, card: { last_digits: '4242', holder: 'Ada King' } },
    'cac:PaymentMeans/cac:CardAccount/cbc:HolderName',
    ['Ada King'],
  ],
  [
    'BT-155',
    'facturx',
    { items: [{ ...item, id: 'SW 1' }] },
    `${line}/ram:SpecifiedTradeProduct/ram:SellerAssignedID`,
    ['SW 1'],
  ],
  [
    'BT-156',
    'peppol',
    { items: [{ ...item, buyer_id: 'K 1' }] },
    'cac:InvoiceLine/cac:Item/cac:BuyersItemIdentification/cbc:ID',
    ['K 1'],
  ],
  [
    'BT-159',
    'facturx',
    { items: [{ ...item, country_of_origin: 'pt' }] },
    `${line}/ram:SpecifiedTradeProduct/ram:OriginTradeCountry/ram:ID`,
    ['PT'],
  ],
  [
    'BT-70',
    'facturx',
    { deliver_to: { name: 'Lager', country: 'AT' } },
    `${delivery}/ram:ShipToTradeParty/ram:Name`,
    ['Lager'],
  ],
  [
    'BT-70 in UBL',
    'peppol',
    { deliver_to: { name: 'Lager', city: 'Wien', postcode: '1010', country: 'AT' } },
    'cac:Delivery/cac:DeliveryParty/cac:PartyName/cbc:Name',
    ['Lager'],
  ],
  [
    'BT-80 of an intra-community supply that goes elsewhere (BR-IC-12)',
    'facturx',
    { deliver_to: { country: 'AT' }, items: [{ ...item, tax_rate: 0, tax_category: 'K' }] },
    `${delivery}/ram:ShipToTradeParty/ram:PostalTradeAddress/ram:CountryID`,
    ['AT'],
  ],
  [
    'BT-11',
    'facturx',
    { project_number: 'P 1' },
    `${agreement}/ram:SpecifiedProcuringProject/ram:ID`,
    ['P 1'],
  ],
  ['BT-11 in UBL', 'peppol', { project_number: 'P 1' }, 'cac:ProjectReference/cbc:ID', ['P 1']],
  [
    'BT-11 of a credit note in UBL',
    'peppol',
    { ...credit, project_number: 'P 1' },
    'cac:AdditionalDocumentReference/cbc:ID',
    ['P 1'],
  ],
  [
    'BT-12',
    'facturx',
    { contract_number: 'V 1' },
    `${agreement}/ram:ContractReferencedDocument/ram:IssuerAssignedID`,
    ['V 1'],
  ],
  [
    'BT-14',
    'facturx',
    { sales_order_number: 'S 1' },
    `${agreement}/ram:SellerOrderReferencedDocument/ram:IssuerAssignedID`,
    ['S 1'],
  ],
  [
    'BT-14 in UBL',
    'peppol',
    { sales_order_number: 'S 1', order_number: 'O 1' },
    'cac:OrderReference/cbc:SalesOrderID',
    ['S 1'],
  ],
  [
    'BT-16',
    'facturx',
    { despatch_number: 'L 1' },
    `${delivery}/ram:DespatchAdviceReferencedDocument/ram:IssuerAssignedID`,
    ['L 1'],
  ],
  [
    'BT-3 of a partial invoice',
    'xrechnung',
    { document_type: 'partial' },
    'rsm:ExchangedDocument/ram:TypeCode',
    ['326'],
  ],
  [
    'BT-3 of a prepayment',
    'facturx',
    { document_type: 'prepayment' },
    'rsm:ExchangedDocument/ram:TypeCode',
    ['386'],
  ],
  ['BT-3 of self-billing', 'xrechnung-ubl', { document_type: 'self_billed' }, 'cbc:InvoiceTypeCode', ['389']],
  [
    'a corrected invoice is not a credit note',
    'xrechnung-ubl',
    { document_type: 'corrected', corrects: { number: 'RE-1' } },
    'cbc:InvoiceTypeCode',
    ['384'],
  ],
  [
    'BT-25 of it',
    'xrechnung-ubl',
    { document_type: 'corrected', corrects: { number: 'RE-1' } },
    'cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID',
    ['RE-1'],
  ],
];

describe('an e-invoice says', () => {
  test.each(rows)('%s (%s)', (_, format, change, path, texts) => {
    expect(textsAt(treeOf(format, change), path)).toEqual(texts);
  });

  it('a classification with its scheme and version (BT-158)', () => {
    const change = { items: [{ ...item, classification: { scheme: 'sti', id: '7', version: '2' } }] };
    const [cii] = elementsAt(
      treeOf('facturx', change),
      `${line}/ram:SpecifiedTradeProduct/ram:DesignatedProductClassification/ram:ClassCode`,
    );
    const [ubl] = elementsAt(
      treeOf('peppol', change),
      'cac:InvoiceLine/cac:Item/cac:CommodityClassification/cbc:ItemClassificationCode',
    );
    for (const code of [cii, ubl]) {
      expect(code).toMatchObject({ text: '7', attributes: { listID: 'STI', listVersionID: '2' } });
    }
  });

  it('nothing of an account that XRechnung no longer needs', () => {
    for (const einvoice of ['xrechnung', 'xrechnung-ubl', 'peppol'] as const) {
      expect(() => toXml({ ...unpaid, einvoice })).toThrow();
      expect(toXml({ ...unpaid, einvoice, direct_debit }).bytes.length).toBeGreaterThan(1000);
    }
  });
});
