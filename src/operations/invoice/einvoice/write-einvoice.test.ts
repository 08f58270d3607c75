import { describe, expect, it, test } from 'vitest';
import { germanInvoice } from '../../../../scripts/invoice/einvoice-refusals/requests.ts';
import { elementsAt, textsAt, type XmlElement, xmlTree } from '../../../../test/support/judging/xml-tree.ts';
import type { EinvoiceFormat } from '../codes/einvoice-format.ts';
import { type InvoiceRequest, toXml } from '../index.ts';
import { numberText } from './number-text.ts';

type Change = Partial<InvoiceRequest>;

function textOf(format: EinvoiceFormat, change: Change = {}): string {
  return new TextDecoder().decode(toXml({ ...germanInvoice, ...change, einvoice: format }).bytes);
}

function treeOf(format: EinvoiceFormat, change: Change = {}): XmlElement {
  return xmlTree(toXml({ ...germanInvoice, ...change, einvoice: format }).bytes);
}

const trade = 'rsm:SupplyChainTradeTransaction';
const line = `${trade}/ram:IncludedSupplyChainTradeLineItem`;
const settlement = `${trade}/ram:ApplicableHeaderTradeSettlement`;
const seller = `${trade}/ram:ApplicableHeaderTradeAgreement/ram:SellerTradeParty`;
const supplier = 'cac:AccountingSupplierParty/cac:Party';

function linesOf(...items: InvoiceRequest['items']): Change {
  return { items };
}

const work = { description: 'Work', qty: 1, unit_price: 100, tax_rate: 19 } as const;

/** A path in the file of a format, the change to the request, and the texts that must be there. */
type Row = [name: string, format: EinvoiceFormat, change: Change, path: string, texts: string[]];

const rows: Row[] = [
  [
    'BT-24 of Factur-X',
    'facturx',
    {},
    'rsm:ExchangedDocumentContext/ram:GuidelineSpecifiedDocumentContextParameter/ram:ID',
    ['urn:cen.eu:en16931:2017'],
  ],
  [
    'BT-24 of XRechnung',
    'xrechnung-ubl',
    {},
    'cbc:CustomizationID',
    ['urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0'],
  ],
  [
    'BT-24 of Peppol',
    'peppol',
    {},
    'cbc:CustomizationID',
    ['urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0'],
  ],
  ['BT-23', 'peppol', {}, 'cbc:ProfileID', ['urn:fdc:peppol.eu:2017:poacc:billing:01:1.0']],
  ['BT-3 of an invoice', 'facturx', {}, 'rsm:ExchangedDocument/ram:TypeCode', ['380']],
  [
    'BT-2 as CII writes days',
    'facturx',
    {},
    'rsm:ExchangedDocument/ram:IssueDateTime/udt:DateTimeString',
    ['20260309'],
  ],
  ['notes are one note (PEPPOL-EN16931-R002)', 'peppol', { notes: ' a\r\n\r\nb ' }, 'cbc:Note', ['a\n\nb']],
  ['blank notes are not an element', 'peppol', { notes: ' \n\u200b' }, 'cbc:Note', []],
  [
    'texts are cleaned as on the page',
    'peppol',
    { notes: 'a\u0000b\u202ec\ud800' },
    'cbc:Note',
    ['abc\ufffd'],
  ],
  [
    'BT-153 and BT-154',
    'facturx',
    linesOf({ ...work, description: '\n First \n\nsecond\nthird' }),
    `${line}/ram:SpecifiedTradeProduct/ram:Description`,
    ['second\nthird'],
  ],
  [
    'the first line is the name',
    'facturx',
    linesOf({ ...work, description: '\n First \n\nsecond' }),
    `${line}/ram:SpecifiedTradeProduct/ram:Name`,
    ['First'],
  ],
  ['BT-126', 'peppol', linesOf(work, work), 'cac:InvoiceLine/cbc:ID', ['1', '2']],
  [
    'a price below zero turns the quantity (BR-27)',
    'facturx',
    linesOf(work, { ...work, qty: 2, unit_price: -10 }),
    `${line}/ram:SpecifiedLineTradeDelivery/ram:BilledQuantity`,
    ['1', '-2'],
  ],
  [
    'and is written above zero',
    'facturx',
    linesOf(work, { ...work, qty: 2, unit_price: -10 }),
    `${line}/ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice/ram:ChargeAmount`,
    ['100', '10'],
  ],
  [
    'its amount stays',
    'facturx',
    linesOf(work, { ...work, qty: 2, unit_price: -10 }),
    `${line}/ram:SpecifiedLineTradeSettlement/ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount`,
    ['100.00', '-20.00'],
  ],
  [
    'a quantity of 0 stays',
    'peppol',
    linesOf(work, { ...work, qty: 0 }),
    'cac:InvoiceLine/cbc:InvoicedQuantity',
    ['1', '0'],
  ],
  [
    'a price has all its decimals, and no exponent',
    'peppol',
    linesOf({ ...work, qty: 1e9, unit_price: 1e-7 }),
    'cac:InvoiceLine/cac:Price/cbc:PriceAmount',
    ['0.0000001'],
  ],
  [
    'two lines of an address, and the rest',
    'facturx',
    { from: { ...germanInvoice.from, address: 'a\n\nb\nc\nd' } },
    `${seller}/ram:PostalTradeAddress/ram:LineThree`,
    ['c, d'],
  ],
  [
    'an address as a list',
    'peppol',
    { from: { ...germanInvoice.from, address: ['a', ' ', 'b'] } },
    `${supplier}/cac:PostalAddress/cbc:AdditionalStreetName`,
    ['b'],
  ],
  [
    'the e-mail address is the endpoint of XRechnung',
    'xrechnung-ubl',
    { from: { ...germanInvoice.from, endpoint: undefined as never } },
    `${supplier}/cbc:EndpointID`,
    ['rechnung@nordwind.example'],
  ],
  ['payment of a SEPA account in EUR', 'peppol', {}, 'cac:PaymentMeans/cbc:PaymentMeansCode', ['58']],
  ['in USD', 'peppol', { currency: 'USD' }, 'cac:PaymentMeans/cbc:PaymentMeansCode', ['30']],
  [
    'to an account outside SEPA',
    'peppol',
    { iban: 'TR330006100519786457841326' },
    'cac:PaymentMeans/cbc:PaymentMeansCode',
    ['30'],
  ],
  [
    'the group without an account, of a paid invoice (BR-DE-1)',
    'xrechnung',
    { iban: undefined as never, paid: true },
    `${settlement}/ram:SpecifiedTradeSettlementPaymentMeans/ram:TypeCode`,
    ['1'],
  ],
  [
    'no group in Factur-X',
    'facturx',
    { iban: undefined as never },
    `${settlement}/ram:SpecifiedTradeSettlementPaymentMeans`,
    [],
  ],
  ['BT-83 is the number', 'facturx', {}, `${settlement}/ram:PaymentReference`, ['RE-1042']],
  [
    'or what was sent',
    'peppol',
    { payment_reference: 'RF18 5390' },
    'cac:PaymentMeans/cbc:PaymentID',
    ['RF18 5390'],
  ],
  [
    'BT-86',
    'facturx',
    { bic: 'cobadeffxxx' },
    `${settlement}/ram:SpecifiedTradeSettlementPaymentMeans/ram:PayeeSpecifiedCreditorFinancialInstitution/ram:BICID`,
    ['COBADEFFXXX'],
  ],
  [
    'BT-113 of a paid invoice',
    'peppol',
    { paid: true },
    'cac:LegalMonetaryTotal/cbc:PrepaidAmount',
    ['1428.00'],
  ],
  [
    'BT-115 of a paid invoice',
    'peppol',
    { paid: true },
    'cac:LegalMonetaryTotal/cbc:PayableAmount',
    ['0.00'],
  ],
  [
    'BT-113 of a part',
    'facturx',
    { paid_amount: 28 },
    `${settlement}/ram:SpecifiedTradeSettlementHeaderMonetarySummation/ram:TotalPrepaidAmount`,
    ['28.00'],
  ],
  [
    'BT-115 of the rest',
    'facturx',
    { paid_amount: 28 },
    `${settlement}/ram:SpecifiedTradeSettlementHeaderMonetarySummation/ram:DuePayableAmount`,
    ['1400.00'],
  ],
  ['no BT-113 of 0', 'peppol', { paid_amount: 0 }, 'cac:LegalMonetaryTotal/cbc:PrepaidAmount', []],
  [
    'BT-121 of reverse charge',
    'peppol',
    linesOf({ ...work, tax_rate: 0, tax_category: 'AE' }),
    'cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:TaxExemptionReasonCode',
    ['VATEX-EU-AE'],
  ],
  [
    'BT-120 in the language of the document',
    'peppol',
    { ...linesOf({ ...work, tax_rate: 0, tax_category: 'AE' }), language: 'de' },
    'cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:TaxExemptionReason',
    ['Steuerschuldnerschaft des Leistungsempf\u00e4ngers'],
  ],
  [
    'or as sent, where no line is exempt',
    'peppol',
    { ...linesOf({ ...work, tax_rate: 0, tax_category: 'AE' }), tax_exemption_reason: 'Because' },
    'cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:TaxExemptionReason',
    ['Because'],
  ],
  [
    'beside exempt lines the reason is theirs',
    'peppol',
    {
      ...linesOf({ ...work, tax_rate: 0, tax_category: 'G' }, { ...work, tax_rate: 0, tax_category: 'E' }),
      tax_exemption_reason: 'Because',
    },
    'cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:TaxExemptionReason',
    ['Export outside the EU', 'Because'],
  ],
  [
    'an exempt line has no code',
    'peppol',
    { ...linesOf({ ...work, tax_rate: 0, tax_category: 'E' }), tax_exemption_reason: 'Because' },
    'cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:TaxExemptionReasonCode',
    [],
  ],
  [
    'BT-80 of an intra-community supply',
    'facturx',
    linesOf({ ...work, tax_rate: 0, tax_category: 'K' }),
    `${trade}/ram:ApplicableHeaderTradeDelivery/ram:ShipToTradeParty/ram:PostalTradeAddress/ram:CountryID`,
    ['DE'],
  ],
  ['of no other', 'facturx', {}, `${trade}/ram:ApplicableHeaderTradeDelivery/ram:ShipToTradeParty`, []],
  [
    'BT-13',
    'facturx',
    { order_number: 'PO-1' },
    `${trade}/ram:ApplicableHeaderTradeAgreement/ram:BuyerOrderReferencedDocument/ram:IssuerAssignedID`,
    ['PO-1'],
  ],
  [
    'BT-30 without a scheme',
    'peppol',
    { from: { ...germanInvoice.from, registration_id: 'HRB 1' } },
    `${supplier}/cac:PartyLegalEntity/cbc:CompanyID`,
    ['HRB 1'],
  ],
];

describe('an e-invoice says', () => {
  test.each(rows)('%s (%s)', (_, format, change, path, texts) => {
    expect(textsAt(treeOf(format, change), path)).toEqual(texts);
  });

  it('escapes what XML reserves (XML 1.0 2.4), in texts and attributes, and begins without a mark', () => {
    const change = { from: { ...germanInvoice.from, name: 'A & B <c> "d" ]]> \'e\'' } };
    const text = textOf('facturx', change);
    expect(text.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<rsm:CrossIndustryInvoice ')).toBe(true);
    expect(text).toContain("<ram:Name>A &amp; B &lt;c&gt; &quot;d&quot; ]]&gt; 'e'</ram:Name>");
    expect(textsAt(treeOf('facturx', change), `${seller}/ram:Name`)).toEqual(['A & B <c> "d" ]]> \'e\'']);
  });

  it('a unit, the one when none is sent', () => {
    const [first, second] = elementsAt(
      treeOf('peppol', linesOf({ ...work, unit: 'hur' }, work)),
      'cac:InvoiceLine/cbc:InvoicedQuantity',
    );
    expect([first?.attributes, second?.attributes]).toEqual([{ unitCode: 'HUR' }, { unitCode: 'C62' }]);
  });

  it('one currency everywhere (UBL, PEPPOL-EN16931-R051)', () => {
    const text = textOf('peppol', { currency: 'GBP' });
    expect(new Set([...text.matchAll(/currencyID="(\w+)"/g)].map(([, code]) => code))).toEqual(
      new Set(['GBP']),
    );
  });

  it('no rate outside the scope of VAT (BR-O-05)', () => {
    const { vat_id: _seller, ...from } = germanInvoice.from;
    const { vat_id: _buyer, ...to } = germanInvoice.to;
    const change: Change = {
      from: { ...from, registration_id: 'HRB 1' },
      to: { ...to, country: 'AT' },
      ...linesOf({ ...work, tax_rate: 0, tax_category: 'O' }),
    };
    expect(textOf('facturx', change)).not.toContain('RateApplicablePercent');
    expect(textOf('peppol', change)).not.toContain('cbc:Percent');
  });

  it('the element of the delivery, though it be empty (CII)', () => {
    expect(textOf('facturx', { delivery_date: undefined as never })).toContain(
      '<ram:ApplicableHeaderTradeDelivery/>',
    );
  });
});

describe('a credit note', () => {
  const credited: Change = {
    corrects: { number: 'RE-1', date: '2026-01-02' },
    items: [
      { ...work, qty: -2 },
      { ...work, qty: 1, unit_price: -10 },
    ],
  };

  it('is UBL of its own, with positive amounts and the due day with the payment', () => {
    const tree = treeOf('xrechnung-ubl', { ...credited, iban: undefined as never });
    expect(tree.name).toBe('CreditNote');
    expect(textsAt(tree, 'cbc:CreditNoteTypeCode')).toEqual(['381']);
    expect(textsAt(tree, 'cbc:DueDate')).toEqual([]);
    expect(textsAt(tree, 'cac:PaymentMeans/cbc:PaymentMeansCode')).toEqual(['1']);
    expect(textsAt(tree, 'cac:PaymentMeans/cbc:PaymentDueDate')).toEqual(['2026-04-08']);
    expect(textsAt(tree, 'cac:BillingReference/cac:InvoiceDocumentReference/cbc:IssueDate')).toEqual([
      '2026-01-02',
    ]);
    expect(textsAt(tree, 'cac:CreditNoteLine/cbc:CreditedQuantity')).toEqual(['2', '1']);
    expect(textsAt(tree, 'cac:CreditNoteLine/cbc:LineExtensionAmount')).toEqual(['200.00', '10.00']);
    expect(textsAt(tree, 'cac:TaxTotal/cbc:TaxAmount')).toEqual(['39.90']);
    expect(textsAt(tree, 'cac:LegalMonetaryTotal/cbc:PayableAmount')).toEqual(['249.90']);
  });

  it('is 381 in CII', () => {
    const tree = treeOf('facturx', credited);
    expect(textsAt(tree, 'rsm:ExchangedDocument/ram:TypeCode')).toEqual(['381']);
    const reference = `${settlement}/ram:InvoiceReferencedDocument/ram:FormattedIssueDateTime/qdt:DateTimeString`;
    expect(textsAt(tree, reference)).toEqual(['20260102']);
  });

  it('names its file', () => {
    const { fileName } = toXml({ ...germanInvoice, ...credited, einvoice: 'peppol' });
    expect(fileName).toBe('credit-note-RE-1042.xml');
  });
});

describe('the same request', () => {
  it('has the same bytes, whatever the order of its members', () => {
    const reversed = Object.fromEntries(Object.entries(germanInvoice).reverse()) as unknown as InvoiceRequest;
    const one = toXml({ ...germanInvoice, einvoice: 'peppol' }).bytes;
    expect(toXml({ einvoice: 'peppol', ...reversed }).bytes).toEqual(one);
  });
});

describe('a number as decimal text (XML Schema 1.0 part 2, 3.2.3)', () => {
  test.each([
    [0, '0'],
    [-0, '0'],
    [12.5, '12.5'],
    [-12.5, '-12.5'],
    [100, '100'],
    [1e-7, '0.0000001'],
    [-1.5e-10, '-0.00000000015'],
    [1e21, '1000000000000000000000'],
    [187.14999999999998, '187.14999999999998'],
    [0.1, '0.1'],
    [-0.05, '-0.05'],
  ])('%d is %s', (value, text) => expect(numberText(value)).toBe(text));
});
